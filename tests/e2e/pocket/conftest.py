"""A match of Pocket Samurai on the local Discord."""

from collections.abc import Iterator

import pytest

from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.books import books_at
from tests.e2e.pocket.known_deck import known_deck
from tests.e2e.pocket.pocket_table import PocketTable, Quiet, begun, nothing_due
from tests.e2e.table import Clock


@pytest.fixture(autouse=True)
def same_deck() -> Iterator[None]:
    """Have all matches begin with the same deck."""
    with known_deck():
        yield


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, sqlite_url: str) -> Quiet:
    """Return what waits until all that is due has been sent, also what could wait a little."""
    books = books_at(sqlite_url)

    async def wait() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_due(books, clock)

    return wait


@pytest.fixture
async def table(local: LocalDiscord, quiet: Quiet) -> PocketTable:
    """Have Aya and Ben begin a single hand."""
    return await begun(local, quiet)
