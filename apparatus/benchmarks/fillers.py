"""A connection that writes many rows at once, the same on either database."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import asyncpg


class Filler(Protocol):
    """A connection to either database."""

    async def run(self, sql: str) -> None:
        """Run one statement."""
        ...

    async def add(self, table: str, columns: Sequence[str], rows: Iterable[tuple[object, ...]]) -> None:
        """Add rows to a table."""
        ...

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table."""
        ...


@dataclass(frozen=True)
class SqliteFiller:
    """A connection to a SQLite file."""

    connection: sqlite3.Connection

    async def run(self, sql: str) -> None:
        """Run one statement."""
        self.connection.execute(sql)

    async def add(self, table: str, columns: Sequence[str], rows: Iterable[tuple[object, ...]]) -> None:
        """Add rows to a table."""
        marks = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table."""
        return [name for _, name, *_ in self.connection.execute(f"PRAGMA table_info({table})")]


@dataclass(frozen=True)
class PostgresFiller:
    """A connection to PostgreSQL."""

    connection: "asyncpg.Connection[asyncpg.Record]"

    async def run(self, sql: str) -> None:
        """Run one statement."""
        await self.connection.execute(sql)

    async def add(self, table: str, columns: Sequence[str], rows: Iterable[tuple[object, ...]]) -> None:
        """Add rows to a table."""
        await self.connection.copy_records_to_table(table, columns=columns, records=rows)

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table."""
        statement = await self.connection.prepare(f"SELECT * FROM {table}")
        return [column.name for column in statement.get_attributes()]
