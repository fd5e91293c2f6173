"""Tables grow by numbered migrations, each applied once, whole or not at all."""

import asyncio
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.privacy.servers import GREETS_SINCE
from bot.store.engine import MIGRATIONS, open_store
from bot.store.errors import DatabaseNewer, MigrationEdited, MigrationError, MigrationFailed, StoreError
from bot.store.migrate import load, single_statements
from bot.store.rows import BotFact
from tests.store.counting import QUERIES, add, all_counters, lift

FIRST = (Path(__file__).parent / "tables" / "0001_counters.sql").read_text()
SECOND = """
-- Holds a semicolon; and an apostrophe: it's only a comment.
CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL DEFAULT 'a;b -- ''c''');
INSERT INTO notes (name) VALUES ('one');
UPDATE counters SET amount = amount + 10
"""
REBUILT = """
CREATE TABLE counters_new (name TEXT NOT NULL PRIMARY KEY, amount BIGINT, flag BIGINT, note TEXT);
INSERT INTO counters_new SELECT name, amount, flag, note FROM counters;
DROP TABLE counters;
ALTER TABLE counters_new RENAME TO counters;
"""
BROKEN = """
CREATE TABLE halves (name TEXT);
INSERT INTO nowhere VALUES (1);
"""


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    directory = tmp_path / "migrations"
    directory.mkdir()
    (directory / "0001_counters.sql").write_text(FIRST)
    return directory


async def opened(url: str, migrations: Path) -> dict[str, int]:
    """Open the database, raise the counter in it, and return what is there."""
    async with open_store(url, migrations=migrations, queries=QUERIES) as store:
        if not await store.read(all_counters):
            await store.transact(add)
        await store.transact(lift)
        return await store.read(all_counters)


async def test_an_opened_database_keeps_its_rows_and_gets_what_is_new(
    database_url: str, migrations: Path
) -> None:
    assert await opened(database_url, migrations) == {"a": 1}
    assert await opened(database_url, migrations) == {"a": 2}
    (migrations / "0002_notes.sql").write_text(SECOND)
    assert await opened(database_url, migrations) == {"a": 13}
    assert await opened(database_url, migrations) == {"a": 14}


async def test_an_edited_migration_is_refused(database_url: str, migrations: Path) -> None:
    await opened(database_url, migrations)
    (migrations / "0001_counters.sql").write_text(FIRST + "-- tidier\n")
    with pytest.raises(MigrationEdited, match="0001_counters"):
        await opened(database_url, migrations)


async def test_a_renamed_migration_is_refused(database_url: str, migrations: Path) -> None:
    await opened(database_url, migrations)
    (migrations / "0001_counters.sql").rename(migrations / "0001_tallies.sql")
    with pytest.raises(MigrationEdited, match="0001_counters"):
        await opened(database_url, migrations)


async def test_a_database_newer_than_the_code_is_refused(database_url: str, migrations: Path) -> None:
    second = migrations / "0002_notes.sql"
    second.write_text(SECOND)
    await opened(database_url, migrations)
    second.unlink()
    with pytest.raises(DatabaseNewer, match="0002_notes"):
        await opened(database_url, migrations)


async def test_a_migration_that_breaks_leaves_nothing_and_can_be_mended(
    database_url: str, migrations: Path
) -> None:
    await opened(database_url, migrations)
    second = migrations / "0002_halves.sql"
    second.write_text(BROKEN)
    with pytest.raises(MigrationFailed, match=r"0002_halves.*nowhere"):
        await opened(database_url, migrations)
    second.write_text(BROKEN.replace("nowhere VALUES (1)", "halves VALUES ('x')"))
    assert await opened(database_url, migrations) == {"a": 2}


async def test_what_worked_before_the_broken_one_stays(database_url: str, migrations: Path) -> None:
    (migrations / "0002_notes.sql").write_text(SECOND)
    (migrations / "0003_halves.sql").write_text(BROKEN)
    with pytest.raises(MigrationFailed, match="0003_halves"):
        await opened(database_url, migrations)
    (migrations / "0003_halves.sql").unlink()
    assert await opened(database_url, migrations) == {"a": 1}


async def test_processes_that_start_at_once_apply_each_migration_once(
    database_url: str, migrations: Path
) -> None:
    """The second migration would fail if it ran twice."""
    (migrations / "0002_notes.sql").write_text(SECOND)
    command = (sys.executable, "-m", "tests.store.reader", database_url, str(migrations))
    children = [
        await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE) for _ in range(3)
    ]
    errors = [(await child.communicate())[1].decode() for child in children]
    assert errors == [""] * 3
    assert [child.returncode for child in children] == [0] * 3


async def test_stores_that_open_at_once_apply_what_is_new_once(database_url: str, migrations: Path) -> None:
    await opened(database_url, migrations)
    (migrations / "0002_notes.sql").write_text(SECOND)

    async def start() -> None:
        async with open_store(database_url, migrations=migrations, queries=QUERIES):
            await asyncio.sleep(0)

    await asyncio.gather(*(start() for _ in range(8)))


async def test_a_table_can_be_rebuilt_without_losing_what_points_at_it(
    sqlite_url: str, migrations: Path
) -> None:
    """SQLite changes a column by a new table in place of the old; what refers to it must stay."""
    async with open_store(sqlite_url, migrations=migrations, queries=QUERIES) as store:
        await store.transact(add)
        await store.transact(lambda tx: tx.run("mark_add", id=1, counter="a"))
    (migrations / "0002_rebuild.sql").write_text(REBUILT)
    assert await opened(sqlite_url, migrations) == {"a": 1}
    (migrations / "0003_orphans.sql").write_text("DELETE FROM counters;")
    with pytest.raises(MigrationFailed, match="1 rows point at nothing"):
        await opened(sqlite_url, migrations)


@pytest.mark.parametrize("name", ["0003_gap.sql", "0001_twice.sql", "two.sql", "0002.sql", "002_short.sql"])
def test_a_file_out_of_order_is_refused(migrations: Path, name: str) -> None:
    (migrations / name).write_text("SELECT 1;")
    with pytest.raises(MigrationError):
        load(migrations)


def test_the_bots_own_migrations_are_in_order() -> None:
    assert [migration.number for migration in load(MIGRATIONS)] == list(range(1, len(load(MIGRATIONS)) + 1))


@pytest.mark.parametrize(
    "url", ["", "bot.db", "sqlite://bot.db", "sqlite:///", "sqlite:///:memory:", "mysql://x/y"]
)
async def test_a_url_that_names_no_database_is_refused_in_words(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///path/to/file"):
        async with open_store(url):
            pass


PIECES = st.sampled_from(
    ["SELECT 1;", "\n", "-- a;b's\n", "INSERT INTO t VALUES ('x;''y');", "/* ;' */", 'SELECT ";" FROM t;']
)


@given(st.lists(PIECES).map("".join))
def test_a_script_is_split_at_its_own_semicolons_only(script: str) -> None:
    statements = list(single_statements(script))
    assert "".join(statements) == script
    bare = re.sub(r"--.*|/\*.*?\*/|'[^']*'|\"[^\"]*\"", "", script)
    assert len(statements) == bare.count(";") + 1


@pytest.mark.parametrize("heartbeat", ["1234", None])
async def test_a_database_that_was_in_use_greets_from_its_last_sign_of_life_on(
    database_url: str, tmp_path: Path, heartbeat: str | None
) -> None:
    for each in sorted(MIGRATIONS.glob("*.sql")):
        if each.name < "0033":
            (tmp_path / each.name).write_text(each.read_text("utf-8"), "utf-8")
    queries = tmp_path / "queries"
    queries.mkdir()
    (queries / "facts.sql").write_text(
        "-- name: fact_add!\nINSERT INTO facts (name, value) VALUES (:name, :value);"
    )
    async with open_store(database_url, migrations=tmp_path, queries=queries) as store:
        if heartbeat:
            await store.transact(lambda tx: tx.run("fact_add", name="heartbeat", value=heartbeat))
    async with open_store(database_url) as store:
        since = await store.read(lambda tx: tx.one("fact_by_name", BotFact, name=GREETS_SINCE))
    assert (since and since.value) == heartbeat


ADDS = re.compile(
    r"CREATE (TABLE|(UNIQUE )?INDEX)|INSERT|UPDATE|ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))"
)
FIRST_TOLERANT = 55
"""The first beside which the version before it can run; older ones take no columns they do not know."""


def test_a_migration_that_does_more_than_add_says_that_it_breaks_older_versions() -> None:
    for migration in load(MIGRATIONS)[FIRST_TOLERANT - 1 :]:
        bare = re.sub(r"--.*", "", migration.sql)
        more = [each for each in single_statements(bare) if each.strip() and not ADDS.match(each.strip())]
        assert migration.breaks or not more, f"{migration.line.name} needs a line '-- breaks: why' for {more}"
