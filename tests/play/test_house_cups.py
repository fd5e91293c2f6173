"""The house in the place of a bye: beaten or not, unrated, without honor, and the cup goes on to its end."""

import pytest

from bot.play.gatherings.kinds import CLASH, TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.solo.house_turns import HouseTurns
from bot.replay import check_match
from bot.replay_gathering import check_gathering
from bot.store.gathering_rows import BoutRow
from rules.gatherings.gathering import HOUSE
from tests.play.gathering_hall import GatheringHall, crowd
from tests.play.hall import Hall

GAMES = ("bushido.duel", "kendo.duel", "pocket.hand")


@pytest.fixture
def turns(hall: Hall) -> HouseTurns:
    return HouseTurns(hall.context)


async def settle(turns: HouseTurns) -> None:
    """Choose for the house wherever people wait for it."""
    while asked := await turns.asked():
        for match_id in asked:
            await turns.move(match_id)


def with_house(page: GatheringPage) -> tuple[BoutRow, int]:
    """Return the open duel with the house, and who fights it."""
    [bout] = [bout for bout in page.state.current.open if HOUSE in bout.seats]
    [row] = [row for row in page.bouts if row.bout == bout.number]
    return row, page.entrants[bout.people[0]].user_id


async def meet_the_house(ground: GatheringHall, turns: HouseTurns, gathering_id: str) -> None:
    """Fight the duel with the house to its end, with the first options."""
    row, user_id = with_house(await ground.page(gathering_id))
    while (await ground.hall.page(row.match_id)).outcome is None:
        await settle(turns)
        await ground.pick_any(row.match_id, user_id)
    assert await check_match(ground.hall.store, row.match_id) == []
    await ground.hall.deadlines.sweep()


async def play_a_turn(ground: GatheringHall, match_id: str) -> None:
    """Choose for both of a duel until a turn is played."""
    while not (page := await ground.hall.page(match_id)).revision:
        for player in page.players:
            await ground.pick_any(match_id, player.user_id)


async def meet_each_other(ground: GatheringHall, gathering_id: str) -> None:
    """Fight each other open duel for a turn, and give it up."""
    for row in await ground.open_bouts(gathering_id):
        page = await ground.hall.page(row.match_id)
        if page.house is None:
            await play_a_turn(ground, row.match_id)
            await ground.hall.matches.resign(match_id=row.match_id, user_id=page.players[1].user_id)
    await ground.hall.deadlines.sweep()


@pytest.mark.parametrize("game", GAMES)
async def test_a_cup_of_five_is_held_to_its_end_and_can_be_verified(
    hall: Hall, ground: GatheringHall, turns: HouseTurns, game: str
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, level="first-steps", game_name=game)
    row, user_id = with_house(await ground.page(gathering_id))
    match = await hall.match(row.match_id)
    assert (match.level, match.houses, match.alone) == ("first-steps", 1, False)
    assert [seat.user_id for seat in await hall.seats(row.match_id)] == [user_id]
    await meet_the_house(ground, turns, gathering_id)
    assert await hall.honor() == [], "no honor either way"
    assert (await hall.page(row.match_id)).ratings == ()
    while not (page := await ground.page(gathering_id)).outcome:
        if any(HOUSE in bout.seats for bout in page.state.current.open):
            await meet_the_house(ground, turns, gathering_id)
        else:
            await meet_each_other(ground, gathering_id)
    assert await check_gathering(hall.store, gathering_id) == []
    [winner] = [page.entrants[seat].user_id for seat in page.outcome.winners]
    assert {"gathering-won", "kensei"} <= set(await ground.deeds_of(winner))


async def test_who_resigns_to_the_house_is_out(hall: Hall, ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level="student")
    row, user_id = with_house(await ground.page(gathering_id))
    await hall.matches.resign(match_id=row.match_id, user_id=user_id)
    await hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert user_id not in {page.entrants[seat].user_id for seat in page.state.standing}
    [decided] = [pairing.decision for pairing in page.state.current.pairings if pairing.decision]
    assert decided.winner == HOUSE
    await meet_each_other(ground, gathering_id)
    assert (await ground.page(gathering_id)).outcome
    assert await check_gathering(hall.store, gathering_id) == []


async def test_who_never_comes_to_meet_the_house_is_out_and_pays_no_honor(
    hall: Hall, ground: GatheringHall, turns: HouseTurns
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level="student")
    row, user_id = with_house(await ground.page(gathering_id))
    await meet_each_other(ground, gathering_id)
    while (await ground.open_bouts(gathering_id)) == [row]:
        await settle(turns)
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert page.outcome
    assert user_id not in {page.entrants[seat].user_id for seat in page.outcome.winners}
    assert "absent" not in await ground.deeds_of(user_id)
    assert await check_gathering(hall.store, gathering_id) == []


async def test_who_comes_late_takes_the_place_of_the_house(hall: Hall, ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level="student")
    before, user_id = with_house(await ground.page(gathering_id))
    late = crowd(4)[-1]
    await ground.sign_up.join(gathering_id=gathering_id, user_id=late, wish="random")
    assert [user_id, late] in await ground.fighting(gathering_id)
    assert (await hall.page(before.match_id)).outcome
    [match] = [
        await hall.match(row.match_id)
        for row in await ground.open_bouts(gathering_id)
        if row.bout > before.bout
    ]
    assert (match.level, match.houses) == (None, 0)
    assert await check_gathering(hall.store, gathering_id) == []


async def test_a_duel_with_the_house_that_is_called_off_counts_for_nothing(
    hall: Hall, ground: GatheringHall, turns: HouseTurns
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level="student")
    row, user_id = with_house(await ground.page(gathering_id))
    while not (await hall.match(row.match_id)).revision:
        await settle(turns)
        await ground.pick_any(row.match_id, user_id)
    await ground.sign_up.join(gathering_id=gathering_id, user_id=crowd(4)[-1], wish="random")
    match = await hall.match(row.match_id)
    assert (match.status, match.counted) == ("over", False)


async def test_a_duel_that_the_house_should_not_have_fought_is_found(
    hall: Hall, ground: GatheringHall
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level="student")
    await hall.cheat("level_forget", id=gathering_id)
    assert any(
        "with or without the house" in fault for fault in await check_gathering(hall.store, gathering_id)
    )


@pytest.mark.parametrize(("kind", "level"), [(CLASH, "student"), (TOURNAMENT, "grandmaster")])
async def test_it_plays_in_tournaments_alone_and_at_its_levels(
    ground: GatheringHall, kind: str, level: str
) -> None:
    with pytest.raises(Refusal, match="practice-no-level"):
        await ground.open(kind, level=level)
