from collections.abc import AsyncIterator

import pytest

from bot.store.engine import Store
from tests.store.counting import add, open_counters


@pytest.fixture
async def counters(database_url: str) -> AsyncIterator[Store]:
    """Open the small tables in an empty database, once of each kind, with one counter at zero."""
    async with open_counters(database_url) as store:
        await store.transact(add)
        yield store
