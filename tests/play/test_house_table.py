"""The house in the seats that a lobby leaves empty: asked first, waited for by nobody long, on no record."""

import sys

import pytest

from bot.play.ground.refusals import Refusal, Stale
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.play.match.replays import Replays
from bot.play.messages.parcels import HAND
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.mind import Mind
from bot.replay import check_match
from bot.store.ids import MatchId
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall

GAMES = ("bushido.brawl", "kendo.duel")


@pytest.fixture
def turns(hall: Hall) -> HouseTurns:
    return HouseTurns(hall.context)


async def opened(
    hall: Hall,
    *others: int,
    wanted: str = "bushido.brawl",
    places: int | None = None,
    level: str = "first-steps",
) -> str:
    """Open a lobby in which the house takes what is empty, and have others join it."""
    page = await hall.lobbies.open(
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=AYA,
        wish="random",
        game_name=wanted,
        pace="day",
        level=level,
        places=places,
    )
    for user_id in others:
        hall.clock.forward(1)
        await hall.join(page.lobby.id, user_id)
    return page.lobby.id


async def begun(
    hall: Hall, *others: int, wanted: str = "bushido.brawl", places: int | None = None
) -> MatchId:
    lobby_id = await opened(hall, *others, wanted=wanted, places=places)
    return await hall.lobbies.start(lobby_id=lobby_id, user_id=AYA)


async def settle(turns: HouseTurns) -> None:
    """Choose for the house wherever people wait for it, until they no longer do."""
    while asked := await turns.asked():
        for match_id in asked:
            await turns.move(match_id)


async def play_on(hall: Hall, turns: HouseTurns, match_id: str, *user_ids: int) -> None:
    """Choose for each of these people who owes a choice, each time after the house."""
    for user_id in user_ids:
        await settle(turns)
        page = await hall.page(match_id, user_id)
        if page.options and not page.pick:
            await hall.pick(match_id, user_id, page.options[0])


async def asked_by_dm(hall: Hall) -> set[str]:
    return {parcel.lane for parcel in await hall.parcels() if parcel.kind == HAND.name}


async def test_the_house_takes_what_is_empty_up_to_the_places_of_the_host(hall: Hall) -> None:
    page = await hall.lobbies.page(await opened(hall, places=5))
    assert (page.lobby.level, page.least, page.most) == ("first-steps", 2, 5)
    with pytest.raises(Refusal, match="lobby-too-few"):
        await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)
    await hall.join(page.lobby.id, BEN)
    match = await hall.match(await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA))
    assert (match.level, match.houses, match.alone) == ("first-steps", 3, False)
    assert [seat.user_id for seat in await hall.seats(match.id)] == [AYA, BEN]
    shown = (await hall.page(match.id)).players
    assert [player.house for player in shown] == [None, None, 1, 2, 3]


@pytest.mark.parametrize(
    ("wanted", "places"), [("bushido.brawl", 2), ("bushido.brawl", 9), ("kendo.duel", 5)]
)
async def test_there_are_no_more_places_than_its_game_has(hall: Hall, wanted: str, places: int) -> None:
    with pytest.raises(Refusal, match="lobby-places-wrong"):
        await opened(hall, wanted=wanted, places=places)


async def test_a_lobby_that_would_lapse_begins_with_two_and_lapses_with_one(hall: Hall) -> None:
    lobby_id = await opened(hall, BEN)
    hall.clock.time = (await hall.lobbies.page(lobby_id)).lobby.expires_at
    await hall.deadlines.sweep()
    row = (await hall.lobbies.page(lobby_id)).lobby
    assert row.status == "started"
    assert (await hall.match(row.match_id or "")).houses == 1
    alone = await opened(hall)
    hall.clock.time = (await hall.lobbies.page(alone)).lobby.expires_at
    await hall.deadlines.sweep()
    assert (await hall.lobbies.page(alone)).lobby.status == "lapsed"


async def test_people_are_asked_once_the_house_has_sealed(hall: Hall, turns: HouseTurns) -> None:
    match_id = await begun(hall, BEN)
    page = await hall.page(match_id, AYA)
    assert (page.house_owes, page.deadline_at, await asked_by_dm(hall)) == (True, None, set())
    with pytest.raises(Stale):
        await hall.pick(match_id, AYA, page.options[0])
    await settle(turns)
    page = await hall.page(match_id, AYA)
    assert page.house
    assert page.house.seal
    assert page.deadline_at == hall.clock() + DAY
    assert await asked_by_dm(hall) == {HAND.lane(match_id, seat) for seat in range(2)}
    await settle(turns)
    assert len(await hall.picks(match_id)) == 1, "it chooses once"


@pytest.mark.parametrize("wanted", GAMES)
async def test_it_is_played_to_its_end_and_stands_on_no_record(
    hall: Hall, turns: HouseTurns, wanted: str
) -> None:
    await hall.meet(AYA, BEN)
    match_id = await begun(hall, BEN, wanted=wanted)
    while (await hall.page(match_id)).outcome is None:
        await play_on(hall, turns, match_id, AYA, BEN)
    assert await check_match(hall.store, match_id) == []
    replay = await Replays(hall.context).of(match_id, AYA)
    assert [replay.page_at(turn, None).revision for turn in range(replay.turns + 1)] == list(replay.ends)
    assert await hall.honor() == []
    page = await hall.page(match_id)
    assert page.ratings == ()
    for user_id in (AYA, BEN):
        profile = await hall.profiles.of(GUILD, user_id, user_id)
        assert (profile.scores, profile.ratings, profile.fighters, profile.houses) == ((),) * 4


async def test_when_somebody_leaves_all_choose_anew_and_the_house_first(
    hall: Hall, turns: HouseTurns
) -> None:
    match_id = await begun(hall, BEN, CHIYO, places=4)
    await settle(turns)
    await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
    sealed = (await hall.page(match_id)).house
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    page = await hall.page(match_id, AYA)
    assert (page.pick, page.house_owes) == (None, True)
    await settle(turns)
    page = await hall.page(match_id, AYA)
    assert page.house
    assert page.house.seal not in {None, sealed and sealed.seal}
    assert await hall.honor() == [], "no honor either way"


async def test_a_worker_that_hangs_holds_nobody_up(hall: Hall) -> None:
    hangs = Mind(command=(sys.executable, "-c", "import time; time.sleep(60)"), patience=0.3)
    lobby_id = await opened(hall, BEN, level="master")
    match_id = await hall.lobbies.start(lobby_id=lobby_id, user_id=AYA)
    await settle(HouseTurns(hall.context, hangs))
    page = await hall.page(match_id, AYA)
    assert page.house
    assert (page.house.hurried, page.house.seal is not None) == (True, True)
    assert await asked_by_dm(hall) == {HAND.lane(match_id, seat) for seat in range(2)}


async def test_who_is_late_is_covered_and_the_house_is_never_late(hall: Hall, turns: HouseTurns) -> None:
    match_id = await begun(hall, BEN)
    await settle(turns)
    await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    [turn] = await hall.turns(match_id)
    assert turn.stand_ins == "[1]"
    assert (await hall.page(match_id)).house_owes


async def test_where_the_house_never_chose_a_stand_in_does_when_time_is_over(
    hall: Hall, turns: HouseTurns
) -> None:
    match_id = await begun(hall, BEN)
    await settle(turns)
    await hall.cheat("picks_clear", match_id=match_id)
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    [turn] = await hall.turns(match_id)
    assert turn.stand_ins == "[0,1]"


async def test_once_nobody_else_is_left_it_plays_on_unheard_and_the_end_is_told(
    hall: Hall, turns: HouseTurns
) -> None:
    match_id = await begun(hall, BEN, places=4)
    for user_id in (AYA, BEN):
        await hall.matches.resign(match_id=match_id, user_id=user_id)
    await hall.send_all()
    await settle(turns)
    match = await hall.match(match_id)
    assert match.status == "over"
    reveals = [parcel.rank for parcel in await hall.parcels() if parcel.kind == "reveal"]
    assert len(reveals) == 1
    assert await check_match(hall.store, match_id) == []


async def test_nobody_can_agree_on_anything_with_the_house_alone(hall: Hall, turns: HouseTurns) -> None:
    match_id = await begun(hall, BEN)
    await settle(turns)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    with pytest.raises(Refusal, match="courtesy-alone"):
        await Courtesies(hall.context).offer_draw(match_id=match_id, user_id=AYA)
