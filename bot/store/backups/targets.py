"""Where contents go: an empty database, or the place of one that is kept beside the new one."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import asyncpg

from bot.store.backups.contents import Contents, Watch
from bot.store.backups.drafts import draft_of, remove_logs, sync_folder
from bot.store.backups.loading import load_postgres, load_sqlite, steps_of
from bot.store.backups.postgres_link import linked, schema_of, without_bots
from bot.store.backups.sqlite_contents import SqliteContents
from bot.store.backups.sqlite_copy import copy_pages
from bot.store.backups.threads import Stopping, on_a_thread
from bot.store.errors import BackupRefused, StoreBusy, StoreUnavailable
from bot.store.migrate import Migration
from bot.store.postgres import ledger_of, tables_of
from bot.store.sole_use import sole_use
from bot.store.sqlite_file import BUSY, typed
from bot.store.sqlite_reading import connect_to_read

NOT_EMPTY = (
    "{place} is not empty, so nothing was changed (only `restore --replace` puts another database in the"
    " place of one, and keeps it beside the new one)"
)
TRUNCATED = 30
"""Letters of a schema's name that begin the name of its kept copy; PostgreSQL allows 63 in all."""


class Brought(NamedTuple):
    """The result of a restore or a move."""

    tables: int
    rows: int
    kept: str | None
    """The new name of the database that was there before."""


async def into_sqlite(
    contents: Contents, path: Path, migrations: Sequence[Migration], watch: Watch, *, replace: bool
) -> Brought:
    """Put contents in place of a SQLite file; unless that is empty, it is kept under a name with the date."""
    place = path.resolve()  # noqa: ASYNC240  nobody else waits
    async with sole_use(place, 0, asyncio.Event()):
        there = any(map(_holds_something, (place, _beside(place, "-wal"))))
        if there and not replace:
            raise BackupRefused(NOT_EMPTY.format(place=f"the database {path}"))
        kept = place.with_name(f"{place.name}.replaced-{_stamp()}") if there else None
        with draft_of(place, partial(_set_aside, place, kept)) as part:
            if isinstance(contents, SqliteContents):
                await steps_of(contents, migrations)  # tables of a later version are refused
                found = await on_a_thread(partial(_copied, contents.path, part, watch))
                return Brought(len(found), sum(found.values()), kept and kept.name)
            totals = await load_sqlite(contents, part, migrations, watch)
            return Brought(len(totals.sums), totals.rows, kept and kept.name)


def _holds_something(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0


def _copied(path: Path, part: Path, watch: Watch, stopped: Stopping) -> dict[str, int]:
    try:
        with closing(connect_to_read(path, 0)) as connection:
            return copy_pages(connection, part, watch, stopped)
    except sqlite3.Error as error:
        raise typed(error, f"writing {part}", StoreUnavailable) from error


def _set_aside(path: Path, kept: Path | None) -> None:
    """Link a database to a second name that keeps it, and remove its logs before a new file takes its place.

    Otherwise SQLite would write the old logs into the new file.
    """
    if kept is not None:
        # The log too, and first: SQLite deletes the log of a file that it cannot read.
        endings = [each for each in ("", "-wal", "-journal") if _beside(path, each).exists()]
        for ending in endings:
            os.link(_beside(path, ending), _beside(kept, ending))
        try:
            if _fold(path):
                remove_logs(kept)
        except StoreBusy:
            for ending in endings:
                _beside(kept, ending).unlink()
            raise
        sync_folder(path.parent)
    remove_logs(path)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _fold(path: Path) -> bool:
    """Write a database's log into its file; return whether that worked.

    Raise StoreBusy if another program has the database open.
    """
    if not _holds_something(path):
        return False
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")  # needs exclusive use of the file
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in BUSY:
            raise StoreBusy(f"another program has {path} open; close it first") from error
        return False  # it is damaged, which may be why a backup is restored
    return True


async def into_postgres(
    contents: Contents,
    url: str,
    migrations: Sequence[Migration],
    watch: Watch,
    *,
    replace: bool,
    patience_s: float,
) -> Brought:
    """Put contents into a schema; tables already there are kept in another schema, named with the date."""
    async with linked(url, patience_s) as connection:
        there = await ledger_of(connection)  # tables of another program are refused
        if there and not replace:
            raise BackupRefused(NOT_EMPTY.format(place=f"the schema {await schema_of(connection)}"))
        async with without_bots(url), connection.transaction():
            kept = await _set_tables_aside(connection)
            totals = await load_postgres(contents, connection, migrations, watch)
    return Brought(len(totals.sums), totals.rows, kept)


async def _set_tables_aside(connection: "asyncpg.Connection[asyncpg.Record]") -> str | None:
    """Move all tables into a new schema, and return its name."""
    tables = await tables_of(connection)
    if not tables:
        return None
    kept = f"{(await schema_of(connection))[:TRUNCATED]}_replaced_{_stamp().lower()}"
    await connection.execute(f'CREATE SCHEMA "{kept}"')
    for table in tables:
        await connection.execute(f'ALTER TABLE "{table}" SET SCHEMA "{kept}"')
    return kept


def _stamp() -> str:
    return f"{datetime.now(UTC):%Y%m%dT%H%M%S%f}Z"
