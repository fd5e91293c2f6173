import pytest

from bot.store.engine import Store
from tests.queries.garden import Garden


@pytest.fixture
def garden(store: Store, database_url: str) -> Garden:
    """Return the bot's own tables with nothing in them, once on each database."""
    return Garden(store, database_url)
