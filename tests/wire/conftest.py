"""The commands as they are told to Discord, without a Discord."""

from collections.abc import AsyncIterator
from importlib import import_module

import pytest
from discord import app_commands

from bot.app import COGS
from bot.play.ground.context import Context
from bot.store.engine import open_store
from bot.wire.client import DuelBot
from tests.toys.house import toys_in_the_house


@pytest.fixture
async def tree(sqlite_url: str) -> AsyncIterator[app_commands.CommandTree[DuelBot]]:
    """Return every command of every cog, with those for games of one seat."""
    with toys_in_the_house():
        async with open_store(sqlite_url) as store:
            bot = DuelBot(Context(store), cogs=(), requests_per_second=1)
            for cog in COGS:
                await import_module(cog).setup(bot)
            yield bot.tree
