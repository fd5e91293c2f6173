"""A SQLite file that is deleted, moved or replaced under an open store."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import DatabaseMissing
from bot.store.rescue import RESCUED
from tests.store.counting import add, all_counters, lift, open_counters


def delete(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE other (id)")
    other.replace(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "bot.db"


def rescued(path: Path) -> list[Path]:
    return list(path.parent.glob(f"{path.name}{RESCUED}*"))


@pytest.mark.parametrize("lose", [delete, delete_folder, move, replace])
async def test_a_file_lost_under_the_store_is_noticed_and_all_that_was_in_it_is_saved(
    path: Path, lose: Callable[[Path], None]
) -> None:
    async with open_counters(f"sqlite:///{path}") as store:
        await store.transact(add)
        assert store.in_place()
        lose(path)
        assert not store.in_place()
        await store.transact(lift)  # committed to a file without a name
    [copy] = rescued(path)
    async with open_counters(f"sqlite:///{copy}") as store:
        assert await store.read(all_counters) == {"a": 1}


async def test_nothing_empty_takes_the_place_of_what_was_saved(path: Path) -> None:
    async with open_counters(f"sqlite:///{path}") as store:
        await store.transact(add)
        delete(path)
    [copy] = rescued(path)
    with pytest.raises(DatabaseMissing, match=copy.name):
        async with open_counters(f"sqlite:///{path}"):
            pass
    assert not list(path.parent.glob(path.name))
    copy.rename(path)
    async with open_counters(f"sqlite:///{path}") as store:
        assert await store.read(all_counters) == {"a": 0}


async def test_a_file_in_its_place_is_not_saved_again(path: Path) -> None:
    async with open_counters(f"sqlite:///{path}") as store:
        await store.transact(add)
    assert rescued(path) == []


async def test_what_is_on_postgresql_is_always_in_its_place(postgres_url: str) -> None:
    async with open_counters(postgres_url) as store:
        assert store.in_place()
