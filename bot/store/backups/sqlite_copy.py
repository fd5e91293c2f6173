"""Copy a SQLite file page by page, even while a bot writes to it, and verify the copy."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.backups.contents import Watch, compare
from bot.store.backups.sqlite_contents import check_whole, counts
from bot.store.backups.threads import Stopped, Stopping
from bot.store.errors import BackupBroken, DatabaseOlder, StoreUnavailable
from bot.store.migrate import NOTHING_THERE
from bot.store.sqlite_file import forbid_changes, ledger_of, opened, typed

PAGES = 1000
"""Pages copied in one step, four megabytes: the work can be stopped after each."""

STEPS = 100_000
"""Steps of SQLite's virtual machine after which a long check can be stopped."""


def copy_used(path: Path, target: Path, patience_s: float, watch: Watch, stopped: Stopping) -> dict[str, int]:
    """Copy a database that a bot may be using into an empty file; return how many rows each table has."""
    if not path.exists():
        raise StoreUnavailable(f"there is no database at {path}")
    try:
        # Opened as any user of the file does: a bot that starts meanwhile respects its locks.
        with closing(opened(f"{path.absolute().as_uri()}?mode=rw", patience_s, uri=True)) as source:
            forbid_changes(source)
            if not ledger_of(source):
                raise DatabaseOlder(NOTHING_THERE)
            return copy_pages(source, target, watch, stopped)
    except sqlite3.Error as error:
        raise typed(error, f"copying {path}", StoreUnavailable) from error


def copy_pages(source: sqlite3.Connection, target: Path, watch: Watch, stopped: Stopping) -> dict[str, int]:
    """Copy what a connection sees into an empty file, verify it, and return how many rows each table has."""

    def passed(_status: int, remaining: int, total: int) -> None:
        watch("copying", total - remaining, total)
        if stopped():
            raise Stopped

    # In one transaction: otherwise SQLite would start again with every commit of the bot.
    source.execute("BEGIN")
    source.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on it sees one snapshot
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        # The file is a draft: it is removed if the copy fails, and synced once at the end.
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")
        source.backup(copy, pages=PAGES, progress=passed)
    return _proved(source, target, watch, stopped)


def _proved(source: sqlite3.Connection, target: Path, watch: Watch, stopped: Stopping) -> dict[str, int]:
    # Opened as immutable, so that SQLite creates nothing beside it.
    with closing(sqlite3.connect(f"{target.absolute().as_uri()}?immutable=1", uri=True)) as copy:
        for connection in (source, copy):
            connection.set_progress_handler(stopped, STEPS)
        watch("checking", 0, 1)
        try:
            check_whole(copy, target)
            found = counts(copy)
            compare(counts(source), found)
        except (BackupBroken, sqlite3.OperationalError):  # a stop raises these too
            if stopped():
                raise Stopped from None
            raise
    watch("checking", 1, 1)
    return found
