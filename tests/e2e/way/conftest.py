"""A fight of Way of the Samurai on the local Discord, with a known seed."""

from collections.abc import Iterator

import pytest

from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.known_dice import known_dice
from tests.e2e.way.way_table import SEED, LoneFight, begun


@pytest.fixture
def known() -> Iterator[None]:
    """Give all matches the same dice."""
    with known_dice(SEED):
        yield


@pytest.fixture
async def fight(local: LocalDiscord, bot: DuelBot, known: None) -> LoneFight:
    """Begin a fight against Shiro with every module as Aya."""
    assert known is None
    assert bot.is_ready()
    answers = {"opponent": "shiro", "blood": "with", "yoroi": "mine", "surroundings": "bamboo"}
    return await begun(local.people["Aya"], local.channel, **answers)
