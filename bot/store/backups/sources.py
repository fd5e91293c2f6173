"""Where contents come from: a backup, or a database that no bot uses."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.backups.contents import Contents
from bot.store.backups.dump import DumpContents, dump_contents, is_dump
from bot.store.backups.postgres_contents import PostgresContents
from bot.store.backups.postgres_link import linked, without_bots
from bot.store.backups.sqlite_contents import SqliteContents, sqlite_contents
from bot.store.engine import sqlite_path
from bot.store.errors import BackupBroken
from bot.store.postgres import tables_of
from bot.store.sole_use import sole_use

SQLITE_MAGIC = b"SQLite format 3\0"


@asynccontextmanager
async def backup_contents(path: Path, patience_s: float) -> AsyncGenerator[SqliteContents | DumpContents]:
    """Open a backup of either kind. Raise BackupBroken if it is damaged, or is no backup."""
    try:
        with path.open("rb") as file:
            is_sqlite = file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except OSError as error:
        raise BackupBroken(f"{path} cannot be read: {error.strerror}") from error
    if is_sqlite:
        async with sqlite_contents(path, patience_s) as contents:
            yield contents
    elif is_dump(path):
        yield await dump_contents(path)
    else:
        raise BackupBroken(f"{path} is no backup: it is neither a SQLite file nor a plain dump of pg_dump")


@asynccontextmanager
async def resting_contents(url: str, patience_s: float) -> AsyncGenerator[Contents]:
    """Open a database and keep bots from writing to it. Raise DatabaseTaken if one is running."""
    path = sqlite_path(url)
    if path is not None:
        async with sole_use(path, 0, asyncio.Event()), sqlite_contents(path, patience_s) as contents:
            yield contents
        return
    async with (
        without_bots(url),
        linked(url, patience_s) as connection,
        connection.transaction(isolation="repeatable_read"),
    ):
        for table in await tables_of(connection):
            # Other programs may write here as well; the locks of bots do not keep them away.
            await connection.execute(f'LOCK TABLE "{table}" IN SHARE MODE')
        yield PostgresContents(connection)
