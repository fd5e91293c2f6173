"""A SQLite file copied page by page, also while a bot writes to it, and the copy proved."""

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
"""Pages copied in one go, four megabytes: after each the work can be stopped."""

STEPS = 100_000
"""Steps of SQLite's machine after which a long check can be stopped."""


def copy_used(path: Path, target: Path, patience_s: float, watch: Watch, stopped: Stopping) -> dict[str, int]:
    """Copy a database that a bot may be using into an empty file; return how many rows each table has."""
    if not path.exists():
        raise StoreUnavailable(f"there is no database at {path}")
    try:
        # As any user of the file, whose locks a bot respects that starts meanwhile.
        with closing(opened(f"{path.absolute().as_uri()}?mode=rw", patience_s, uri=True)) as source:
            forbid_changes(source)
            if not ledger_of(source):
                raise DatabaseOlder(NOTHING_THERE)
            return copy_pages(source, target, watch, stopped)
    except sqlite3.Error as error:
        raise typed(error, f"copying {path}", StoreUnavailable) from error


def copy_pages(source: sqlite3.Connection, target: Path, watch: Watch, stopped: Stopping) -> dict[str, int]:
    """Copy what a connection sees into an empty file, prove it, and return how many rows each table has."""

    def passed(_status: int, remaining: int, total: int) -> None:
        watch("copying", total - remaining, total)
        if stopped():
            raise Stopped

    # In one transaction: without it SQLite would begin anew with every commit of the bot.
    source.execute("BEGIN")
    source.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on it sees one picture
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        # The file is a draft: what breaks it off removes it, and it is synced once, at its end.
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")
        source.backup(copy, pages=PAGES, progress=passed)
    return _proved(source, target, watch, stopped)


def _proved(source: sqlite3.Connection, target: Path, watch: Watch, stopped: Stopping) -> dict[str, int]:
    # As a file that cannot change: nothing is made beside it.
    with closing(sqlite3.connect(f"{target.absolute().as_uri()}?immutable=1", uri=True)) as copy:
        for connection in (source, copy):
            connection.set_progress_handler(stopped, STEPS)
        watch("checking", 0, 1)
        try:
            check_whole(copy, target)
            found = counts(copy)
            compare(counts(source), found)
        except (BackupBroken, sqlite3.OperationalError):  # also what a stop looks like
            if stopped():
                raise Stopped from None
            raise
    watch("checking", 1, 1)
    return found
