"""A match of Pocket Samurai on the local Discord."""

from collections.abc import Iterator
from functools import partial

import pytest

from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.books import books_at
from tests.e2e.match_table import Quiet, all_shown
from tests.e2e.pocket.known_deck import known_deck
from tests.e2e.pocket.pocket_table import PocketTable, begun
from tests.e2e.table import Clock


@pytest.fixture(autouse=True)
def same_deck() -> Iterator[None]:
    """Give all matches the same deck."""
    with known_deck():
        yield


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, sqlite_url: str) -> Quiet:
    """Return a function that waits until everything due has been sent, including what could wait a little."""
    return partial(all_shown, bot, books_at(sqlite_url), clock)


@pytest.fixture
async def table(local: LocalDiscord, quiet: Quiet) -> PocketTable:
    """Begin a single hand between Aya and Ben."""
    return await begun(local, quiet)
