from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.engine import Store, open_store
from tests.databases import opened, untouched
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import BOOKS, Hall, SetClock


@pytest.fixture
async def books(store: Store, database_url: str) -> AsyncIterator[Store]:
    """Open the bot's database a second time, with the tests' own queries."""
    assert store  # its tables are there
    async with opened(database_url, BOOKS) as own:
        yield own


@pytest.fixture
def hall(store: Store, books: Store) -> Hall:
    """Return a hall in which nothing has happened yet, once on each database."""
    return Hall(store, books, SetClock())


@pytest.fixture
def ground(hall: Hall) -> GatheringHall:
    """Return a hall with gatherings in it."""
    return GatheringHall(hall)


@pytest.fixture
async def rival(hall: Hall, database_url: str) -> AsyncIterator[Hall]:
    """Open a second process of the bot on the same database, with the same clock."""
    async with open_store(database_url) as store:
        yield Hall(store, hall.books, hall.clock, chance=2)


@pytest.fixture
def twin_url(database_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return the URL of a second database of the same kind in which nothing has happened yet."""
    if database_url.startswith("sqlite"):
        return untouched(tmp_path / "twin.db")
    return request.getfixturevalue("twin_postgres_url")


@pytest.fixture
def bare_url(database_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return the URL of a database of the same kind without any table."""
    if database_url.startswith("sqlite"):
        return f"sqlite:///{tmp_path}/bare.db"
    return request.getfixturevalue("bare_postgres_url")


@pytest.fixture
async def twins(store: Store, books: Store, twin_url: str) -> AsyncIterator[list[tuple[Store, Store]]]:
    """Open two databases, each for the bot and for the tests."""
    async with (
        open_store(twin_url, durable=False) as other,
        open_store(twin_url, queries=BOOKS) as other_books,
    ):
        yield [(store, books), (other, other_books)]
