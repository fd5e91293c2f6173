"""A process killed in the middle of a choice: nothing is lost, and nothing rolled can be had again."""

import pytest

from bot.replay import replay_stored
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.way.killing import MOMENTS, Moment, begins, kept_by, killed_in
from tests.e2e.way.way_table import SEED, begun


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.mark.parametrize("moment", MOMENTS)
async def test_what_was_rolled_for_a_choice_cannot_be_had_again(
    local: LocalDiscord, host: BotProcess, moment: Moment
) -> None:
    await begins(host, SEED)
    answers = {"opponent": "shiro", "blood": "with", "yoroi": "mine", "surroundings": "bamboo"}
    fight = await begun(local.people["Aya"], local.channel, **answers)
    match_id = fight.match_id
    await fight.on(3)
    fight = await killed_in(fight, fight.foretold.curious, host, moment)
    await fight.on()
    assert await kept_by(host, match_id) == fight.foretold.log
    assert await replay_stored(match_id, host.database_url) == 0
