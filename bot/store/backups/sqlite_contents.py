"""The contents of a SQLite file."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.store.backups.contents import ROWS_AT_ONCE, Piece, told
from bot.store.errors import BackupBroken, DatabaseOlder, StoreUnavailable
from bot.store.migrate import NOTHING_THERE, Applied
from bot.store.sqlite_file import ledger_of, typed
from bot.store.sqlite_reading import connect_to_read

TABLES = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    " ORDER BY name"
)


class SqliteContents:
    """Everything in an open SQLite file, read from one snapshot."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    async def ledger(self) -> list[Applied]:
        """Return the migrations that made its tables."""
        return ledger_of(self.connection)

    async def counted(self) -> dict[str, int]:
        """Return how many rows each table has."""
        return counts(self.connection)

    async def pieces(self) -> AsyncGenerator[Piece]:
        """Yield everything, one table after another."""
        for table in tables(self.connection):
            cursor = self.connection.execute(f'SELECT * FROM "{table}"')  # noqa: S608  a table's own name
            columns = tuple(column[0] for column in cursor.description)
            yield Piece(table, columns, [])
            while found := cursor.fetchmany(ROWS_AT_ONCE):
                yield Piece(table, columns, [tuple(map(told, row)) for row in found])
                await asyncio.sleep(0)  # lets Ctrl+C through


def tables(connection: sqlite3.Connection) -> list[str]:
    """Return the names of all tables."""
    return [name for (name,) in connection.execute(TABLES)]


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """Return how many rows each table has."""
    return {
        table: connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]  # noqa: S608  as above
        for table in tables(connection)
    }


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise BackupBroken if SQLite finds a file damaged, and MigrationError if it is not the bot's."""
    try:
        if not ledger_of(connection):
            raise DatabaseOlder(NOTHING_THERE)
        found = [told for (told,) in connection.execute("PRAGMA integrity_check(1)")]
    except sqlite3.DatabaseError as error:
        raise BackupBroken(f"{path} is damaged: {error}") from error
    if found != ["ok"]:
        raise BackupBroken(f"{path} is damaged: {' '.join(found)}")


@asynccontextmanager
async def sqlite_contents(path: Path, patience_s: float) -> AsyncGenerator[SqliteContents]:
    """Open a SQLite file to read all of it, writing nothing into it or beside it."""
    connection = connect_to_read(path, patience_s)
    with closing(connection):
        try:
            connection.execute("BEGIN")
            check_whole(connection, path)
            yield SqliteContents(connection, path)
        except sqlite3.Error as error:
            raise typed(error, f"reading {path}", StoreUnavailable) from error
