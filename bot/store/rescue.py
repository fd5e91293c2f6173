"""Notice when an open SQLite file is deleted, moved or replaced, and save its contents.

An open file outlives its name: the bot would go on, and everything that players do would be lost when its
process ends.
"""

import glob
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import structlog

from bot.store.errors import DatabaseMissing

log = structlog.get_logger()

RESCUED = ".rescued-"

Identity = tuple[int, int]
"""Device and inode: the same as long as it is the same file."""


def identity(path: Path) -> Identity | None:
    """Return which file a path leads to, or None. Raise OSError if the disk does not say."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def leads_to(path: Path, opened: Identity | None) -> bool:
    """Return whether a path still leads to the file that was opened there."""
    try:
        return identity(path) == opened
    except OSError:  # a disk that does not answer says nothing about its files
        return True


def rescue(path: Path, connection: sqlite3.Connection) -> None:
    """Save an open database beside its path, which no longer leads to it."""
    rescued = path.with_name(f"{path.name}{RESCUED}{time.time_ns() // 1_000_000}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite's own backup: the open file has no name to copy it by, and part of it is in its `-wal`.
        with closing(sqlite3.connect(rescued)) as copy:
            connection.backup(copy)
    except (sqlite3.Error, OSError) as error:
        log.error("what was in the database could NOT be saved", path=str(rescued), error=str(error))  # noqa: TRY400  the line says it
    else:
        log.error("everything that was in the database is saved here", path=str(rescued))


def refuse_to_forget(path: Path) -> None:
    """Raise DatabaseMissing if an empty database would take the place of one that was rescued."""
    rescued = sorted(path.parent.glob(f"{glob.escape(path.name)}{RESCUED}*"))
    if rescued and not path.exists():
        raise DatabaseMissing(
            f"{path} was deleted while the bot ran, and all that was in it is in {rescued[-1]}: rename that"
            f" to {path.name} to go on, or move it elsewhere to begin anew"
        )
