"""The command line's backups: write, restore and verify them, or move a database to the other kind."""

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.progress import watching
from bot.store import migrate
from bot.store.backups.backup import back_up
from bot.store.backups.drafts import PRIVATE
from bot.store.backups.loading import load_sqlite
from bot.store.backups.restore import PATIENCE, move, restore
from bot.store.backups.sources import backup_contents
from bot.store.backups.sqlite_contents import SqliteContents
from bot.store.backups.targets import Brought
from bot.store.engine import MIGRATIONS
from bot.terminal import say
from bot.verify import verify


async def write_backup(url: str, file: Path) -> int:
    """Back up a database into a file, even while a bot uses it."""
    with watching() as watch:
        counted = await back_up(url, file, watch=watch)
    say(
        f"{file} holds all {sum(counted.values()):,} rows of {len(counted)} tables. It was read back and"
        " counted."
    )
    return 0


async def restore_backup(file: Path, url: str, *, replace: bool) -> int:
    """Restore a backup into an empty database, or in place of one that is kept."""
    with watching() as watch:
        brought = await restore(file, url, replace=replace, watch=watch)
    say(f"Restored {_told(brought)} from {file}. The next start of the bot goes on from there.")
    if brought.kept:
        say(f"The database that was there before is kept as {brought.kept}.")
    return 0


async def move_database(source: str, target: str) -> int:
    """Copy a database into an empty one of the other kind, and compare the two."""
    with watching() as watch:
        brought = await move(source, target, watch=watch)
    say(
        f"Moved {_told(brought)}. Every table has the same number of rows and the same digest in both"
        " databases."
    )
    say("The old database is as it was. Before you start the bot, check that DATABASE_URL names the new one.")
    return 0


async def verify_backup(file: Path) -> int:
    """Replay everything in a backup of either kind."""
    async with _as_database(file) as url:
        return await verify(url)


def _told(brought: Brought) -> str:
    return f"{brought.rows:,} rows of {brought.tables} tables"


@asynccontextmanager
async def _as_database(file: Path) -> AsyncGenerator[str]:
    """Yield the URL of a database from which a backup can be read; a dump is loaded into a temporary one."""
    with TemporaryDirectory() as folder:
        async with backup_contents(file, PATIENCE) as contents:
            if not isinstance(contents, SqliteContents):
                file = Path(folder) / "backup.db"
                os.close(os.open(file, os.O_CREAT, PRIVATE))
                with watching() as watch:
                    await load_sqlite(contents, file, migrate.load(MIGRATIONS), watch)
        yield f"sqlite:///{file}"
