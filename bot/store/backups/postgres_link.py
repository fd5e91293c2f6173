"""A separate connection to PostgreSQL, for work on a whole database."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import asyncpg

from bot.store.errors import BackupError, DatabaseTaken, StoreBusy, StoreUnavailable
from bot.store.postgres import DRIVER_ERRORS, SERVER_ERRORS, typed_errors
from bot.store.postgres_peers import among_peers
from bot.store.share import WHOLE

LET_GO = 2.0
"""Seconds for PostgreSQL to notice that the process that held the locks has ended."""


@asynccontextmanager
async def linked(url: str, patience_s: float) -> AsyncGenerator["asyncpg.Connection[asyncpg.Record]"]:
    """Connect to a database while the work lasts; changes that are not committed are lost."""
    with typed_errors("connecting"):
        connection = await asyncpg.connect(
            url,
            server_settings={
                "application_name": "bushido-backup",
                "lock_timeout": str(round(patience_s * 1000)),
                # A snapshot is held while pg_dump reads, and one statement may read a whole table.
                "idle_in_transaction_session_timeout": "0",
                "statement_timeout": "0",
            },
        )
    try:
        with _refusals():
            yield connection
    except BaseException:
        connection.terminate()
        raise
    with suppress(*DRIVER_ERRORS):  # all that matters was committed
        await connection.close()


@contextmanager
def _refusals() -> Generator[None]:
    """Raise readable errors instead of the server's."""
    try:
        yield
    except (asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError) as error:
        raise StoreBusy(f"others hold these tables: {told(error)}") from error
    except SERVER_ERRORS as error:
        raise BackupError(f"PostgreSQL refuses: {told(error)}") from error


def told(error: Exception) -> str:
    """Return what a database says is wrong, without the details, which may contain whole rows."""
    return (str(error).splitlines() or [type(error).__name__])[0]


async def schema_of(connection: "asyncpg.Connection[asyncpg.Record]") -> str:
    """Return the name of a connection's schema."""
    schema = await connection.fetchval("SELECT current_schema()")
    if schema is None:
        raise StoreUnavailable("the search path of this database names no schema that is there")
    return schema


@asynccontextmanager
async def without_bots(url: str) -> AsyncGenerator[None]:
    """Keep bots away from a database, with the locks that they use against each other.

    Raise DatabaseTaken if a bot is running: it would write in the middle of the work.
    """
    async with AsyncExitStack() as held:
        try:
            await held.enter_async_context(among_peers(url, WHOLE, LET_GO, asyncio.Event()))
        except DatabaseTaken as error:
            raise DatabaseTaken("a bot runs on this PostgreSQL database; stop it first") from error
        yield
