"""A match of Kendo on the local Discord."""

from functools import partial

import pytest

from bot.wire.client import DuelBot
from tests.e2e.books import books_at
from tests.e2e.match_table import Quiet, all_shown
from tests.e2e.table import Clock


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, sqlite_url: str) -> Quiet:
    """Return a function that waits until everything due has been sent, including what could wait a little."""
    return partial(all_shown, bot, books_at(sqlite_url), clock)
