"""Backups: everything a database holds at one moment, in one file that was verified."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from bot.store.backups.contents import Watch, unwatched
from bot.store.backups.drafts import draft_of
from bot.store.backups.sqlite_copy import copy_used
from bot.store.backups.threads import Stopping, on_a_thread
from bot.store.engine import sqlite_path


async def back_up(
    url: str, target: Path, *, watch: Watch = unwatched, patience_s: float = 5.0
) -> Mapping[str, int]:
    """Write a database into a new file, even while a bot uses it; return how many rows each table has.

    The file gets its name only after it is verified. Raises BackupError if the backup fails, and StoreError
    if the database cannot be read.
    """
    path = sqlite_path(url)
    if path is not None:
        return await on_a_thread(partial(_copied, path, target, patience_s, watch))
    from bot.store.backups.postgres_backup import dumped  # noqa: PLC0415  most hosts never need its driver

    return await dumped(url, target, patience_s, watch)


def _copied(path: Path, target: Path, patience_s: float, watch: Watch, stopped: Stopping) -> dict[str, int]:
    with draft_of(target) as part:
        return copy_used(path, part, patience_s, watch, stopped)
