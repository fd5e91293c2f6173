"""What a page tells its viewer: what happened since their last choice, and what they have planned."""

import pytest

from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId
from rules.bushido.events import Revealed
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall
from tests.toys.high_card import Drew, Laid

pytestmark = pytest.mark.usefixtures("toys")


async def high_card(hall: Hall) -> MatchId:
    """Begin a game of three in which one plays after the other."""
    here = {"guild_id": GUILD, "channel_id": CHANNEL, "host_id": AYA, "wish": "random"}
    page = await hall.lobbies.open(**here, game_name="toy.high-card")
    for user_id in (BEN, CHIYO):
        await hall.join(page.lobby.id, user_id)
    return await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)


async def play(hall: Hall, match_id: MatchId, *user_ids: int) -> None:
    """Play the lowest card of each of these people, one after the other."""
    for user_id in user_ids:
        await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])


def laid(page: MatchPage) -> list[int]:
    """Return who is told to have played, in their order."""
    return [event.seat for event in page.lately if isinstance(event, Laid)]


def drew(page: MatchPage) -> list[int]:
    """Return who is told to have drawn."""
    return [event.seat for event in page.lately if isinstance(event, Drew)]


async def test_in_a_duel_it_is_the_last_turn(hall: Hall) -> None:
    match_id = await hall.duel()
    assert (await hall.page(match_id, AYA)).lately == ()
    await hall.pick(match_id, AYA, "pine")
    assert (await hall.page(match_id, AYA)).lately == (), "what is hidden has not happened"
    await hall.pick(match_id, BEN, "moon")
    await hall.play(match_id, "wave", "pine")
    for user_id in (AYA, BEN):
        page = await hall.page(match_id, user_id)
        assert [event.turn for event in page.lately if isinstance(event, Revealed)] == [2]
    assert (await hall.page(match_id)).lately == (), "the public reads the reveals"


async def test_what_was_picked_last_comes_with_the_pages_that_answer_it(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    page = (await hall.pick(match_id, BEN, "moon")).page
    assert isinstance(page.lately[0], Revealed)


async def test_where_one_plays_after_the_other_it_is_all_since_ones_own_choice(hall: Hall) -> None:
    match_id = await high_card(hall)
    await play(hall, match_id, AYA, BEN)
    assert laid(await hall.page(match_id, CHIYO)) == [0, 1], "before the first choice it is everything"
    await play(hall, match_id, CHIYO)
    assert laid(await hall.page(match_id, AYA)) == [0, 1, 2]
    assert laid(await hall.page(match_id, CHIYO)) == [2]
    await play(hall, match_id, AYA)
    assert laid(await hall.page(match_id, AYA)) == [0]


async def test_nobody_is_told_what_only_another_may_know(hall: Hall) -> None:
    match_id = await high_card(hall)
    await play(hall, match_id, AYA, BEN, CHIYO)
    assert drew(await hall.page(match_id, AYA)) == [0]
    assert drew(await hall.page(match_id, BEN)) == [1]
    assert drew(await hall.page(match_id, CHIYO)) == [2]
    assert drew(await hall.page(match_id)) == []


async def test_a_plan_is_on_the_pages_of_its_owner_alone(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.matches.pick(
        match_id=match_id,
        revision=0,
        user_id=AYA,
        choice="pine",
        interaction_id=hall.click(),
        orders=("moon", "fan"),
    )
    own = await hall.page(match_id, AYA)
    assert (own.planned, own.plan_holds) == (("moon", "fan"), True)
    for user_id in (BEN, None):
        page = await hall.page(match_id, user_id)
        assert (page.planned, page.plan_holds) == ((), True)
    await hall.pick(match_id, AYA, "wave")
    assert not (await hall.page(match_id, AYA)).plan_holds
