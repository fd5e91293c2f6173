"""A backup holds one moment of the database, is whole or not there, and is nobody else's to read."""

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.store.backups import sqlite_copy
from bot.store.backups.backup import back_up
from bot.store.backups.drafts import draft_of
from bot.store.backups.sources import backup_contents
from bot.store.engine import Store, Tx, open_store, sqlite_path
from bot.store.errors import BackupError, BackupRefused, DatabaseOlder, ForeignDatabase, StoreUnavailable
from tests.store.backups.shelf import KINDS, Shelf, names_in, sums, sums_of

pytestmark = pytest.mark.postgres


@pytest.mark.parametrize("kind", KINDS)
async def test_it_holds_every_row_and_is_private(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url, target = await shelf.full(kind), tmp_path / "new folder" / "backup"
    counted = await back_up(url, target)
    there = await sums(url)
    assert await sums_of(target) == there
    assert counted == {table: each.rows for table, each in there.items()}
    assert counted["turns"] > 3
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert names_in(target.parent) == ["backup"]


@pytest.mark.parametrize("kind", KINDS)
async def test_it_is_of_one_moment_while_a_bot_writes(
    shelf: Shelf, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each transaction makes two facts agree and adds one: a backup in which they differ is of two moments.

    So is one whose rows are not as many as were counted before, and that one is refused.
    """
    monkeypatch.setattr(sqlite_copy, "PAGES", 3)
    url = await shelf.full(kind)

    async def both(tx: Tx, value: str) -> None:
        await tx.run("fact_set", name="a-first", value=value)
        await tx.run("fact_set", name=f"one-more-{value}", value=value)
        await tx.run("fact_set", name="z-last", value=value)

    async def write(store: Store) -> None:
        for number in count():
            await store.transact(lambda tx, value=str(number): both(tx, value))

    async with open_store(url) as store:
        await store.transact(lambda tx: both(tx, "none"))
        writing = asyncio.create_task(write(store))
        targets = [tmp_path / f"backup-{number}" for number in range(3)]
        for target in targets:
            await back_up(url, target)
        writing.cancel()
    seen = [await facts(target) for target in targets]
    assert all(found["a-first"] == found["z-last"] for found in seen)
    assert len({found["a-first"] for found in seen}) > 1, "somebody wrote meanwhile"


async def facts(backup: Path) -> dict[str, str]:
    """Return the facts in a backup of either kind."""
    async with backup_contents(backup, 5) as contents:
        return {
            row[0]: row[1]
            async for piece in contents.pieces()
            if piece.table == "facts"
            for row in piece.rows
        }


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_is_written_over(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url, target = await shelf.full(kind), tmp_path / "there"
    target.write_text("a letter")
    with pytest.raises(BackupRefused, match="is there already"):
        await back_up(url, target)
    assert target.read_text() == "a letter"
    assert not target.with_name("there.part").exists()


@pytest.mark.parametrize("kind", KINDS)
async def test_what_a_killed_process_left_is_taken_over(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url, target = await shelf.full(kind), tmp_path / "backup"
    target.with_name("backup.part").write_bytes(b"half of something" * 100_000)
    await back_up(url, target)
    assert await sums_of(target) == await sums(url)
    assert not target.with_name("backup.part").exists()


@pytest.mark.parametrize("kind", KINDS)
async def test_two_who_write_the_same_file_do_not_meet(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url, target = await shelf.full(kind), tmp_path / "backup"
    with draft_of(target), pytest.raises(BackupError, match="another process"):
        await back_up(url, target)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_without_tables_is_not_backed_up(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url = await shelf.empty(kind)
    if path := sqlite_path(url):
        path.parent.mkdir()
        path.touch()
    with pytest.raises(DatabaseOlder, match="nothing in it"):
        await back_up(url, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("kind", KINDS)
async def test_the_tables_of_another_program_are_let_be(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url, sql = await shelf.empty(kind), "CREATE TABLE wp_posts (id INTEGER)"
    if path := sqlite_path(url):
        path.parent.mkdir()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(sql)
    else:
        schema = url.rpartition("=")[2]
        await shelf.housekeeping.execute(sql.replace("wp_posts", f'"{schema}".wp_posts'))
    with pytest.raises(ForeignDatabase):
        await back_up(url, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


async def test_no_database_is_made_where_there_is_none(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="there is no database"):
        await back_up(await shelf.empty("sqlite"), tmp_path / "backup")
    assert names_in(tmp_path) == []


@pytest.mark.parametrize("kind", KINDS)
async def test_whoever_goes_away_leaves_nothing_half(shelf: Shelf, kind: str, tmp_path: Path) -> None:
    url = await shelf.full(kind)
    folder = tmp_path / "backups"
    begun, gone = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def watch(_doing: str, _done: int, _total: int) -> None:
        loop.call_soon_threadsafe(begun.set)
        if threading.current_thread() is not threading.main_thread():
            gone.wait()

    working = asyncio.create_task(back_up(url, folder / "backup", watch=watch))
    await begun.wait()
    assert working.cancel()
    await asyncio.wait([working], timeout=0.1)  # it waits for its thread
    gone.set()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert names_in(folder) == []
    await back_up(url, folder / "backup")


async def test_a_damaged_database_makes_no_backup(shelf: Shelf, tmp_path: Path) -> None:
    url = await shelf.full("sqlite")
    path = sqlite_path(url)
    assert path
    whole = path.read_bytes()
    path.write_bytes(whole[:40_000] + bytes(8_000) + whole[48_000:])
    with pytest.raises((BackupError, StoreUnavailable)):
        await back_up(url, tmp_path / "backup")
    assert "backup" not in "".join(names_in(tmp_path))
