"""A lone reveal beside a channel in which many duels are decided at once: how long it takes.

    python -m benchmarks.fairness [BUSY_DUELS]

As in ``benchmarks.clicks`` the bot runs in a process of its own. Discord takes five new messages and five
edits in five seconds for each channel here, and refuses the rest: a channel with a hundred duels is busy for
minutes.
"""

import asyncio
import sys
import tempfile
import time

from benchmarks.bot_process import our_bot, running
from benchmarks.clicks import components_of_a_hand, interaction
from benchmarks.figures import table
from benchmarks.lean_discord import LeanDiscord
from benchmarks.ongoing import CHANNEL, GUILD, Pick, foresee, lay_out
from bot.sandbox.limits import Limits
from bot.store.engine import open_store

BUSY = 128
"""Duels decided in one channel."""
QUIET_CHANNEL = CHANNEL + 1
PATIENCE = 300.0


async def measure(busy: int) -> float:
    """Have the first turn of many duels decided, and then that of one elsewhere; return its seconds."""
    *crowd, lone = [foresee(number) for number in range(busy + 1)]
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with open_store(url) as store:
            await lay_out(store, crowd)
            await lay_out(store, [lone], channel_id=QUIET_CHANNEL)
        components = await components_of_a_hand(url, lone)
        async with LeanDiscord.open(GUILD, CHANNEL, Limits(5, 5.0)) as discord:
            with running(our_bot(discord.url, url)):

                async def pick(move: Pick) -> float:
                    click = await discord.click(interaction(move, components, private=False))
                    await click.complete(1)
                    return click.sent_at

                first, second = zip(*(duel.picks()[:2] for duel in [*crowd, lone]), strict=True)
                for move in [*first, *second[:-1]]:
                    await pick(move)
                sent_at = await pick(second[-1])
                async with asyncio.timeout(PATIENCE):
                    await discord.message_after(QUIET_CHANNEL)
                return time.perf_counter() - sent_at


def main(busy: int = BUSY) -> None:
    """Measure without any other duel, and beside many."""
    lines = [(others, asyncio.run(measure(others))) for others in (0, busy)]
    table("A lone reveal", ("duels decided in another channel", "seconds to the reveal"), lines)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
