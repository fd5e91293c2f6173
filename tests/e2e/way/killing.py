"""A process killed in the middle of a choice, and what is then kept of a fight."""

import asyncio
from contextlib import nullcontext
from typing import Literal

from bot.store.engine import open_store
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, LONG_PATIENCE
from tests.e2e.way.way_table import LoneFight, kept

Moment = Literal["not kept", "not answered", "answered"]
MOMENTS: tuple[Moment, ...] = ("not kept", "not answered", "answered")
"""The moments of a choice: before it is kept, before its answer is sent, or right after."""


async def begins(host: BotProcess, seed: bytes) -> None:
    """Start the bot with known dice; as others may be alive, it does not release claims by itself."""
    host.module = "tests.e2e.known_dice"
    if not host.database_url.startswith("sqlite") and host.running:
        host.change("UPDATE outbox SET claimed_until = 0")
    await host.start(SEED=seed.hex())


async def killed_in(fight: LoneFight, choice: str, host: BotProcess, moment: Moment) -> LoneFight:
    """Kill the process during a choice, start it again, and open the hand again."""
    fight.check()
    die(host, CALLBACK, sent=moment == "answered")
    # A bot that cannot write has nothing to show, so the first thing sent is a placeholder.
    async with host.books.locked() if moment == "not kept" else nullcontext():
        pressing = asyncio.create_task(fight.press(choice))
        async with asyncio.timeout(LONG_PATIENCE):
            await host.killed()
    pressing.cancel()
    await begins(host, fight.foretold.seed)
    if moment != "not kept":
        fight.foretold.take(choice)
    again = await fight.look_again()
    again.check()
    return again


async def kept_by(host: BotProcess, match_id: str) -> list[tuple[str, str]]:
    """Return what the process has kept of a fight, choice by choice."""
    async with open_store(host.database_url) as store:
        return await kept(store, match_id)
