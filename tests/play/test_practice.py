"""Practice against the house: a choice is taken after its own alone and once, and nothing is left behind."""

import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Stale
from bot.play.ground.times import HOUR
from bot.play.privacy.forget import Forgetting
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.practice import Practice
from bot.store.ids import MatchId
from tests.play.hall import AYA, CHANNEL, GUILD, Hall


@pytest.fixture
def practice(hall: Hall) -> Practice:
    return Practice(hall.context)


async def begun(practice: Practice, wanted: str = "bushido.duel") -> MatchId:
    return await practice.begin(
        guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, level="first-steps", wanted=wanted
    )


async def readied(hall: Hall, match_id: MatchId) -> tuple[str, ...]:
    """Make the house choose, and return what its opponent can choose."""
    return (await HouseTurns(hall.context).ready(await hall.page(match_id, AYA), AYA)).options


async def test_a_choice_is_taken_only_once_the_house_has_sealed_its_own(
    hall: Hall, practice: Practice
) -> None:
    match_id = await begun(practice)
    page = await hall.page(match_id, AYA)
    assert page.house
    assert page.house.seal is None
    with pytest.raises(Stale):
        await hall.pick(match_id, AYA, page.options[0])
    page = await HouseTurns(hall.context).ready(page, AYA)
    assert page.house
    assert page.house.seal
    played = (await hall.pick(match_id, AYA, page.options[0])).page
    assert played.house
    assert played.house.opened
    assert played.house.opened.seal == page.house.seal


async def test_whoever_readies_it_twice_changes_nothing(hall: Hall, practice: Practice) -> None:
    match_id = await begun(practice)
    before = await hall.page(match_id, AYA)
    once, twice = [await HouseTurns(hall.context).ready(before, AYA) for _ in range(2)]
    assert once == twice
    assert len(await hall.picks(match_id)) == 1


async def test_a_press_that_arrives_twice_and_one_of_another_client_count_once(
    hall: Hall, practice: Practice
) -> None:
    match_id = await begun(practice)
    first, other, *_ = await readied(hall, match_id)
    click = hall.click()
    await hall.pick(match_id, AYA, first, revision=0, click=click)
    for again in (click, hall.click()):
        with pytest.raises(Stale):
            await hall.pick(match_id, AYA, other, revision=0, click=again)
    assert len(await hall.turns(match_id)) == 1


@pytest.mark.parametrize("wanted", ["bushido.duel", "bushido.brawl", "kendo.duel"])
async def test_of_who_is_forgotten_in_the_middle_nothing_is_under_way_or_shown(
    hall: Hall, practice: Practice, wanted: str
) -> None:
    match_id = await begun(practice, wanted)
    options = await readied(hall, match_id)
    await hall.pick(match_id, AYA, options[0])
    await readied(hall, match_id)
    await Forgetting(hall.context).forget(AYA)
    assert (await hall.match(match_id)).status == "over"
    assert await hall.picks(match_id) == []
    assert {await Letters(hall.context).write(parcel) for parcel in await hall.parcels()} == {None}


async def test_the_first_victory_over_a_level_is_told_and_no_later_one(
    hall: Hall, practice: Practice
) -> None:
    told = list[bool]()
    while len(told) < 2:
        match_id = await begun(practice)
        while not (await hall.page(match_id, AYA)).outcome:
            await hall.pick(match_id, AYA, (await readied(hall, match_id))[0])
        end = (await hall.page(match_id, AYA)).house
        assert end is not None
        if (await hall.match(match_id)).beaten:
            told.append(end.first)
        else:
            assert not end.first
        hall.clock.forward(HOUR)
    assert told == [True, False]
