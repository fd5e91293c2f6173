"""A backup comes back whole, into either kind of database, and never over something that is not kept."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backups import postgres_link
from bot.store.backups import restore as restoring
from bot.store.backups.backup import back_up
from bot.store.backups.restore import restore
from bot.store.engine import MIGRATIONS, open_store, sqlite_path
from bot.store.errors import (
    BackupBroken,
    BackupError,
    BackupRefused,
    DatabaseNewer,
    DatabaseTaken,
    ForeignDatabase,
    MigrationEdited,
    StoreBusy,
)
from bot.store.postgres_peers import among_peers
from bot.store.rows import BotFact
from bot.store.share import WHOLE, Share
from bot.store.sole_use import sole_use
from bot.verify import verify
from tests.store.backups.shelf import KINDS, Shelf, leave_as_a_killed_bot, names_in, schema_of, sums, sums_of

pytestmark = pytest.mark.postgres


@pytest.fixture
def backups(fought: Path, fought_on_postgres: Path) -> dict[str, Path]:
    """Return a backup of each kind of database."""
    return {"sqlite": fought, "postgresql": fought_on_postgres}


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("of", KINDS)
async def test_a_backup_of_either_kind_comes_back_in_either_kind(
    shelf: Shelf, backups: dict[str, Path], of: str, to: str
) -> None:
    url = await shelf.empty(to)
    brought = await restore(backups[of], url)
    there = await sums(url)
    assert there == await sums_of(backups["sqlite"])
    assert brought == (len(there), sum(each.rows for each in there.values()), None)
    assert await verify(url) == 0
    async with open_store(url) as store:  # a bot goes on from it
        await store.transact(lambda tx: tx.run("fact_set", name="next", value="1"))


async def test_a_restored_file_is_private_and_alone(shelf: Shelf, fought: Path) -> None:
    path = await sqlite_of(shelf, "empty")
    await restore(fought, f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert names_in(path.parent) == ["bot.db", "bot.db.lock"]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_is_not_empty_stays_as_it_is(
    shelf: Shelf, backups: dict[str, Path], kind: str
) -> None:
    url = await marked(shelf, kind)
    before = await sums(url)
    for backup in backups.values():
        with pytest.raises(BackupRefused, match="not empty"):
            await restore(backup, url)
    assert await sums(url) == before


@pytest.mark.parametrize("of", KINDS)
async def test_replaced_a_file_is_kept_beside_with_all_that_was_committed(
    shelf: Shelf, backups: dict[str, Path], of: str
) -> None:
    path = await sqlite_of(shelf, "full")
    leave_as_a_killed_bot(path)
    before = await sums(f"sqlite:///{path}")
    assert path.with_name("bot.db-wal").stat().st_size
    brought = await restore(backups[of], f"sqlite:///{path}", replace=True)
    assert brought.kept
    assert await sums(f"sqlite:///{path}") == await sums_of(backups["sqlite"])
    assert await sums(f"sqlite:///{path.with_name(brought.kept)}") == before
    assert names_in(path.parent) == ["bot.db", "bot.db.lock", brought.kept]


async def test_replaced_tables_are_kept_in_a_schema_of_their_own(shelf: Shelf, fought: Path) -> None:
    url = await marked(shelf, "postgresql")
    before = await sums(url)
    brought = await restore(fought, url, replace=True)
    assert [brought.kept] == await shelf.kept_schemas(schema_of(url))
    assert brought.kept
    assert await sums(url) == await sums_of(fought)
    assert await sums(url.replace(schema_of(url), brought.kept)) == before


async def test_a_damaged_database_is_kept_as_it_was_with_its_log(shelf: Shelf, fought: Path) -> None:
    path = await sqlite_of(shelf, "empty")
    path.parent.mkdir()
    damaged, wal = b"no database at all" * 500, b"nor a log" * 500
    path.write_bytes(damaged)
    path.with_name("bot.db-wal").write_bytes(wal)
    brought = await restore(fought, f"sqlite:///{path}", replace=True)
    assert brought.kept
    kept = path.with_name(brought.kept)
    assert (kept.read_bytes(), kept.with_name(f"{kept.name}-wal").read_bytes()) == (damaged, wal)
    assert await sums(f"sqlite:///{path}") == await sums_of(fought)


async def test_a_log_without_its_file_is_not_written_into_the_new_one(shelf: Shelf, fought: Path) -> None:
    path = await sqlite_of(shelf, "full")
    leave_as_a_killed_bot(path)
    path.unlink()
    with pytest.raises(BackupRefused):
        await restore(fought, f"sqlite:///{path}")
    brought = await restore(fought, f"sqlite:///{path}", replace=True)
    assert await sums(f"sqlite:///{path}") == await sums_of(fought)
    assert path.with_name(f"{brought.kept}-wal").exists()


async def test_a_file_that_somebody_reads_is_not_replaced(shelf: Shelf, fought: Path) -> None:
    path = await sqlite_of(shelf, "full")
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("PRAGMA journal_mode = WAL")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM facts").fetchall()
        with pytest.raises(StoreBusy, match="open; close it first"):
            await restore(fought, f"sqlite:///{path}", replace=True)
    assert [name for name in names_in(path.parent) if "replaced" in name or "part" in name] == []
    await restore(fought, f"sqlite:///{path}", replace=True)


async def test_where_a_bot_runs_on_a_file_nothing_is_restored(shelf: Shelf, fought: Path) -> None:
    path = await sqlite_of(shelf, "full")
    async with sole_use(path, 0, asyncio.Event()):
        with pytest.raises(DatabaseTaken, match=f"process {os.getpid()} on "):
            await restore(fought, f"sqlite:///{path}", replace=True)


@pytest.mark.parametrize("share", [WHOLE, Share(16, 4, 7)])
async def test_where_a_bot_runs_on_postgresql_nothing_is_restored(
    shelf: Shelf, fought: Path, share: Share, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_link, "LET_GO", 0.0)
    url = await marked(shelf, "postgresql")
    before = await sums(url)
    async with among_peers(url, share, 0, asyncio.Event()):
        with pytest.raises(DatabaseTaken, match="a bot runs on this PostgreSQL database"):
            await restore(fought, url, replace=True)
    assert await sums(url) == before
    assert await shelf.kept_schemas(schema_of(url)) == []


async def test_a_link_leads_to_the_file_that_is_replaced(shelf: Shelf, fought: Path, tmp_path: Path) -> None:
    path = await sqlite_of(shelf, "full")
    link = tmp_path / "link.db"
    link.symlink_to(path)
    brought = await restore(fought, f"sqlite:///{link}", replace=True)
    assert link.is_symlink()
    assert brought.kept in names_in(path.parent)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("of", KINDS)
async def test_a_backup_of_a_later_version_is_refused(
    shelf: Shelf, backups: dict[str, Path], of: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await shelf.empty(kind)
    monkeypatch.setattr(restoring, "MIGRATIONS", older(shelf.folder))
    with pytest.raises(DatabaseNewer):
        await restore(backups[of], url)
    assert await sums(url) == {}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("of", KINDS)
async def test_a_backup_of_an_earlier_version_comes_back_as_it_was_and_the_next_start_updates_it(
    shelf: Shelf, of: str, kind: str
) -> None:
    first, then = await shelf.empty(of), await shelf.empty(kind)
    before = older(shelf.folder)
    async with open_store(first, migrations=before) as store:
        await store.transact(lambda tx: tx.run("fact_set", name="kept", value="yes"))
    backup = shelf.folder / "backup"
    await back_up(first, backup)
    await restore(backup, then)
    assert await sums(then) == await sums_of(backup)
    async with open_store(then) as store:
        fact = await store.read(lambda tx: tx.one("fact_by_name", BotFact, name="kept"))
    assert fact
    assert fact.value == "yes"


async def test_a_backup_whose_migrations_read_otherwise_is_refused(shelf: Shelf, fought: Path) -> None:
    backup = Path(shutil.copy(fought, shelf.folder / "backup"))
    changed(backup, "UPDATE migrations SET sha256 = 'other' WHERE number = 7")
    with pytest.raises(MigrationEdited):
        await restore(backup, await shelf.empty("sqlite"))


async def test_what_is_no_backup_is_refused_in_words(shelf: Shelf) -> None:
    url, file = await shelf.empty("sqlite"), shelf.folder / "letter.txt"
    file.write_text("Dear host")
    with pytest.raises(BackupBroken, match="neither a SQLite file nor a plain dump"):
        await restore(file, url)
    with pytest.raises(BackupBroken, match="cannot be read: No such file"):
        await restore(shelf.folder / "nowhere", url)
    changed(shelf.folder / "other.db", "CREATE TABLE wp_posts (id)")
    with pytest.raises(ForeignDatabase):
        await restore(shelf.folder / "other.db", url)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_damaged_backup_is_refused_before_anything_changes(
    shelf: Shelf, fought: Path, kind: str
) -> None:
    url = await shelf.full(kind)
    before = await sums(url)
    backup = Path(shutil.copy(fought, shelf.folder / "backup"))
    blot(backup)
    with pytest.raises(BackupError):
        await restore(backup, url, replace=True)
    assert await sums(url) == before


async def test_rows_that_point_at_nothing_are_refused(shelf: Shelf, fought: Path) -> None:
    backup = Path(shutil.copy(fought, shelf.folder / "backup"))
    changed(backup, "PRAGMA foreign_keys = OFF", "DELETE FROM matches")
    url = await shelf.empty("postgresql")
    with pytest.raises(BackupBroken, match="point at nothing"):
        await restore(backup, url)
    assert await sums(url) == {}


async def test_a_text_that_postgresql_cannot_hold_is_named_by_its_table(shelf: Shelf, fought: Path) -> None:
    backup = Path(shutil.copy(fought, shelf.folder / "backup"))
    changed(backup, "UPDATE facts SET value = 'a' || char(0) || 'b' WHERE name = 'odd'")
    url = await shelf.empty("postgresql")
    with pytest.raises(BackupBroken, match="a row of facts cannot be kept there"):
        await restore(backup, url)
    assert await sums(url) == {}


async def test_a_user_who_may_not_put_tables_aside_is_told(shelf: Shelf, fought: Path) -> None:
    url = await shelf.full("postgresql")
    before, schema = await sums(url), schema_of(url)
    role = f"guest_{schema}"
    await shelf.housekeeping.execute(f"CREATE ROLE {role} LOGIN")
    try:
        for right in ("USAGE ON SCHEMA", "SELECT ON ALL TABLES IN SCHEMA"):
            await shelf.housekeeping.execute(f"GRANT {right} {schema} TO {role}")
        guest = url.replace("postgres:@", f"{role}@")
        with pytest.raises(BackupError, match="PostgreSQL refuses: permission denied"):
            await restore(fought, guest, replace=True)
    finally:
        await shelf.housekeeping.execute(f"DROP OWNED BY {role}; DROP ROLE {role}")
    assert await sums(url) == before


async def test_postgresql_is_left_with_the_keys_that_its_migrations_made(shelf: Shelf, fought: Path) -> None:
    restored, made = await shelf.empty("postgresql"), await shelf.empty("postgresql")
    await restore(fought, restored)
    async with open_store(made):
        pass
    rules = [
        await shelf.housekeeping.fetch(
            "SELECT conrelid::regclass::name::text AS t, conname, replace(pg_get_constraintdef(oid), $1, '')"
            " FROM pg_constraint WHERE connamespace = $2::regnamespace ORDER BY conname",
            f"{schema}.",
            schema,
        )
        for schema in (schema_of(restored), schema_of(made))
    ]
    told = [[(row["conname"], row["replace"]) for row in found] for found in rules]
    assert told[0] == told[1]
    assert [name for name, rule in told[0] if rule.startswith("FOREIGN KEY")]


async def sqlite_of(shelf: Shelf, how: str) -> Path:
    """Return where a SQLite file is, or is to be."""
    path = sqlite_path(await (shelf.full if how == "full" else shelf.empty)("sqlite"))
    assert path
    return path


async def marked(shelf: Shelf, kind: str) -> str:
    """Return a database that no backup is of."""
    url = await shelf.full(kind)
    async with open_store(url) as store:
        await store.transact(lambda tx: tx.run("fact_set", name="mark", value="here"))
    return url


def older(folder: Path) -> Path:
    """Return a folder with the migrations of an earlier version."""
    before = folder / "earlier"
    before.mkdir()
    for each in sorted(MIGRATIONS.glob("*.sql"))[:-3]:
        shutil.copy(each, before)
    return before


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for sql in statements:
            connection.execute(sql)


def blot(path: Path) -> None:
    """Overwrite two pages of a file."""
    whole = path.read_bytes()
    path.write_bytes(whole[:40_960] + b"\7" * 8_192 + whole[49_152:])
