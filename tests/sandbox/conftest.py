"""A local Discord with the small bot on it."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot, running


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.open() as opened:
        yield opened


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    async with running(local) as started:
        yield started
