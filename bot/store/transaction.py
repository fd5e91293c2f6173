"""Transactions, with the same interface on every database."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from bot.store.errors import ForeignAwait, QueryError, StoreError, StoreUnavailable
from bot.store.statements import Kind, R, Record, Statement, Statements, Value, rows

T = TypeVar("T")

_inside: ContextVar[bool] = ContextVar("inside a transaction", default=False)


class Tx(ABC):
    """One transaction. It ends with its work; nothing inside commits or rolls back.

    The first error fails all of it, even if the work catches that error: PostgreSQL can do nothing more in
    such a transaction, and SQLite must behave alike.
    """

    def __init__(self, statements: Statements, *, may_change: bool) -> None:
        self._statements = statements
        self._may_change = may_change
        self.failure: StoreError | None = None
        self.over = False
        self.wrote: set[str] = set()
        """The queries that changed rows."""

    async def one(self, query: str, row: type[R], **params: Value) -> R | None:
        """Return the only row a query finds, or None; raise QueryError if it finds several."""
        found = await self._select(query, Kind.ONE, row, params)
        return found[0] if found else None

    async def all(self, query: str, row: type[R], **params: Value) -> list[R]:
        """Return every row a query finds."""
        return await self._select(query, Kind.ALL, row, params)

    async def plain(self, query: str, **params: Value) -> list[dict[str, Value]]:
        """Return every row a query finds as it is stored, whatever its columns are."""
        records = await self._records(query, Kind.ALL, params)
        return [dict(zip(record.keys(), record, strict=True)) for record in records]

    async def run(self, query: str, **params: Value) -> int:
        """Run a query that changes rows and return how many it touched."""
        try:
            touched = await self._execute(self._callable(query, Kind.RUN, params), params)
        except StoreError as error:
            self.failure = self.failure or error
            raise
        # A guard that finds nothing changes nothing, so nobody needs to hear of it.
        if touched > 0:
            self.wrote.add(query)
        return touched

    async def _select(self, query: str, kind: Kind, row: type[R], params: Mapping[str, Value]) -> list[R]:
        records = await self._records(query, kind, params)
        try:
            found = rows(records, row)
            if kind is Kind.ONE and len(found) > 1:
                raise QueryError(f"query {query!r} found {len(found)} rows instead of one")
        except StoreError as error:
            self.failure = self.failure or error
            raise
        return found

    async def _records(self, query: str, kind: Kind, params: Mapping[str, Value]) -> Sequence[Record]:
        try:
            statement = self._callable(query, kind, params)
            found = await self._fetch(statement, params)
        except StoreError as error:
            self.failure = self.failure or error
            raise
        if found and statement.changes_rows:
            self.wrote.add(query)
        return found

    def _callable(self, query: str, kind: Kind, params: Mapping[str, Value]) -> Statement:
        if self.failure is not None:
            raise self.failure
        if self.over:
            raise QueryError(f"query {query!r} comes after the end of its transaction")
        statement = self._statements.called(query, kind, params)
        if statement.changes_rows and not self._may_change:
            raise QueryError(f"query {query!r} changes rows: call it in transact(), not in read()")
        return statement

    @abstractmethod
    async def _fetch(self, statement: Statement, params: Mapping[str, Value]) -> Sequence[Record]: ...

    @abstractmethod
    async def _execute(self, statement: Statement, params: Mapping[str, Value]) -> int: ...


Work = Callable[[Tx], Coroutine[Any, Any, T]]
"""The work of one transaction. It may await only its Tx, and may run more than once."""

OnWrite = Callable[[Collection[str]], None]
"""Receives the names of the queries by which a transaction changed rows."""


OnDone = Callable[[str, float], None]
"""Receives each piece of work, done or failed: its kind, and the seconds it took."""


def _hear_nothing(*_of: object) -> None:
    """Do nothing, for a store without listeners."""


class Store(ABC):
    """An open database."""

    def __init__(self) -> None:
        self.last_write: float | None = None
        """The monotonic time of the last commit that changed rows."""
        self.on_write: OnWrite = _hear_nothing
        """Called after each commit that changed rows."""
        self.on_done: OnDone = _hear_nothing
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    async def transact(self, work: Work[T]) -> T:
        """Do the work in one transaction and return its result once that is durably committed.

        An error in the work rolls it back and is raised here. A caller who is cancelled while waiting does
        not learn whether it was committed. On PostgreSQL others may commit between two queries of one
        transaction. So before you decide on what you have read, lock a row with an UPDATE: concurrent
        decisions then queue up behind it.
        """
        wrote: Collection[str] = ()

        async def watched(tx: Tx) -> T:
            nonlocal wrote
            result = await work(tx)
            # Set by each try, since PostgreSQL may have to run the work again.
            wrote = tx.wrote
            return result

        with self._at_work("write"):
            result = await self._transact(watched)
        if wrote:
            # Only after the commit: listeners look at once, and must find it committed.
            self.last_write = time.monotonic()
            self.on_write(wrote)
        return result

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, on one consistent snapshot of what is committed."""
        with self._at_work("read"):
            return await self._read(work)

    def in_place(self) -> bool:
        """Return whether the URL still leads to the open database; a file can be deleted meanwhile."""
        return True

    async def survey(self, work: Work[T]) -> T:
        """Read much, on one consistent snapshot of what is committed, without holding up anyone else."""
        with self._at_work("survey"):
            return await self._survey(work)

    async def take_stock(self) -> bool:
        """Renew the statistics with which the database plans its queries.

        Return whether that was necessary: PostgreSQL does it by itself.
        """
        return False

    async def drain(self) -> None:
        """Accept no new work, and wait until all work under way has ended."""
        self._closed = True
        await self._idle.wait()

    @contextmanager
    def _at_work(self, kind: str) -> Generator[None]:
        """Count a piece of work as under way; raise StoreError if none may begin."""
        if _inside.get():
            raise ForeignAwait("a transaction inside a transaction: hand the Tx on instead")
        if self._closed:
            raise StoreUnavailable("the store is closed")
        self._under_way += 1
        self._idle.clear()
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.on_done(kind, time.perf_counter() - begun)
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    @abstractmethod
    async def _transact(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    async def _survey(self, work: Work[T]) -> T:
        return await self._read(work)


async def settled(work: Work[T], tx: Tx) -> T:
    """Do the work and return its result; raise the first error in it, even if the work caught it."""
    outside = _inside.set(True)
    try:
        result = await work(tx)
    finally:
        # A Tx kept beyond its work would write into the next transaction.
        tx.over = True
        _inside.reset(outside)
    if tx.failure is not None:
        raise tx.failure
    return result
