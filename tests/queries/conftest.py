from collections.abc import AsyncIterator

import pytest

from bot.store.engine import Store
from tests.databases import emptied_schema
from tests.queries.garden import Garden


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """Return the URL of a PostgreSQL database in which nothing has happened yet."""
    async with emptied_schema(postgres_server) as url:
        yield url


@pytest.fixture
def garden(store: Store, database_url: str) -> Garden:
    """Return the bot's own tables with nothing in them, once on each database."""
    return Garden(store, database_url)
