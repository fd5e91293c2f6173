"""PostgreSQL: a pool of connections, each transaction on one of them."""

import asyncio
import random
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING

import asyncpg

from bot.store.asking import AskingTx, driven
from bot.store.errors import (
    ConstraintBroken,
    ForeignDatabase,
    MigrationFailed,
    QueryError,
    StoreBusy,
    StoreError,
    StoreUnavailable,
    UnsupportedUrl,
)
from bot.store.migrate import (
    APPLIED,
    LEDGER,
    NO_LEDGER,
    Applied,
    Migration,
    check_fit,
    following,
    read_ledger,
)
from bot.store.statements import Record, Statement, Statements, Value
from bot.store.transaction import Store, T, Work

if TYPE_CHECKING:  # asyncpg's own classes take no type arguments at run time
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

CONNECTIONS = 10
TRIES = 5
"""How often to try work that PostgreSQL aborts because of another transaction."""

SERVER_ERRORS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised when the server closes a connection in mid-answer
    ConnectionError,
)
DRIVER_ERRORS = (*SERVER_ERRORS, OSError, ValueError)
AGAIN = (
    asyncpg.TransactionRollbackError,
    asyncpg.InternalServerError,  # a slip of PostgreSQL, such as a "multixact" error when two change a row
    asyncpg.InvalidCachedStatementError,  # a newer version of the bot has added columns meanwhile
)
"""Errors with which PostgreSQL aborts a transaction that may well succeed on the next try."""

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"

MIGRATION_LOCK = 0x6275736869646F  # any number, as long as every process of the bot uses the same


class PostgresTx(AskingTx):
    """A transaction on one connection."""

    def __init__(self, connection: "Connection", statements: Statements, *, may_change: bool) -> None:
        super().__init__(statements, may_change=may_change)
        self._connection = connection

    async def _fetch(self, statement: Statement, params: Mapping[str, Value]) -> Sequence[Record]:
        with self._asking(), typed_errors(f"query {statement.name!r}"):
            return await self._connection.fetch(statement.sql, *_ordered(statement, params))

    async def _execute(self, statement: Statement, params: Mapping[str, Value]) -> int:
        with self._asking(), typed_errors(f"query {statement.name!r}"):
            status = await self._connection.execute(statement.sql, *_ordered(statement, params))
        return int(status.rpartition(" ")[2])  # "UPDATE 1", "INSERT 0 1"


class PostgresStore(Store):
    """An open PostgreSQL database."""

    def __init__(self, pool: "Pool", statements: Statements, patience_s: float) -> None:
        super().__init__()
        self._pool = pool
        self._statements = statements
        self._patience_s = patience_s

    async def _transact(self, work: Work[T]) -> T:
        return await self._tried(work, may_change=True)

    async def _read(self, work: Work[T]) -> T:
        return await self._tried(work, may_change=False)

    async def _tried(self, work: Work[T], *, may_change: bool) -> T:
        attempt = 1
        while True:
            try:
                return await self._attempt(work, may_change=may_change)
            except (StoreBusy, StoreUnavailable) as error:
                if attempt == TRIES or not isinstance(error.__cause__, AGAIN):
                    raise
            await asyncio.sleep(random.uniform(0, 0.01 * 2**attempt))  # noqa: S311  keeps rivals from colliding again
            attempt += 1

    async def _attempt(self, work: Work[T], *, may_change: bool) -> T:
        with typed_errors("waiting for a connection"):
            connection = await self._pool.acquire(timeout=self._patience_s)
        try:
            return await self._on(connection, work, may_change=may_change)
        finally:
            with suppress(*DRIVER_ERRORS):  # the pool drops a broken connection; the work is done
                await self._pool.release(connection)

    async def _on(self, connection: "Connection", work: Work[T], *, may_change: bool) -> T:
        # Guards must see what others commit meanwhile; a read needs one snapshot instead.
        isolation = "read_committed" if may_change else "repeatable_read"
        transaction = connection.transaction(isolation=isolation, readonly=not may_change)
        with typed_errors("beginning"), _ending_if_unfinished(connection):
            await transaction.start()
        tx = PostgresTx(connection, self._statements, may_change=may_change)
        try:
            result = await driven(work, tx)
        except BaseException:
            with (
                suppress(StoreError),  # it ended with a lost connection
                typed_errors("rolling back"),
                _ending_if_unfinished(connection),
            ):
                await transaction.rollback()
            raise
        with typed_errors("committing"), _ending_if_unfinished(connection):
            await transaction.commit()
        return result


@asynccontextmanager
async def open_postgres(
    url: str,
    migrations: Sequence[Migration],
    statements: Statements,
    patience_s: float,
    *,
    reading: bool = False,
) -> AsyncGenerator[Store]:
    """Open a database, bring its tables up to date, and let the server check every query.

    For ``reading``, the tables stay as they are and the server refuses every change.
    """
    with typed_errors("connecting"):
        pool = await asyncpg.create_pool(
            url,
            min_size=0,  # with one, the driver logs a traceback each time it cannot connect
            max_size=CONNECTIONS,
            reset=_nothing_to_reset,
            server_settings={
                "application_name": "bushido-bot",
                "lock_timeout": str(round(patience_s * 1000)),
                # A process that hangs inside a transaction lets go of its rows after a minute.
                "idle_in_transaction_session_timeout": "60000",
                "default_transaction_read_only": "on" if reading else "off",
            },
        )
    try:
        with typed_errors("opening the database"):
            if reading:
                await _check(pool, migrations)
            else:
                await _prepare(pool, migrations, statements)
        yield PostgresStore(pool, statements, patience_s)
    finally:
        await pool.close()


@contextmanager
def typed_errors(doing: str) -> Generator[None]:
    """Raise the store's errors instead of the driver's."""
    try:
        yield
    except DRIVER_ERRORS as error:
        raise _typed(error)(f"{doing}: {error}") from error


@contextmanager
def _ending_if_unfinished(connection: "Connection") -> Generator[None]:
    """Close a connection if its transaction was interrupted while beginning or ending.

    The server may still hold that transaction open, so the pool must not hand the connection out again.
    """
    try:
        yield
    except BaseException:
        connection.terminate()
        raise


async def _prepare(pool: "Pool", migrations: Sequence[Migration], statements: Statements) -> None:
    async with pool.acquire() as connection:
        while await _apply_next(migrations, connection):
            pass
        await _check_queries(statements, connection)


async def _check(pool: "Pool", migrations: Sequence[Migration]) -> None:
    """Raise MigrationError if the tables are not those that this version reads."""
    async with pool.acquire() as connection:
        check_fit(migrations, await ledger_of(connection))


async def tables_of(connection: "Connection | asyncpg.Connection[asyncpg.Record]") -> list[str]:
    """Return the names of all tables in a connection's schema."""
    return [row["tablename"] for row in await connection.fetch(TABLES)]


async def ledger_of(connection: "Connection | asyncpg.Connection[asyncpg.Record]") -> list[Applied]:
    """Return the migrations applied to a schema; none if it is empty.

    Raise ForeignDatabase if the tables are another program's.
    """
    tables = await tables_of(connection)
    if tables and "migrations" not in tables:
        raise ForeignDatabase(NO_LEDGER)
    try:
        return read_ledger(await connection.fetch(APPLIED) if tables else [])
    except asyncpg.UndefinedColumnError as error:
        raise ForeignDatabase(NO_LEDGER) from error


async def _check_queries(statements: Statements, connection: "Connection") -> None:
    """Prepare all queries at once; if one is wrong, prepare them one by one to name it."""
    # One round trip for all: hundreds of them would delay every start.
    script = "".join(f"PREPARE one AS {statement.sql}; DEALLOCATE one;" for statement in statements)
    try:
        await connection.execute(script)
    except asyncpg.SyntaxOrAccessError:
        for statement in statements:
            try:
                await connection.prepare(statement.sql)
            except asyncpg.SyntaxOrAccessError as error:
                raise QueryError(f"query {statement.name!r}: {error}") from error
        raise


async def _apply_next(migrations: Sequence[Migration], connection: "Connection") -> bool:
    """Apply the next migration, if there is one, while no other process does."""
    async with connection.transaction():
        # Taken before the ledger is read: two processes that start together would both apply the same.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(LEDGER)
        ledger = read_ledger(await connection.fetch(APPLIED))
        migration = following(migrations, ledger)
        if migration is not None:
            await change(migration, connection)
    return migration is not None


async def change(migration: Migration, connection: "Connection | asyncpg.Connection[asyncpg.Record]") -> None:
    """Apply one migration, in a transaction that the caller has begun."""
    line = migration.line
    try:
        await connection.execute(migration.sql)
    except asyncpg.PostgresError as error:
        raise MigrationFailed(f"migration {line.number:04}_{line.name}: {error}") from error
    await connection.execute(
        "INSERT INTO migrations VALUES ($1, $2, $3)", line.number, line.name, line.sha256
    )


async def _nothing_to_reset(_connection: object) -> None:
    """Save the round trip of a reset: transactions here leave nothing in the session."""


def _ordered(statement: Statement, params: Mapping[str, Value]) -> list[Value]:
    return [params[name] for name in statement.parameters]


def _typed(error: Exception) -> type[StoreError]:
    match error:
        case asyncpg.IntegrityConstraintViolationError():
            return ConstraintBroken
        case (
            asyncpg.TransactionRollbackError()
            | asyncpg.LockNotAvailableError()
            | asyncpg.QueryCanceledError()  # by the server's limit on the time of a statement
            | TimeoutError()
        ):
            return StoreBusy
        case asyncpg.SyntaxOrAccessError() | asyncpg.DataError() | asyncpg.InvalidTransactionStateError():
            return QueryError
        case ValueError():  # the driver cannot read the URL
            return UnsupportedUrl
        case _:
            return StoreUnavailable
