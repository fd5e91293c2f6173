"""A locked database: people get a sentence, the log a line, and the bot goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store, open_store
from bot.wire.client import DuelBot
from tests.e2e.books import Books, books_at
from tests.e2e.table import SCRIPT, Table
from tests.spoken import WORDS

SENTENCE = WORDS("error-storage")


@pytest.fixture(autouse=True)
def log() -> Iterator[list[EventDict]]:
    """Keep what the bot logs, errors and all."""
    with capture_logs() as entries:
        yield entries


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """Open the bot's database, once of each kind, with less patience than usual with other writers.

    It is enough for another writer that only works beside it on a busy machine.
    """
    async with open_store(database_url, patience_s=1.0) as opened:
        yield opened


@pytest.fixture
def books(database_url: str) -> Books:
    """Return the database as others see it."""
    return books_at(database_url)


async def seen(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110  a log rings no bell
            await asyncio.sleep(0.02)


async def test_whoever_clicks_on_a_locked_database_is_told_to_try_again(
    table: Table, books: Books, log: list[EventDict]
) -> None:
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben)
    async with books.locked():
        answer = await table.ben.choose(prompt, SCRIPT[0][1])
    assert SENTENCE in texts(answer.message)
    told = [entry for entry in log if entry["event"] == "database out of reach"]
    assert [(entry["log_level"], entry["user"]) for entry in told] == [("warning", table.ben.id)]
    assert "unexpected" not in [entry["event"] for entry in log]
    await table.play_rest_of_turn()
    await table.play_to_the_end()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_sweep_that_stumbles_is_no_good_sweep(
    local: LocalDiscord, bot: DuelBot, books: Books, log: list[EventDict]
) -> None:
    assert local.online
    await seen(lambda: bot.last_sweep)
    async with books.locked():
        last = bot.last_sweep
        bot.sweep_now()
        await seen(lambda: "sweep stumbled" in [entry["event"] for entry in log])
        assert bot.last_sweep == last
    bot.sweep_now()
    await seen(lambda: bot.last_sweep != last)
