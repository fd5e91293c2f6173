"""Databases of either kind, empty or with something in them, and the sums of each."""

import shutil
import sqlite3
from contextlib import AsyncExitStack, aclosing, closing
from itertools import count
from pathlib import Path

import asyncpg

from bot.store.backups.contents import Contents, Sum, Totals
from bot.store.backups.postgres_contents import PostgresContents
from bot.store.backups.postgres_link import linked
from bot.store.backups.restore import restore
from bot.store.backups.sources import backup_contents
from bot.store.backups.sqlite_contents import sqlite_contents
from bot.store.backups.targets import TRUNCATED
from bot.store.engine import sqlite_path
from tests.databases import empty_schema

ODD = 'tab\t line\n return\r back\\slash \\N \\. "quotes" \x0b\x0c\x08 \u2028 花 💮'

KINDS = ("sqlite", "postgresql")


class Shelf:
    """Where a test takes its databases from."""

    def __init__(
        self,
        folder: Path,
        fought: Path,
        server: str,
        housekeeping: asyncpg.Connection,
        stack: AsyncExitStack,
    ) -> None:
        self.folder = folder
        self.fought = fought
        self._server = server
        self.housekeeping = housekeeping
        self._stack = stack
        self._numbers = count(1)

    async def empty(self, kind: str) -> str:
        """Return the URL of an empty database."""
        if kind == "sqlite":
            return f"sqlite:///{self.folder}/bot-{next(self._numbers)}/bot.db"
        return await self._stack.enter_async_context(empty_schema(self._server, self.housekeeping))

    async def full(self, kind: str) -> str:
        """Return the URL of a database in which duels were fought."""
        url = await self.empty(kind)
        if path := sqlite_path(url):
            path.parent.mkdir()
            shutil.copy(self.fought, path)
        else:
            await restore(self.fought, url)
            self._stack.push_async_callback(self._forget_kept, schema_of(url))
        return url

    async def _forget_kept(self, schema: str) -> None:
        for kept in await self.kept_schemas(schema):
            await self.housekeeping.execute(f'DROP SCHEMA "{kept}" CASCADE')

    async def kept_schemas(self, schema: str) -> list[str]:
        """Return the schemas in which a restore has kept what was in one."""
        found = await self.housekeeping.fetch(
            "SELECT nspname FROM pg_namespace WHERE starts_with(nspname, $1) ORDER BY nspname",
            f"{schema[:TRUNCATED]}_replaced_",
        )
        return [row["nspname"] for row in found]


def names_in(folder: Path) -> list[str]:
    """Return what is in a folder."""
    return sorted(file.name for file in folder.iterdir())


def schema_of(url: str) -> str:
    """Return the schema that a URL of these tests leads to."""
    return url.rpartition("search_path=")[2]


async def sums(url: str) -> dict[str, Sum]:
    """Return the sums of each table of a database; nothing if there is no database."""
    if path := sqlite_path(url):
        if not path.exists():
            return {}
        async with sqlite_contents(path, 5) as contents:
            return await added_up(contents)
    async with linked(url, 5) as connection, connection.transaction():
        return await added_up(PostgresContents(connection))


async def sums_of(backup: Path) -> dict[str, Sum]:
    """Return the sums of each table of a backup."""
    async with backup_contents(backup, 5) as contents:
        return await added_up(contents)


async def added_up(contents: Contents) -> dict[str, Sum]:
    """Return the sums of each table."""
    totals = Totals()
    async with aclosing(contents.pieces()) as pieces:
        async for piece in pieces:
            totals.add(piece)
    return totals.sums


def leave_as_a_killed_bot(path: Path) -> None:
    """Leave a file as a killed bot does: the last commit is in the log beside it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("INSERT INTO facts (name, value) VALUES ('last', 'in the log')")
        for name in ("bot.db", "bot.db-wal"):
            shutil.copy(path.with_name(name), path.with_name(f"{name}.left"))
    for name in ("bot.db", "bot.db-wal"):
        path.with_name(f"{name}.left").replace(path.with_name(name))
