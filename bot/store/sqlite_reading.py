"""Open a SQLite file for reading only: nothing is created, changed, or put beside it."""

import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from typing_extensions import override

from bot.store.errors import StoreMisuse, StoreUnavailable
from bot.store.migrate import Migration, check_fit
from bot.store.sqlite import Errand, look
from bot.store.sqlite_file import ledger_of, opened, typed
from bot.store.sqlite_thread import SqliteThread, on_its_thread
from bot.store.statements import Statements
from bot.store.transaction import Store, T, Work


class SqliteReadingStore(Store):
    """An open SQLite database that can only be read."""

    def __init__(self, reader: SqliteThread, statements: Statements) -> None:
        super().__init__()
        self._reader = reader
        self._statements = statements

    @override
    async def _transact(self, work: Work[T]) -> T:
        raise StoreMisuse("this database was opened for reading alone")

    @override
    async def _read(self, work: Work[T]) -> T:
        errand = Errand(work)
        await self._reader.hop(partial(look, errand, self._statements))
        errand.settle()
        return await errand.outcome


@asynccontextmanager
async def open_sqlite_to_read(
    path: Path, migrations: Sequence[Migration], statements: Statements, patience_s: float
) -> AsyncGenerator[Store]:
    """Open a database file for reading. Raise MigrationError if its tables belong to another version."""
    async with on_its_thread(partial(connect_to_read, path, patience_s)) as reader:
        await reader.hop(partial(_check, path, migrations))
        yield SqliteReadingStore(reader, statements)


def connect_to_read(path: Path, patience_s: float) -> sqlite3.Connection:
    """Connect to a file that must exist.

    A file without a log beside it is not in use, so it is opened as immutable. Otherwise SQLite would create
    a log beside it, or refuse a backup in a folder that cannot be written.
    """
    if not path.exists():
        raise StoreUnavailable(f"there is no database at {path}")
    used = path.with_name(f"{path.name}-wal").exists()
    address = f"{path.absolute().as_uri()}?{'mode=ro' if used else 'immutable=1'}"
    try:
        return opened(address, patience_s, uri=True)
    except sqlite3.Error as error:
        raise typed(error, f"opening {path}", StoreUnavailable) from error


def _check(path: Path, migrations: Sequence[Migration], connection: sqlite3.Connection) -> None:
    try:
        ledger = ledger_of(connection)
    except sqlite3.Error as error:
        raise typed(error, f"reading {path}", StoreUnavailable) from error
    check_fit(migrations, ledger)
