"""The local Discord with the bot on it, in one process: for playing, for demonstrations, for tests."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from pydantic import SecretStr

from bot.app import build_bot
from bot.play.ground.chance import Chance, Clock, SystemChance
from bot.play.ground.context import Context
from bot.sandbox.server import PEOPLE, LocalDiscord, Pages
from bot.settings import Settings
from bot.store.engine import Store, open_store
from bot.wire.client import DuelBot
from bot.wire.endpoint import use_local_discord


@dataclass(frozen=True)
class Stage:
    """A running local Discord and the bot that is logged in to it."""

    local: LocalDiscord
    bot: DuelBot
    store: Store
    database_url: str


@asynccontextmanager
async def stage(
    database_url: str,
    *,
    port: int = 0,
    people: Iterable[str] = PEOPLE,
    chance: Chance | None = None,
    now: Clock | None = None,
    pages: Pages | None = None,
) -> AsyncGenerator[Stage]:
    """Open a local Discord, log the bot in, and close both at the end.

    Without ``now``, the bot uses the local Discord's clock.
    """
    async with (
        LocalDiscord.open(port=port, people=people, pages=pages) as local,
        open_store(database_url) as store,
        logged_in(local, Context(store, now or local.clock, chance or SystemChance())) as bot,
    ):
        yield Stage(local, bot, store, database_url)


@asynccontextmanager
async def logged_in(local: LocalDiscord, context: Context) -> AsyncGenerator[DuelBot]:
    """Log a bot in to a local Discord while the context lasts."""
    use_local_discord(local.url)
    # The host's own settings are not meant for a bot on a local Discord.
    settings = Settings.model_construct(discord_token=SecretStr(local.token), local_discord=local.url)
    bot = build_bot(context, settings)
    # As on every start of the bot, before it logs in.
    await bot.play.deliveries.release_all()
    await bot.play.deadlines.stumbles.retry()
    running = asyncio.create_task(bot.start(local.token))
    ready = asyncio.create_task(_ready(bot))
    try:
        # Either: a failed login is reported at once.
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(running, ready, return_exceptions=True)


async def _ready(bot: DuelBot) -> None:
    while not bot.is_ready():  # noqa: ASYNC110  wait_until_ready only works once the login has begun
        await asyncio.sleep(0.01)
