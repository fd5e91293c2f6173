"""From the start of the process to a bot that is ready, with ten thousand ongoing duels and with a few.

    python -m apparatus.benchmarks.start [DUELS]

The duels are spread over all their turns, with their logs. Ready means all of: logged in, the first click
answered (it is sent as soon as the bot is connected), and the loop at work (a board that was due is drawn).
Each figure is the median of the runs, in milliseconds since the process was started.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from apparatus.benchmarks.bot_process import our_bot, running
from apparatus.benchmarks.clicks import components_of_a_hand, interaction
from apparatus.benchmarks.figures import table
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, Duel, foresee, lay_out
from bot.play.ground.chance import now_ms
from bot.play.messages.parcels import BOARD
from bot.store.engine import open_store

DUELS = 10_000
RUNS = 5
PATIENCE = 60.0
STEPS = ("connected ms", "click answered ms", "board drawn ms", "ready ms")


async def fill(url: str, duels: int) -> list[Duel]:
    """Put ongoing duels into a database; return those at their beginnings, one for each run."""
    fresh = [foresee(number) for number in range(RUNS)]
    async with open_store(url) as store:
        await lay_out(store, fresh)
        if duels > RUNS:
            await lay_out(store, [foresee(number) for number in range(RUNS, duels)], under_way=True)
    return fresh


async def start(url: str, duel: Duel) -> tuple[float, ...]:
    """Start the bot, click once, and return when each step was reached, in milliseconds."""
    async with open_store(url) as store:
        await store.transact(lambda tx: BOARD.post(tx, duel.match_id, now_ms()))
    frame = interaction(duel.picks()[0], await components_of_a_hand(url, duel), private=True)
    async with LeanDiscord.open(GUILD, CHANNEL) as discord:
        with running(our_bot(discord.url, url)) as process:
            click = await discord.click(frame)
            async with asyncio.timeout(PATIENCE):
                await click.complete(1)
                await until(lambda: "PATCH channels" in discord.seen)
            steps = (discord.identified_at, click.answered_at, discord.seen["PATCH channels"])
            return tuple((at - process.started_at) * 1000 for at in (*steps, max(steps)))


async def until(done: Callable[[], bool]) -> None:
    """Wait until something holds."""
    while not done():  # noqa: ASYNC110  what it waits for is told by a plain dictionary
        await asyncio.sleep(0.001)


def main(duels: int = DUELS) -> None:
    """Measure with few duels and with many."""
    lines: list[tuple[object, ...]] = []
    for number in (RUNS, duels):
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "bot.db"
            url = f"sqlite:///{path}"
            began = time.perf_counter()
            fresh = asyncio.run(fill(url, number))
            print(f"{number:,} duels written in {time.perf_counter() - began:.1f} s.", flush=True)
            runs = [asyncio.run(start(url, duel)) for duel in fresh]
            medians = [statistics.median(step) for step in zip(*runs, strict=True)]
            size = path.stat().st_size / 1e6
            lines.append((f"{number:,}", size, *map(int, medians)))
    table("From process start to ready", ("ongoing duels", "MB", *STEPS), lines)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
