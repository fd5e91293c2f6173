"""The commands as they are registered with Discord, without Discord."""

from collections.abc import AsyncIterator

import pytest

from tests.commands_page import Tree, commands
from tests.toys.house import toys_in_the_house


@pytest.fixture
async def tree(sqlite_url: str) -> AsyncIterator[Tree]:
    """Return every command of every cog, with those for games of one seat."""
    with toys_in_the_house():
        async with commands(sqlite_url) as tree:
            yield tree
