"""The bot on a page, in a server with the default settings."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage


@pytest_asyncio.fixture(loop_scope="session")
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    async with stage(sqlite_url, pages=routes) as opened:
        yield opened


@pytest.fixture
def local(played: Stage) -> LocalDiscord:
    return played.local
