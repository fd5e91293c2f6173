"""SQLite: one connection writes, one reads, and each survey has another, all on their own threads.

The main cost is the hop between threads, then the sync to disk. So a whole transaction runs on the database's
thread in one hop, and waiting transactions share one commit, each in its own savepoint.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, Generic

from typing_extensions import override

from bot.store.errors import ForeignAwait, StoreBusy, StoreError, StoreUnavailable
from bot.store.migrate import Migration
from bot.store.rescue import identity, leads_to, refuse_to_forget, rescue
from bot.store.sqlite_file import (
    DRIVER_ERRORS,
    connect,
    forbid_changes,
    prepare,
    refuse_foreign,
    roll_back,
    take_stock,
    typed,
)
from bot.store.sqlite_survey import survey
from bot.store.sqlite_thread import SqliteThread, on_its_thread
from bot.store.statements import Record, Statement, Statements, Value
from bot.store.transaction import Store, T, Tx, Work, settled

GROUP = 32
"""Transactions that share one commit at most: more gain little and keep the first one waiting."""


class SqliteTx(Tx):
    """A transaction on the database's thread, where no query has to be awaited."""

    def __init__(self, connection: sqlite3.Connection, statements: Statements, *, may_change: bool) -> None:
        super().__init__(statements, may_change=may_change)
        self._connection = connection

    async def _fetch(self, statement: Statement, params: Mapping[str, Value]) -> Sequence[Record]:
        try:
            return self._connection.execute(statement.sql, params).fetchall()
        except DRIVER_ERRORS as error:
            raise typed(error, f"query {statement.name!r}") from error

    async def _execute(self, statement: Statement, params: Mapping[str, Value]) -> int:
        try:
            return self._connection.execute(statement.sql, params).rowcount
        except DRIVER_ERRORS as error:
            raise typed(error, f"query {statement.name!r}") from error


class Errand(Generic[T]):
    """A piece of work on its way to the database's thread and back."""

    def __init__(self, work: Work[T]) -> None:
        self.outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.error: BaseException | None = None
        self._result: T
        self._work = work
        self._context = copy_context()

    def take(self, tx: Tx) -> None:
        """Do the work in its caller's context."""
        try:
            self._result = self._context.run(completed, self._work, tx)
        except BaseException as error:  # noqa: BLE001  raised again where the work was asked for
            self.error = error

    def settle(self) -> None:
        """Hand the outcome to the caller, if it still waits."""
        # Its caller was cancelled; what it did stays committed.
        if self.outcome.done():
            return
        if self.error is None:
            self.outcome.set_result(self._result)
        else:
            self.outcome.set_exception(self.error)


class SqliteStore(Store):
    """An open SQLite database."""

    def __init__(
        self,
        writer: SqliteThread,
        reader: SqliteThread,
        statements: Statements,
        *,
        in_place: Callable[[], bool],
        path: Path,
        patience_s: float,
    ) -> None:
        super().__init__()
        self._in_place = in_place
        self._writer = writer
        self._reader = reader
        self._path = path
        self._patience_s = patience_s
        self._statements = statements
        self._waiting: deque[Errand[Any]] = deque()
        self._committing: asyncio.Task[None] | None = None

    @override
    def in_place(self) -> bool:
        return self._in_place()

    async def _transact(self, work: Work[T]) -> T:
        errand = Errand(work)
        self._waiting.append(errand)
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_waiting())
        return await errand.outcome

    async def _read(self, work: Work[T]) -> T:
        errand = Errand(work)
        await self._reader.hop(partial(look, errand, self._statements))
        errand.settle()
        return await errand.outcome

    async def _survey(self, work: Work[T]) -> T:
        """Read on a separate connection, so that nobody waits for the shared one."""
        # Its path leads elsewhere by now, or nowhere.
        if not self._in_place():
            return await self._read(work)
        return await survey(self._path, self._patience_s, self._statements, work)

    @override
    async def take_stock(self) -> bool:
        with self._at_work("upkeep"):
            await self._writer.hop(take_stock)
        return True

    async def _commit_waiting(self) -> None:
        while self._waiting:
            group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
            try:
                await self._writer.hop(partial(self._commit, group))
            except StoreError as error:
                fail(group, error)
            for errand in group:
                errand.settle()

    def _commit(self, group: Sequence[Errand[Any]], connection: sqlite3.Connection) -> None:
        try:
            # Takes the write lock at once: a read lock that is upgraded later can fail without waiting.
            connection.execute("BEGIN IMMEDIATE")
            for errand in group:
                if not errand.outcome.cancelled():
                    self._take(errand, connection)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            roll_back(connection)
            reason = typed(error, "committing", StoreUnavailable)
            # A busy file is busy for all: one by one, each would wait for it in vain again.
            if len(group) == 1 or isinstance(reason, StoreBusy):
                fail(group, reason)
            else:
                self._commit_one_by_one(group, connection)

    def _commit_one_by_one(self, group: Sequence[Errand[Any]], connection: sqlite3.Connection) -> None:
        """Repeat a group one by one, so that only the errands that broke its commit fail."""
        for errand in group:
            # Those that failed by themselves have their error; the others' work was undone with the commit.
            if errand.error is None:
                self._commit([errand], connection)

    def _take(self, errand: Errand[Any], connection: sqlite3.Connection) -> None:
        # An errand that fails is undone alone; the others of its group are committed.
        connection.execute("SAVEPOINT turn")
        errand.take(SqliteTx(connection, self._statements, may_change=True))
        if errand.error is not None:
            connection.execute("ROLLBACK TO turn")
        # Also after ROLLBACK TO, which leaves the savepoint open: the next would nest in it.
        connection.execute("RELEASE turn")


def look(errand: Errand[Any], statements: Statements, connection: sqlite3.Connection) -> None:
    """Do work that changes nothing, on one snapshot of what is committed."""
    connection.execute("BEGIN")
    errand.take(SqliteTx(connection, statements, may_change=False))
    roll_back(connection)


def fail(group: Sequence[Errand[Any]], error: StoreError) -> None:
    """Fail every errand of a group that has not failed by itself."""
    for errand in group:
        errand.error = errand.error or error


@asynccontextmanager
async def open_sqlite(
    path: Path,
    migrations: Sequence[Migration],
    statements: Statements,
    patience_s: float,
    *,
    durable: bool = True,
) -> AsyncGenerator[Store]:
    """Open a database file, create it if there is none, and bring its tables up to date."""
    # Before connecting, which creates a missing file as an empty one.
    refuse_to_forget(path)
    opening = partial(connect, path, patience_s)
    async with on_its_thread(opening) as writer, on_its_thread(opening) as reader:
        # Before the next step, which writes into any file: it sets the journal mode.
        await writer.hop(refuse_foreign)
        await writer.hop(partial(prepare, migrations, statements, durable))
        await reader.hop(forbid_changes)
        in_place = partial(leads_to, path, identity(path))
        try:
            yield SqliteStore(writer, reader, statements, in_place=in_place, path=path, patience_s=patience_s)
        finally:
            if not in_place():
                await writer.hop(partial(rescue, path))


def completed(work: Work[T], tx: Tx) -> T:
    """Run work to its end without an event loop."""
    running = settled(work, tx)
    try:
        running.send(None)
    except StopIteration as done:
        return done.value
    except RuntimeError as error:
        # This thread runs no event loop; asyncio complains so when work needs one.
        if "event loop" not in str(error):
            raise
        raise ForeignAwait("a transaction may wait for nothing but its own queries") from error
    running.close()
    raise ForeignAwait("a transaction may wait for nothing but its own queries")
