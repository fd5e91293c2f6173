"""Open, set up and migrate a SQLite file, and translate its errors."""

import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.store.copies import keep_copy
from bot.store.errors import (
    ConstraintBroken,
    ForeignDatabase,
    MigrationFailed,
    QueryError,
    StoreBusy,
    StoreError,
    StoreUnavailable,
)
from bot.store.migrate import (
    APPLIED,
    LEDGER,
    NO_LEDGER,
    Applied,
    Migration,
    following,
    read_ledger,
    single_statements,
)
from bot.store.statements import Statements

DRIVER_ERRORS = (sqlite3.Error, OverflowError, UnicodeError)
"""What a query can raise; the last two if a number or a text cannot be stored."""

FORBID_CHANGES = "PRAGMA query_only = ON"

SAMPLE = 400
"""Rows of each index to sample for its statistics, as SQLite suggests."""

BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
MISUSE = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
    sqlite3.SQLITE_TOOBIG,
}


def connect(path: Path, patience_s: float) -> sqlite3.Connection:
    """Open a connection that never begins or commits a transaction by itself."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return opened(str(path), patience_s)
    except (sqlite3.Error, OSError) as error:
        raise typed(error, f"opening {path}") from error


def opened(address: str, patience_s: float, *, uri: bool = False) -> sqlite3.Connection:
    """Open a connection with the settings that all of ours share."""
    connection = sqlite3.connect(
        address, uri=uri, isolation_level=None, timeout=patience_s, cached_statements=256
    )
    connection.row_factory = sqlite3.Row
    try:
        tempfile.gettempdir()
    except FileNotFoundError:  # as in a container without /tmp; some statements would fail with disk errors
        connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def ledger_of(connection: sqlite3.Connection) -> list[Applied]:
    """Return the migrations applied to a file; none if it is empty.

    Raise ForeignDatabase if the tables are another program's.
    """
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if "migrations" not in tables:
        if tables:
            raise ForeignDatabase(NO_LEDGER)
        return []
    try:
        return read_ledger(connection.execute(APPLIED))
    except sqlite3.OperationalError as error:
        if typed(error, "", ForeignDatabase).__class__ is ForeignDatabase:  # its columns differ
            raise ForeignDatabase(NO_LEDGER) from error
        raise


def refuse_foreign(connection: sqlite3.Connection) -> None:
    """Raise ForeignDatabase before anything is written into another program's file."""
    try:
        ledger_of(connection)
    except sqlite3.Error as error:
        raise typed(error, "opening the database", StoreUnavailable) from error


def prepare(
    migrations: Sequence[Migration],
    statements: Statements,
    durable: bool,
    connection: sqlite3.Connection,
) -> None:
    """Set the file up, bring its tables up to date, and check every query."""
    try:
        # Readers go on while one connection writes.
        connection.execute("PRAGMA journal_mode = WAL")
        # In WAL mode NORMAL may lose the last commits in a power failure; a confirmed pick must stay.
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        more = _apply_next(migrations, connection, first=True)
        while more:
            more = _apply_next(migrations, connection)
        # After the migrations, and outside any transaction: inside one, SQLite ignores it.
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise typed(error, "opening the database", StoreUnavailable) from error
    check_queries(statements, connection)


def check_queries(statements: Statements, connection: sqlite3.Connection) -> None:
    """Compile every query; raise QueryError for the first that is wrong."""
    for statement in statements:
        try:
            connection.execute(f"EXPLAIN {statement.sql}", dict.fromkeys(statement.parameters))
        except sqlite3.Error as error:
            raise QueryError(f"query {statement.name!r}: {error}") from error


def forbid_changes(connection: sqlite3.Connection) -> None:
    """Make a connection refuse every change."""
    connection.execute(FORBID_CHANGES)


def take_stock(connection: sqlite3.Connection) -> None:
    """Sample every index for its statistics, in some hundredths of a second at any file size.

    ``PRAGMA optimize`` leaves out tables that this connection does not read, such as those of boards.
    """
    try:
        connection.execute(f"PRAGMA analysis_limit = {SAMPLE}")
        connection.execute("ANALYZE")
    except sqlite3.Error as error:
        raise typed(error, "looking at the tables") from error


def roll_back(connection: sqlite3.Connection) -> None:
    """Roll back the open transaction, if any."""
    with suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def typed(error: Exception, doing: str, misuse: type[StoreError] = QueryError) -> StoreError:
    """Return the store's error for a driver's error.

    ``misuse`` is the error for a misuse of SQLite, which outside a query cannot be a QueryError.
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


def _apply_next(
    migrations: Sequence[Migration], connection: sqlite3.Connection, *, first: bool = False
) -> bool:
    """Apply the next migration, if there is one, in a transaction that keeps other writers away.

    Before the ``first`` of an update, the file is copied, unless it is new. Foreign keys are off meanwhile,
    because rebuilding a table would delete its child rows; they are checked before the commit instead.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(LEDGER)
    ledger = read_ledger(connection.execute(APPLIED))
    migration = following(migrations, ledger)
    if migration is not None:
        if first and ledger:
            # Inside the transaction, so that nobody commits between the copy and the change.
            keep_copy(_file_of(connection), migration.number)
        _change(migration, connection)
    connection.execute("COMMIT")  # after an error the connection is closed, which rolls back
    return migration is not None


def _file_of(connection: sqlite3.Connection) -> Path:
    [file] = [row[2] for row in connection.execute("PRAGMA database_list") if row[1] == "main"]
    return Path(file)


def _change(migration: Migration, connection: sqlite3.Connection) -> None:
    line = migration.line
    try:
        for sql in single_statements(migration.sql):
            connection.execute(sql)
        # Turning foreign keys on again does not check the rows already there.
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise MigrationFailed(f"migration {line.number:04}_{line.name}: {error}") from error
    if orphans:
        raise MigrationFailed(f"migration {line.number:04}_{line.name}: {len(orphans)} rows point at nothing")
    connection.execute("INSERT INTO migrations VALUES (?, ?, ?)", (line.number, line.name, line.sha256))
