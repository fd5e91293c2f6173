"""Whatever is under way is killed at ten places, and nothing is lost: all is as it was, or all is done."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.backups.backup import back_up
from bot.store.backups.contents import Sum
from bot.store.backups.restore import move, restore
from bot.store.engine import open_store, sqlite_path
from tests.depth import DEPTH
from tests.store.backups.killed import Killer, killer
from tests.store.backups.shelf import KINDS, Shelf, leave_as_a_killed_bot, names_in, schema_of, sums, sums_of

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(900)]

Sums = dict[str, Sum]


@pytest.fixture
def killing() -> Iterator[Killer]:
    """Prepare to do work that is killed."""
    with killer() as ready:
        yield ready


def spread(amount: int) -> Iterator[int]:
    """Yield ten places, from the first to the last of so many."""
    at = 10 * DEPTH
    return iter(sorted({1 + round(step * (amount - 1) / (at - 1)) for step in range(at)}))


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup(shelf: Shelf, killing: Killer, kind: str, tmp_path: Path) -> None:
    url = await shelf.full(kind)
    before, done = await sums(url), 0
    for place in spread(killing.places("backup", url, tmp_path / "whole")):
        target = tmp_path / "backup"
        killing.kill_at(place, "backup", url, target)
        assert await sums(url) == before
        if target.exists():
            done += 1
        else:
            await back_up(url, target)
        assert await sums_of(target) == before
        assert [name for name in names_in(tmp_path) if name.startswith("backup")] == ["backup"]
        target.unlink()
    assert done, "the last places come after the end"


@pytest.mark.parametrize("kind", KINDS)
async def test_a_restore_into_an_empty_database(
    shelf: Shelf, killing: Killer, fought: Path, fought_on_postgres: Path, kind: str
) -> None:
    backup = fought if kind == "sqlite" else fought_on_postgres
    whole = await sums_of(fought)
    for place in spread(killing.places("restore", backup, await shelf.empty(kind))):
        url = await shelf.empty(kind)
        killing.kill_at(place, "restore", backup, url)
        found = await sums(url)
        assert found in ({}, whole)
        await restore(backup, url, replace=bool(found))
        assert await sums(url) == whole
        check_no_drafts(url)


async def test_a_restore_in_place_of_a_file(shelf: Shelf, killing: Killer, fought: Path) -> None:
    new = await sums_of(fought)
    first = await another(shelf, "sqlite")
    old = await sums(first)
    replaced = 0
    for place in spread(killing.places("replace", fought, first)):
        url = await another(shelf, "sqlite")
        path = path_of(url)
        killing.kill_at(place, "replace", fought, url)
        found = await sums(url)
        assert found in (old, new)
        kept = sorted(path.parent.glob("bot.db.replaced-*Z"))
        if found == new:
            replaced += 1
            assert [await sums(f"sqlite:///{each}") for each in kept] == [old]
        else:
            await restore(fought, url, replace=True)
            kept = sorted(path.parent.glob("bot.db.replaced-*Z"))
            assert [await sums(f"sqlite:///{each}") for each in kept] == [old] * len(kept)
        check_no_drafts(url)
    assert replaced


async def test_a_restore_in_place_of_tables(shelf: Shelf, killing: Killer, fought: Path) -> None:
    new = await sums_of(fought)
    first = await another(shelf, "postgresql")
    old = await sums(first)
    for place in spread(killing.places("replace", fought, first)):
        url = await another(shelf, "postgresql")
        killing.kill_at(place, "replace", fought, url)
        found = await sums(url)
        assert found in (old, new)
        if found == old:
            assert await shelf.kept_schemas(schema_of(url)) == []
            await restore(fought, url, replace=True)
            assert await sums(url) == new
        [kept] = await shelf.kept_schemas(schema_of(url))
        assert await sums(url.replace(schema_of(url), kept)) == old


@pytest.mark.parametrize(("of", "to"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
async def test_a_move(shelf: Shelf, killing: Killer, of: str, to: str) -> None:
    source = await shelf.full(of)
    whole = await sums(source)
    for place in spread(killing.places("move", source, await shelf.empty(to))):
        target = await shelf.empty(to)
        killing.kill_at(place, "move", source, target)
        assert await sums(source) == whole
        found = await sums(target)
        assert found in ({}, whole)
        if not found:
            await move(source, target)
        assert await sums(target) == whole
        check_no_drafts(target)
    async with open_store(source):
        pass  # nobody has left a lock


async def another(shelf: Shelf, kind: str) -> str:
    """Return a database that the backup is not of, as a killed bot leaves it."""
    url = await shelf.full(kind)
    if kind == "sqlite":
        leave_as_a_killed_bot(path_of(url))
    else:
        mark = f"INSERT INTO {schema_of(url)}.facts (name, value) VALUES ('mark', 'here')"  # noqa: S608
        await shelf.housekeeping.execute(mark)
    return url


def path_of(url: str) -> Path:
    path = sqlite_path(url)
    assert path
    return path


def check_no_drafts(url: str) -> None:
    """Nothing half may be left once the work was done again."""
    if path := sqlite_path(url):
        assert [name for name in names_in(path.parent) if "part" in name] == []
