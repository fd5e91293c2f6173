"""A SQLite file: how it is opened, set up and migrated, and what its errors mean."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.store.errors import (
    ConstraintBroken,
    MigrationFailed,
    QueryError,
    StoreBusy,
    StoreError,
    StoreUnavailable,
)
from bot.store.migrate import APPLIED, LEDGER, Applied, Migration, following, single_statements
from bot.store.statements import Statements

DRIVER_ERRORS = (sqlite3.Error, OverflowError, UnicodeError)
"""What a query can raise; the last two where a number or a text cannot be stored."""

FORBID_CHANGES = "PRAGMA query_only = ON"

BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
MISUSE = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
    sqlite3.SQLITE_TOOBIG,
}


def connect(path: Path, patience_s: float) -> sqlite3.Connection:
    """Open a connection in which nothing begins or commits by itself."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=patience_s, cached_statements=256)
    except (sqlite3.Error, OSError) as error:
        raise typed(error, f"opening {path}") from error
    connection.row_factory = sqlite3.Row
    return connection


def prepare(
    migrations: Sequence[Migration],
    statements: Statements,
    durable: bool,
    connection: sqlite3.Connection,
) -> None:
    """Set the file up, bring its tables up to date, and compile every query so that none is wrong."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        while _apply_next(migrations, connection):
            pass
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise typed(error, "opening the database", StoreUnavailable) from error
    check_queries(statements, connection)


def check_queries(statements: Statements, connection: sqlite3.Connection) -> None:
    """Compile every query, and raise QueryError for the first that is wrong."""
    for statement in statements:
        try:
            connection.execute(f"EXPLAIN {statement.sql}", dict.fromkeys(statement.parameters))
        except sqlite3.Error as error:
            raise QueryError(f"query {statement.name!r}: {error}") from error


def forbid_changes(connection: sqlite3.Connection) -> None:
    """Make a connection refuse every change."""
    connection.execute(FORBID_CHANGES)


def roll_back(connection: sqlite3.Connection) -> None:
    """End a transaction that failed, where SQLite has not already done so."""
    with suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def typed(error: Exception, doing: str, misuse: type[StoreError] = QueryError) -> StoreError:
    """Return the store's own error for one of the driver's.

    ``misuse`` says what a misuse of SQLite is, which can be nobody's query outside of one.
    """
    code = sqlite3.SQLITE_CANTOPEN if isinstance(error, OSError) else sqlite3.SQLITE_MISUSE
    code = getattr(error, "sqlite_errorcode", code) & 0xFF  # the higher bits only refine it
    if code in BUSY:
        kind = StoreBusy
    elif code == sqlite3.SQLITE_CONSTRAINT:
        kind = ConstraintBroken
    else:
        kind = misuse if code in MISUSE else StoreUnavailable
    return kind(f"{doing}: {error}")


def _apply_next(migrations: Sequence[Migration], connection: sqlite3.Connection) -> bool:
    """Apply the next migration, if there is one, in a transaction that no other process shares.

    Foreign keys are off meanwhile, because a table that is rebuilt would take its children along; they are
    checked before the commit instead.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(LEDGER)
    ledger = [Applied(*line) for line in connection.execute(APPLIED)]
    migration = following(migrations, ledger)
    if migration is not None:
        _change(migration, connection)
    connection.execute("COMMIT")  # after an error the connection is closed, which rolls back
    return migration is not None


def _change(migration: Migration, connection: sqlite3.Connection) -> None:
    line = migration.line
    try:
        for sql in single_statements(migration.sql):
            connection.execute(sql)
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise MigrationFailed(f"migration {line.number:04}_{line.name}: {error}") from error
    if orphans:
        raise MigrationFailed(f"migration {line.number:04}_{line.name}: {len(orphans)} rows point at nothing")
    connection.execute("INSERT INTO migrations VALUES (?, ?, ?)", (line.number, line.name, line.sha256))
