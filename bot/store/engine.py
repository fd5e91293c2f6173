"""Open a store by its database URL."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.store import migrate, statements
from bot.store.errors import UnsupportedUrl
from bot.store.sqlite import open_sqlite
from bot.store.sqlite_reading import open_sqlite_to_read
from bot.store.statements import Value
from bot.store.transaction import Store, Tx, Work

__all__ = ["AUDITS", "MIGRATIONS", "QUERIES", "Store", "Tx", "Value", "Work", "open_store", "read_store"]

MIGRATIONS = Path(__file__).with_name("migrations")
QUERIES = Path(__file__).with_name("queries")
AUDITS = Path(__file__).with_name("audits")
"""Queries over whole tables, for simulations; the running bot never uses them."""
SQLITE = "sqlite:///"
POSTGRES = ("postgres://", "postgresql://")


@asynccontextmanager
async def open_store(
    url: str,
    *,
    migrations: Path = MIGRATIONS,
    queries: Path = QUERIES,
    patience_s: float = 5.0,
    durable: bool = True,
) -> AsyncGenerator[Store]:
    """Open the database of a URL, bring its tables up to date, and close it at the end.

    ``sqlite:///file.db`` is relative and ``sqlite:////var/lib/file.db`` absolute; a ``postgresql://…`` URL is
    read as in any PostgreSQL client. ``patience_s`` is how long a transaction waits for others. Without
    ``durable``, for simulations, a SQLite file may lose its last commits in a power failure. Raises
    StoreError if the database cannot be used (``bot/store/errors.py`` lists why).
    """
    steps = migrate.load(migrations)
    path = sqlite_path(url)
    if path is not None:
        known = statements.load(queries, SQLite3Adapter)
        opening = open_sqlite(path, steps, known, patience_s, durable=durable)
    else:
        opening = _postgres(url, steps, queries, patience_s)
    async with opening as store:
        try:
            yield store
        finally:
            await store.drain()


@asynccontextmanager
async def read_store(
    url: str, *, migrations: Path = MIGRATIONS, queries: Path = QUERIES, patience_s: float = 5.0
) -> AsyncGenerator[Store]:
    """Open the database of a URL read-only; nothing is created or changed.

    Raises MigrationError if its tables are not those that this version reads, and StoreError otherwise.
    """
    steps = migrate.load(migrations)
    path = sqlite_path(url)
    if path is not None:
        opening = open_sqlite_to_read(path, steps, statements.load(queries, SQLite3Adapter), patience_s)
    else:
        opening = _postgres(url, steps, queries, patience_s, reading=True)
    async with opening as store:
        try:
            yield store
        finally:
            await store.drain()


def _postgres(
    url: str, steps: Sequence[migrate.Migration], queries: Path, patience_s: float, *, reading: bool = False
) -> AbstractAsyncContextManager[Store]:
    if not url.startswith(POSTGRES):
        raise UnsupportedUrl(
            "the database URL must be sqlite:///path/to/file.db or postgresql://user@host/name"
        )
    from bot.store.postgres import open_postgres  # noqa: PLC0415  most hosts never need its driver

    known = statements.load(queries, AsyncPGAdapter)
    return open_postgres(url, steps, known, patience_s, reading=reading)


def sqlite_path(url: str) -> Path | None:
    """Return the SQLite file that a URL names, or None. In-memory databases do not count."""
    path = url.removeprefix(SQLITE)
    return None if path in {url, "", ":memory:"} else Path(path)
