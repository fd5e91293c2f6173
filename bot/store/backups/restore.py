"""Restore a backup into a database, or move a database to another: all of it, or nothing."""

from pathlib import Path

from bot.store import migrate
from bot.store.backups.contents import Contents, Watch, unwatched
from bot.store.backups.sources import backup_contents, resting_contents
from bot.store.backups.targets import Brought, into_postgres, into_sqlite
from bot.store.engine import MIGRATIONS, sqlite_path
from bot.store.errors import BackupRefused

PATIENCE = 5.0
"""Seconds to wait for others that hold a file or a row."""


async def restore(file: Path, url: str, *, replace: bool = False, watch: Watch = unwatched) -> Brought:
    """Restore a backup of either kind into an empty database of either kind that no bot uses.

    With ``replace`` the database may hold rows, which are kept beside the new ones. Raises StoreError if the
    restore fails; the database is then unchanged.
    """
    async with backup_contents(file, PATIENCE) as contents:
        return await _bring(contents, url, watch, replace=replace)


async def move(source: str, target: str, *, watch: Watch = unwatched) -> Brought:
    """Copy a database that no bot uses into an empty one of either kind; the first stays unchanged."""
    if source == target:
        raise BackupRefused("this database would be moved to itself")
    async with resting_contents(source, PATIENCE) as contents:
        return await _bring(contents, target, watch, replace=False)


async def _bring(contents: Contents, url: str, watch: Watch, *, replace: bool) -> Brought:
    steps = migrate.load(MIGRATIONS)
    path = sqlite_path(url)
    if path is not None:
        return await into_sqlite(contents, path, steps, watch, replace=replace)
    return await into_postgres(contents, url, steps, watch, replace=replace, patience_s=PATIENCE)
