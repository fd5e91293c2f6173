"""Many people practise against the master at once, in one process with its worker, on SQLite.

    python -m apparatus.benchmarks.practice [PEOPLE]

Everyone plays the master of a game, and chooses again as soon as the house has sealed its next choice, which
is the heaviest load. A press lasts from the choice to the hand that follows. The hold of the loop is how
much later than asked a timer of ten milliseconds rang while the house thought. It is printed with and without
the time in which the loop could have gone on, but other processes, its worker among them, had the cores.
"""

import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from apparatus.benchmarks.figures import figures, table, timed
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, name_of
from bot.play.ground.chance import SeededChance, now_ms
from bot.play.ground.context import Context
from bot.play.match.reading import MatchPage
from bot.play.people.people import Sighting
from bot.play.services import Services
from bot.store.engine import open_store

PEOPLE = 50
PRESSES = 2
"""Choices that each person makes."""
GAMES = ("bushido.duel", "kendo.competition")
TICK = 0.01
"""Seconds."""
FIRST_PERSON = 100_000

HEADS = (
    "game",
    "at once",
    "presses",
    "a second",
    "p50 ms",
    "p99 ms",
    "hold of the loop ms",
    "with waits for a core ms",
    "bot MB",
    "worker MB",
)

Line = tuple[str, int, int, float, float, float, float, float, float, float]


class Loop:
    """Measures how long the loop is held."""

    held = 0.0
    late = 0.0

    async def listen(self) -> None:
        """Ring again and again, and note how late each time."""
        while True:
            began, waited = time.perf_counter(), waited_for_a_core()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - began - TICK
            self.late = max(self.late, late)
            self.held = max(self.held, late - (waited_for_a_core() - waited))


def waited_for_a_core() -> float:
    """Return how many seconds in all this thread was ready to run while others had the cores."""
    return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9


def megabytes(process: int | str) -> float:
    """Return the memory that a process has in use."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def practise(play: Services, user_id: int, game_name: str, latencies: list[float]) -> None:
    """Begin against the master, and choose a few times."""
    facts = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": user_id}
    match_id = await play.practice.begin(**facts, level="master", wanted=game_name)
    page = await play.house_turns.ready(await play.reading.match(match_id, user_id), user_id)

    async def press(page: MatchPage, click: int) -> None:
        picked = await play.matches.pick(
            match_id=match_id,
            revision=page.revision,
            user_id=page.players[0].user_id,
            choice=page.options[0],
            interaction_id=click,
        )
        await play.house_turns.ready(picked.page, page.players[0].user_id)

    for turn in range(PRESSES):
        if page.options:
            await timed(latencies, lambda page=page, turn=turn: press(page, user_id * 100 + turn + 1))
            page = await play.reading.match(match_id, user_id)


async def measure(game_name: str, people: int) -> Line:
    """Run practice in a fresh database, with everyone at once."""
    latencies, loop = list[float](), Loop()
    user_ids = range(FIRST_PERSON, FIRST_PERSON + people)
    with tempfile.TemporaryDirectory() as directory:
        async with open_store(f"sqlite:///{directory}/bot.db") as store:
            play = Services(Context(store, now_ms, SeededChance(1)), ("en",))
            seen = [Sighting(user_id, name_of(user_id), "en-US") for user_id in user_ids]
            await play.people.see(seen, guild_id=GUILD, guild_locale="en-US")
            await practise(play, FIRST_PERSON - 1, game_name, [])  # the worker is up, and knows its weights
            listening, began = asyncio.create_task(loop.listen()), time.perf_counter()
            await asyncio.gather(*(practise(play, each, game_name, latencies) for each in user_ids))
            took = time.perf_counter() - began
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening
            worker = play.house_turns.mind.process
            memory = megabytes("self"), megabytes(worker.pid) if worker else 0.0
            play.house_turns.mind.close()
    found = figures(latencies, took)
    holds = loop.held * 1000, loop.late * 1000
    return (game_name, people, len(latencies), found.rate, found.p50_ms, found.p99_ms, *holds, *memory)


def main(people: int = PEOPLE) -> None:
    """Measure every game."""
    lines = [asyncio.run(measure(game_name, people)) for game_name in GAMES]
    table("Presses against the master", HEADS, lines)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
