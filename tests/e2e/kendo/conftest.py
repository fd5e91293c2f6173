"""A match of Kendo on the local Discord."""

import pytest

from bot.play.messages.parcels import READY_PAUSE
from bot.wire.client import DuelBot
from tests.e2e.books import books_at
from tests.e2e.pocket.pocket_table import Quiet, nothing_due
from tests.e2e.table import Clock


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, sqlite_url: str) -> Quiet:
    """Return what waits until all that is due has been sent, also what could wait a little."""
    books = books_at(sqlite_url)

    async def wait() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_due(books, clock)

    return wait
