"""Way of the Samurai by hand: whole fights by presses, and every kind of choice there is."""

from collections.abc import Mapping

import pytest

from bot.play.ground.context import Context
from bot.replay import check_match
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, open_store
from bot.wire.client import DuelBot
from tests.e2e.known_dice import known_dice
from tests.e2e.table import Clock, nothing_waits, presses
from tests.e2e.way.foretold import KINDS, seed_for
from tests.e2e.way.way_table import LoneFight, begun, kept

FIGHTS: dict[str, tuple[Mapping[str, str], str]] = {
    "Shiro with every module": (
        {
            "opponent": "shiro",
            "weapon": "kusarigama",
            "surroundings": "bamboo",
            "climate": "rain",
            "blood": "with",
            "yoroi": "mine",
        },
        "redraw swap pair third peek seventh place guard gisei hook pawn virtue reward die price",
    ),
    "three at a cliff": (
        {"opponent": "three", "weapon": "bokken", "surroundings": "cliff", "yoroi": "theirs"},
        "target trade save",
    ),
    "a Ronin with a spear": ({"opponent": "ronin", "weapon": "yari", "climate": "glare"}, "all credit"),
    "a Master with a short sword": (
        {"opponent": "master", "weapon": "wakizashi", "switches": "literal"},
        "keep pawn",
    ),
}
"""How each is set up, and what a curious player meets in it."""


def test_all_that_can_be_asked_is_asked_in_one_of_the_fights() -> None:
    assert {kind for _, wanted in FIGHTS.values() for kind in wanted.split()} == KINDS


async def replayed(store: Store, fight: LoneFight, match_id: str) -> None:
    """Check that what is kept of a fight is what the rules foretell, to the last byte."""
    assert await kept(store, match_id) == fight.foretold.log
    assert await check_match(store, match_id) == []


@pytest.mark.parametrize("name", FIGHTS)
async def test_a_fight_is_fought_by_presses_to_its_end(
    local: LocalDiscord, bot: DuelBot, store: Store, name: str
) -> None:
    answers, wanted = FIGHTS[name]
    seed, aya = seed_for(answers, wanted.split()), local.people["Aya"]
    with known_dice(seed):
        fight = await begun(aya, local.channel, seed, **answers)
        match_id, asked = fight.match_id, len([each for each in local.requests if each.kind == "bot"])
        await fight.on()
    assert set(wanted.split()) <= fight.foretold.met
    assert {press.area for press in presses(fight.message)} == {"solo", "why"}, "nothing is asked any more"
    await nothing_waits(bot)
    assert len([each for each in local.requests if each.kind == "bot"]) == asked, "all of it was answers"
    assert aya.messages(aya.dm) == local.people["Daigo"].messages(local.channel) == []
    await replayed(store, fight, match_id)


@pytest.mark.postgres
async def test_a_fight_is_fought_whole_on_postgresql(
    local: LocalDiscord, clock: Clock, postgres_url: str
) -> None:
    async with open_store(postgres_url) as store, logged_in(local, Context(store, clock)):
        with known_dice(bytes(range(32))):
            fight = await begun(local.people["Aya"], local.channel, bytes(range(32)))
            match_id = fight.match_id
            await fight.on()
        await replayed(store, fight, match_id)
