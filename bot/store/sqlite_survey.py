"""Surveys of a SQLite file: large reads, statement by statement, on a separate connection.

aiosqlite hops to the connection's thread for each statement, which costs little beside such reads.
"""

import sqlite3
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
from typing_extensions import override

from bot.store.asking import AskingTx, driven
from bot.store.errors import StoreUnavailable
from bot.store.sqlite_file import DRIVER_ERRORS, FORBID_CHANGES, typed
from bot.store.statements import Record, Statement, Statements, Value
from bot.store.transaction import T, Work


class SurveyTx(AskingTx):
    """A transaction that only reads, on a connection of aiosqlite."""

    def __init__(self, connection: aiosqlite.Connection, statements: Statements) -> None:
        super().__init__(statements, may_change=False)
        self._connection = connection

    @override
    async def _fetch(self, statement: Statement, params: Mapping[str, Value]) -> Sequence[Record]:
        try:
            with self._asking():
                return list(await self._connection.execute_fetchall(statement.sql, params))
        except DRIVER_ERRORS as error:
            raise typed(error, f"query {statement.name!r}") from error

    @override
    async def _execute(self, statement: Statement, params: Mapping[str, Value]) -> int:
        raise NotImplementedError  # Tx has already refused queries that change rows


async def survey(path: Path, patience_s: float, statements: Statements, work: Work[T]) -> T:
    """Do work that reads much, on one consistent snapshot of what is committed."""
    async with picture(path, patience_s) as connection:
        return await driven(work, SurveyTx(connection, statements))


@asynccontextmanager
async def picture(path: Path, patience_s: float) -> AsyncGenerator[aiosqlite.Connection]:
    """Open a read-only connection that sees one snapshot of a file, and always close it."""
    try:
        async with aiosqlite.connect(path, isolation_level=None, timeout=patience_s) as connection:
            connection.row_factory = sqlite3.Row
            await connection.execute(FORBID_CHANGES)
            await connection.execute("BEGIN")
            yield connection
    except sqlite3.Error as error:
        raise typed(error, f"reading {path}", StoreUnavailable) from error
