"""Commands that only read: they change nothing, and say in one sentence what they cannot read, and where."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.sandbox.actors.demo import DEMOS
from bot.sandbox.ground.names import NAMES
from bot.sandbox.stage import stage
from bot.store.engine import MIGRATIONS, open_store, read_store
from bot.store.errors import ForeignDatabase, MigrationError, StoreMisuse, StoreUnavailable

OLD = 20
"""A migration that a backup of some time ago ends with."""

AGREED = "The seed, the dice, every draw, every turn and the result agree."


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database in which two people fought a duel, and four held a gathering."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with stage(f"sqlite:///{folder}/bot.db", people=NAMES[:4]) as on:
            assert await DEMOS["duels"].play(on, 1) is None

    asyncio.run(play())
    return folder / "bot.db"


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "bot.db"))


def found(path: Path, sql: str) -> str:
    with closing(sqlite3.connect(path)) as connection:
        [[value]] = connection.execute(sql)
    return value


def match_of(path: Path) -> str:
    return found(path, "SELECT id FROM matches WHERE revision > 2 ORDER BY id LIMIT 1")


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for sql in statements:
            connection.execute(sql)
        connection.commit()


def replayed(path: Path, *options: str) -> int:
    return main(["replay", *options, "--database", f"sqlite:///{path}"])


def everything(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def made_foreign(path: Path) -> None:
    path.unlink()
    changed(path, "CREATE TABLE wp_posts (id INTEGER)")


def made_foreign_with_migrations(path: Path) -> None:
    path.unlink()
    changed(path, "CREATE TABLE migrations (id INTEGER, migration TEXT, batch INTEGER)")


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])


def holed(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"\x00" * (len(content) - 8192))


def no_database(path: Path) -> None:
    path.write_text("Dear diary, today two samurai met. " * 100)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def from_the_future(path: Path) -> None:
    changed(path, "INSERT INTO migrations VALUES (9999, 'flying_horses', 'x')")


def from_the_past(path: Path) -> None:
    changed(path, f"DELETE FROM migrations WHERE number > {OLD}")  # noqa: S608  a test's own words


def with_a_ledger_of_nonsense(path: Path) -> None:
    changed(path, "DROP TABLE migrations", "CREATE TABLE migrations (number, name, sha256)")
    changed(path, "INSERT INTO migrations VALUES (NULL, x'00', 5.5)")


def damaged(column: str, value: str, table: str = "matches") -> Callable[[Path], None]:
    where = "id" if table == "matches" else "match_id"

    def damage(path: Path) -> None:
        changed(path, f"UPDATE {table} SET {column} = {value} WHERE {where} = '{match_of(path)}'")  # noqa: S608  a test's own words

    return damage


def without(table: str, condition: str = "TRUE") -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        changed(path, f"DELETE FROM {table} WHERE match_id = '{match_of(path)}' AND {condition}")  # noqa: S608  a test's own words

    return damage


def without_tables(path: Path) -> None:
    changed(path, "DROP TABLE turns")


BROKEN: dict[str, tuple[Callable[[Path], None], str]] = {
    "another program's database": (made_foreign, "another program"),
    "another program's list of migrations": (made_foreign_with_migrations, "another program"),
    "a list of migrations that is nonsense": (with_a_ledger_of_nonsense, "list of migrations"),
    "no database": (no_database, "not a database"),
    "an empty file": (emptied, "nothing in it"),
    "a truncated file": (truncated, "malformed"),
    "a file full of holes": (holed, "malformed"),
    "a later version's tables": (from_the_future, "9999_flying_horses"),
    "an earlier version's tables": (from_the_past, f"the version whose last migration is {OLD:04}_"),
    "a table that is missing": (without_tables, "no such table: turns"),
    "a choice that is no JSON": (damaged("entry", "'{'", "turns"), "turn 1 of match"),
    "a choice of another shape": (damaged("entry", "'[7]'", "turns"), "turn 1 of match"),
    "events that are no JSON": (damaged("events", "'?'", "turns"), "turn 1 of match"),
    "events in no encoding": (damaged("events", "CAST(x'ff41' AS TEXT)", "turns"), "turns_of"),
    "a turn that is numbered in words": (damaged("revision", "'x' || revision", "turns"), "revision"),
    "a state that is no JSON": (damaged("state", "'{]'"), "the state of match"),
    "options of another game": (damaged("options", "'{\"a\": 1}'"), "settled before match"),
    "wishes of another shape": (damaged("wishes", "'{}'"), "settled before match"),
    "a seed that is none": (damaged("seed", "'not hex'"), "the seed of match"),
    "a seed of bytes": (damaged("seed", "x'0011'"), "seed"),
    "an outcome that is no JSON": (damaged("outcome", "'won'"), "the outcome of match"),
    "answers that are no JSON": (damaged("answers", "'so'"), "match"),
    "a game that there is not": (damaged("game", "'chess/1'"), "the game of match"),
    "a moment that is none": (damaged("deadline_at", "'noon'"), "deadline_at"),
    "nobody at the table": (without("seats"), "match"),
    "one of two at the table": (without("seats", "seat = 1"), "match"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_cannot_be_read_is_one_sentence_with_its_place(
    path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = match_of(path)
    damage, place = BROKEN[kind]
    damage(path)
    before = everything(path.parent)
    assert replayed(path, match_id) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") + told.out.count("\n") == 1, told
    assert place in told.err + told.out
    assert everything(path.parent) == before


def test_a_turn_that_is_missing_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match_id = match_of(path)
    without("turns", "revision = 2")(path)
    assert replayed(path, match_id) == 1
    assert capsys.readouterr().out.endswith("Turn 2 is missing.\n")


@pytest.mark.parametrize(
    ("column", "value", "place"),
    [("move", "'{'", "move 1 of gathering"), ("events", "'no'", "move 1 of gathering")],
)
def test_a_gathering_that_cannot_be_read_is_one_sentence_too(
    path: Path, capsys: pytest.CaptureFixture[str], column: str, value: str, place: str
) -> None:
    gathering_id = found(path, "SELECT id FROM gatherings")
    changed(path, f"UPDATE gathering_moves SET {column} = {value} WHERE revision = 1")  # noqa: S608  a test's own words
    assert replayed(path, gathering_id, "--gathering") == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), place in told.err) == ("", 1, True)


def test_reading_leaves_the_file_and_its_folder_as_they_are(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id, before = match_of(path), everything(path.parent)
    path.chmod(0o444)
    path.parent.chmod(0o555)
    assert replayed(path, match_id) == 0
    path.parent.chmod(0o755)
    assert capsys.readouterr().out.endswith(f"{AGREED}\n")
    assert everything(path.parent) == before


async def test_a_database_is_read_while_the_bot_runs_on_it(path: Path) -> None:
    url, match_id = f"sqlite:///{path}", match_of(path)
    async with open_store(url) as store, read_store(url) as reading:
        await store.transact(lambda tx: tx.run("fact_set", name="news", value="just now"))
        assert await reading.read(lambda tx: tx.plain("turns_of", match_id=match_id))
        with pytest.raises(StoreMisuse):
            await reading.transact(lambda tx: tx.run("fact_set", name="news", value="changed"))


async def test_postgresql_is_read_without_a_change_too(bare_postgres_url: str) -> None:
    with pytest.raises(MigrationError, match="nothing in it"):
        async with read_store(bare_postgres_url):
            pass
    async with open_store(bare_postgres_url), read_store(bare_postgres_url) as reading:
        with pytest.raises(StoreMisuse, match="read-only"):
            await reading.transact(lambda tx: tx.run("fact_set", name="news", value="changed"))
        assert await reading.read(lambda tx: tx.plain("turns_of", match_id="x")) == []


async def test_the_bot_does_not_write_into_another_programs_file(path: Path) -> None:
    made_foreign(path)
    before = everything(path.parent)
    with pytest.raises(ForeignDatabase):
        async with open_store(f"sqlite:///{path}"):
            pass
    assert everything(path.parent) == before


STEERING = "\x1b]0;owned\x07\x1b[2JAya\r\n\u202eBen\x9b31m"


def test_a_name_does_not_steer_the_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match_id = match_of(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE members SET name = ?", (STEERING,))
        connection.commit()
    assert replayed(path, match_id) == 0
    told = capsys.readouterr().out
    assert "Aya Ben" in told
    assert not set(told) & set("\x1b\x07\r\u202e\x9b")


def older(tmp_path: Path, last: int) -> Path:
    """Return a folder with the migrations of an earlier version."""
    folder = tmp_path / f"until-{last}"
    folder.mkdir()
    for each in sorted(MIGRATIONS.glob("*.sql"))[:last]:
        shutil.copy(each, folder)
    return folder


async def test_an_update_keeps_the_newest_two_copies_of_a_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "data" / "bot.db"
    steps = len(list(MIGRATIONS.glob("*.sql")))
    for last in (steps - 4, steps - 3, steps - 2, steps - 1):
        async with open_store(f"sqlite:///{path}", migrations=older(tmp_path, last)) as store:
            await store.transact(lambda tx, last=last: tx.run("fact_set", name="at", value=str(last)))
    for _ in range(2):  # the second start finds nothing to update
        async with open_store(f"sqlite:///{path}"):
            pass
    kept = sorted(each.name for each in path.parent.glob("bot.db.before-*"))
    assert [each.split("-")[1] for each in kept] == [f"{steps - 1:04}", f"{steps:04}"]
    assert found(path.parent / kept[-1], "SELECT count(*) FROM migrations") == steps - 1
    assert found(path.parent / kept[-1], "SELECT value FROM facts WHERE name = 'at'") == str(steps - 1)


async def test_an_update_that_cannot_be_copied_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / f"{'b' * 230}.db"  # no file can be called as its copy would be
    steps = len(list(MIGRATIONS.glob("*.sql")))
    async with open_store(f"sqlite:///{path}", migrations=older(tmp_path, steps - 1)):
        pass
    with pytest.raises(StoreUnavailable, match="nothing was changed"):
        async with open_store(f"sqlite:///{path}"):
            pass
    assert found(path, "SELECT count(*) FROM migrations") == steps - 1
