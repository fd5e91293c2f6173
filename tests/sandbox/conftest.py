"""A local Discord with the small bot on it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot, running
from tests.sandbox.wire import Wire


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.open() as opened:
        yield opened


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    async with running(local) as started:
        yield started


@pytest.fixture
async def wire(local: LocalDiscord) -> AsyncIterator[Wire]:
    headers = {"Authorization": f"Bot {local.token}"}
    async with aiohttp.ClientSession(f"{local.url}/api/v10/", headers=headers) as session:
        yield Wire(session, local.channel)
