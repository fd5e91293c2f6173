"""The Road of Way of the Samurai over several sittings, the bot being killed between and in them."""

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from rules.way.road import DUELS
from tests.e2e.process import BotProcess
from tests.e2e.way.foretold import Foretold, Walked, seed_of_the_road
from tests.e2e.way.killing import MOMENTS, begins, kept_by, killed_in
from tests.e2e.way.way_table import LoneFight, on_the_road
from tests.spoken import WORDS

SITTING = 14
"""Choices before the bot is killed in one."""


async def test_the_road_is_walked_in_four_sittings_with_kills_in_and_after_each(
    local: LocalDiscord, host: BotProcess
) -> None:
    walked, logs = Walked(seed_of_the_road()), dict[str, Foretold]()
    await begins(host, walked.seed)
    fight = await on_the_road(local.people["Aya"], local.channel, walked.duel)
    for moment in MOMENTS:
        logs[fight.match_id] = fight.foretold
        for _ in range(SITTING):
            fight = await one_more(fight, walked, logs)
        fight = await killed_in(fight, fight.foretold.sensible, host, moment)
        host.kill()
        await host.killed()
        await begins(host, walked.seed)
        fight = await fight.look_again()
    while not walked.over:
        fight = await one_more(fight, walked, logs)
    assert walked.won
    assert WORDS("campaign-was-over") in texts((await fight.person.press(fight.message, "Campaign")).message)
    assert host.count("SELECT fought FROM campaigns") == len(logs) == len(DUELS)
    host.module = "bot"
    for match_id, foretold in logs.items():
        assert await kept_by(host, match_id) == foretold.log
        code, told = await host.replay(match_id)
        assert code == 0, told


async def one_more(fight: LoneFight, walked: Walked, logs: dict[str, Foretold]) -> LoneFight:
    """Choose as the stand-in would; where that ends a duel before the last one, go on to the next."""
    await fight.choose(fight.foretold.sensible)
    if not fight.foretold.over:
        return fight
    walked.go_on()
    if walked.over:
        return fight
    fight = await on_the_road(fight.person, fight.where, walked.duel)
    logs[fight.match_id] = fight.foretold
    return fight
