from collections.abc import AsyncIterator

import pytest

from bot.store.engine import Store
from tests.store.counting import add, open_counters


@pytest.fixture
def sqlite_url(bare_sqlite_url: str) -> str:
    """Return the URL of a SQLite file that does not exist yet, because these tests make the tables."""
    return bare_sqlite_url


@pytest.fixture
def postgres_url(bare_postgres_url: str) -> str:
    """Return the URL of a PostgreSQL database without any table."""
    return bare_postgres_url


@pytest.fixture
async def counters(database_url: str) -> AsyncIterator[Store]:
    """Open the small tables in an empty database, once of each kind, with one counter at zero."""
    async with open_counters(database_url) as store:
        await store.transact(add)
        yield store
