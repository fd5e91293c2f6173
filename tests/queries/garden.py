"""Rows planted by hand, to ask single queries about them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count

import asyncpg

from bot.store.engine import Store, Tx, Value
from bot.store.share import WHOLE
from bot.store.statements import Kind, Statement

Facts = dict[str, Value]
Needs = dict[str, bool]
"""The columns that a row cannot be without, and whether they hold text."""

NEEDED = """
SELECT column_name, data_type = 'text' FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL
"""


@dataclass
class Garden:
    """A database in which there is what a test has planted."""

    store: Store
    url: str
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def plant(self, table: str, *rows: Facts, **common: Value) -> None:
        """Add rows past the bot; what they need and nobody names is like nothing else in the garden."""
        if self.url.startswith("sqlite"):
            self._plant_sqlite(table, rows, common)
        else:
            await self._plant_postgres(table, rows, common)

    async def ask(self, query: str, *columns: str, **params: Value) -> list[object]:
        """Return what a query finds in some columns, row by row; the bare values of a single one."""

        async def work(tx: Tx) -> list[Facts]:
            asked = called(tx, query)
            found = await tx._records(query, asked.kind, of_all(asked, params))
            return [dict(zip(row.keys(), row, strict=True)) for row in found]

        return [picked(row, columns) for row in await self.store.transact(work)]

    async def touch(self, query: str, **params: Value) -> int:
        """Run a query that changes rows, or takes them for a transaction, and return how many."""

        async def work(tx: Tx) -> int:
            statement = called(tx, query)
            if statement.kind is Kind.RUN:
                return await tx.run(query, **of_all(statement, params))
            return len(await tx._records(query, statement.kind, of_all(statement, params)))

        return await self.store.transact(work)

    async def change(self, query: str, **params: Value) -> int:
        """Run a query that changes rows, and return how many it touched."""
        return await self.store.transact(lambda tx: tx.run(query, **of_all(called(tx, query), params)))

    async def grown(self, table: str, *columns: str) -> list[object]:
        """Return some columns of all that stands in a table now, in their own order."""
        return sorted(picked(row, columns) for row in await self.whole(table))

    async def whole(self, table: str) -> list[Facts]:
        """Return all that stands in a table now."""
        sql = f"SELECT * FROM {table}"  # noqa: S608  a test's own
        if self.url.startswith("sqlite"):
            with closing(sqlite3.connect(self._path)) as connection:
                connection.row_factory = sqlite3.Row
                return [dict(row) for row in connection.execute(sql)]
        connection = await asyncpg.connect(self.url)
        found = [dict(row) for row in await connection.fetch(sql)]
        await connection.close()
        return found

    @property
    def _path(self) -> str:
        return self.url.removeprefix("sqlite:///")

    def _plant_sqlite(self, table: str, rows: tuple[Facts, ...], common: Facts) -> None:
        with closing(sqlite3.connect(self._path)) as connection, connection:
            needs = {
                name: kind == "TEXT"
                for _, name, kind, needed, otherwise, _ in connection.execute(f"PRAGMA table_info({table})")
                if needed and otherwise is None
            }
            for row in rows:
                planted = self._whole(needs, {**common, **row})
                connection.execute(insertion(table, planted, "?" * len(planted)), list(planted.values()))

    async def _plant_postgres(self, table: str, rows: tuple[Facts, ...], common: Facts) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute("SET session_replication_role = replica")  # rows go in any order
        needs = dict(await connection.fetch(NEEDED, table))
        for row in rows:
            planted = self._whole(needs, {**common, **row})
            marks = [f"${number}" for number in range(1, len(planted) + 1)]
            await connection.execute(insertion(table, planted, marks), *planted.values())
        await connection.close()

    def _whole(self, needs: Needs, facts: Facts) -> Facts:
        number = next(self._numbers)
        return {name: f"{name} {number}" if text else number for name, text in needs.items()} | facts


def called(tx: Tx, query: str) -> Statement:
    """Return a query by its name."""
    return next(statement for statement in tx._statements if statement.name == query)


def of_all(statement: Statement, params: Facts) -> Facts:
    """Return the parameters of a query, which is about all shards where nothing else is said."""
    return {name: value for name, value in WHOLE.span.items() if name in statement.named} | params


def picked(row: Facts, columns: tuple[str, ...]) -> object:
    """Return some columns of a row: the bare value of a single one, all of them where none is named."""
    found = tuple(row[column] for column in columns or row)
    return found[0] if len(found) == 1 else found


def insertion(table: str, planted: Facts, marks: str | list[str]) -> str:
    """Return the SQL that adds a row."""
    return f"INSERT INTO {table} ({', '.join(planted)}) VALUES ({', '.join(marks)})"  # noqa: S608  a test's own
