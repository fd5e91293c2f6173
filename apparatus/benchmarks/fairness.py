"""A lone reveal beside many duels: how long it takes.

    python -m apparatus.benchmarks.fairness [BUSY_DUELS] [RUNS]

As in ``clicks``, the bot runs in its own process. Here Discord takes five new messages and five edits in five
seconds for each channel, and three edits of old messages in twenty seconds, and refuses the rest: a channel
with a hundred duels is busy for minutes. The reveal is posted in another channel than duels that are being
decided, or in the channel of duels in which everyone is shown as ready by edits of boards that are years old.
"""

import asyncio
import statistics
import sys
import tempfile
import time

from apparatus.benchmarks.bot_process import our_bot, running
from apparatus.benchmarks.clicks import components_of_a_hand, interaction
from apparatus.benchmarks.figures import table
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, Pick, foresee, lay_out
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.checks.limits import Limits
from bot.store.engine import open_store

BUSY = 128
"""Duels in the busy channel."""
RUNS = 10
QUIET_CHANNEL = CHANNEL + 1
PATIENCE = 300.0


async def measure(busy: int, *, decided: bool = True) -> float:
    """Decide the first turn of many duels, then of one in another channel; return its seconds.

    If not ``decided``, one player of each chooses, and then the turn of another duel in the same channel is
    decided.
    """
    *crowd, lone = [foresee(number) for number in range(busy + 1)]
    channel = QUIET_CHANNEL if decided else CHANNEL
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with open_store(url) as store:
            await lay_out(store, crowd)
            await lay_out(store, [lone], channel_id=channel)
        components = await components_of_a_hand(url, lone)
        async with LeanDiscord.open(GUILD, CHANNEL, Limits(5, 5.0)) as discord:
            with running(our_bot(discord.url, url)):

                async def pick(move: Pick) -> float:
                    click = await discord.click(interaction(move, components, private=False))
                    await click.complete(1)
                    return click.sent_at

                first, second = zip(*(duel.picks()[:2] for duel in [*crowd, lone]), strict=True)
                await asyncio.gather(*map(pick, first))
                if decided:
                    await asyncio.gather(*map(pick, second[:-1]))
                else:
                    await asyncio.sleep(2 * READY_PAUSE / 1000)
                sent_at = await pick(second[-1])
                async with asyncio.timeout(PATIENCE):
                    await discord.message_after(channel)
                return time.perf_counter() - sent_at


def main(busy: int = BUSY, runs: int = RUNS) -> None:
    """Measure without any other duel and beside many, several times."""
    ways = {
        "alone": (0, True),
        f"{busy} decided in another channel": (busy, True),
        f"{busy} ready in the same channel": (busy, False),
    }
    lines: list[tuple[str, float, float, float]] = []
    for name, (others, decided) in ways.items():
        taken = sorted(asyncio.run(measure(others, decided=decided)) for _ in range(runs))
        lines.append((name, taken[0], statistics.median(taken), taken[-1]))
    table("Seconds to a lone reveal", ("other duels", "least", "median", "most"), lines)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
