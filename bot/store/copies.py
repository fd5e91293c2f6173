"""Copies of a SQLite file, kept beside it before an update changes its tables.

A migration cannot be undone. The copy is the way back: the file as the previous version left it.
"""

import glob
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import structlog

from bot.store.errors import StoreUnavailable

log = structlog.get_logger()

KEPT = 2
"""Copies to keep; older ones are deleted once a new one is complete."""


def keep_copy(path: Path, number: int) -> None:
    """Copy what is committed in a file before a migration changes it, and delete older copies.

    The caller keeps all others from writing. Raise StoreUnavailable if the file cannot be copied.
    """
    copy = path.with_name(f"{path.name}.before-{number:04}-{time.time_ns() // 1_000_000}")
    part = path.with_name(f"{path.name}.before.part")
    log.info("an update changes the tables; copying the database first", copy=str(copy))
    try:
        part.unlink(missing_ok=True)  # left over from an interrupted copy
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        # Rename only a complete copy: the process may die while it is written.
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(
            f"{path} cannot be copied before its update, so nothing was changed: {error}"
        ) from error
    log.info("the database as it was before the update is kept", copy=str(copy))
    for old in copies(path)[:-KEPT]:
        old.unlink(missing_ok=True)


def copies(path: Path) -> list[Path]:
    """Return the kept copies of a database, the oldest first."""
    found = path.parent.glob(f"{glob.escape(path.name)}.before-*-*")
    return sorted(found, key=lambda copy: int(copy.name.rpartition("-")[2]))
