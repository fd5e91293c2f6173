"""The house in a tournament for which an odd number has signed up: one more in it, who earns nothing."""

import pytest

from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.solo.house_turns import HouseTurns
from bot.replay import check_match
from bot.replay_gathering import check_gathering
from bot.store.gathering_rows import HOUSE
from bot.store.rows import Match
from rules.bushido.duel import state_of
from rules.gatherings.events import BoutWon, Removed
from tests.play.gathering_hall import HOST, GatheringHall, crowd
from tests.play.hall import Hall
from tests.play.test_house_table import play_on, settle

LEVEL = "first-steps"


@pytest.fixture
def ground(hall: Hall) -> GatheringHall:
    return GatheringHall(hall)


@pytest.fixture
def turns(hall: Hall) -> HouseTurns:
    return HouseTurns(hall.context)


async def duel_with_house(ground: GatheringHall, gathering_id: str) -> tuple[Match, int]:
    """Return the open duel in which the house plays, and who meets it there."""
    matches = [await ground.hall.match(bout.match_id) for bout in await ground.open_bouts(gathering_id)]
    [match] = [match for match in matches if match.houses]
    [person] = await ground.hall.seats(match.id)
    return match, person.user_id


async def told(ground: GatheringHall, gathering_id: str) -> list[object]:
    """Return all that has happened there."""
    return [event for entry in (await ground.page(gathering_id)).news for event in entry.events]


async def agrees(ground: GatheringHall, gathering_id: str) -> bool:
    """Tell whether what is kept follows from seed and log, and each duel of it does."""
    bouts = (await ground.page(gathering_id)).bouts
    faults = [fault for bout in bouts for fault in await check_match(ground.hall.store, bout.match_id)]
    return [*faults, *await check_gathering(ground.hall.store, gathering_id)] == []


@pytest.mark.parametrize(
    ("people", "facts", "comes"),
    [
        (3, {"level": LEVEL}, True),
        (5, {"level": LEVEL}, True),
        (4, {"level": LEVEL}, False),
        (3, {"level": LEVEL, "places": 3}, False),
        (3, {}, False),
    ],
)
async def test_it_takes_a_place_where_the_number_is_odd_and_one_is_left(
    ground: GatheringHall, people: int, facts: dict[str, object], comes: bool
) -> None:
    page = await ground.page(await ground.begun(TOURNAMENT, people, **facts))
    entered = [entrant.user_id for entrant in page.entrants]
    assert entered == [*crowd(people), *([HOUSE] if comes else [])]
    assert len(page.state.current.people) == len(entered)


async def test_two_people_are_needed_all_the_same(ground: GatheringHall) -> None:
    gathering_id = await ground.open(TOURNAMENT, level=LEVEL, begins_at=ground.hall.clock.time + 1_000)
    await ground.enter(gathering_id, crowd(1))
    ground.hall.clock.forward(1_000)
    await ground.hall.deadlines.sweep()
    assert (await ground.page(gathering_id)).row.status == "called-off"


async def test_its_duel_waits_for_its_person_alone_and_says_that_it_is_unrated(
    ground: GatheringHall, turns: HouseTurns
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level=LEVEL)
    match, person = await duel_with_house(ground, gathering_id)
    assert (match.level, match.houses, match.alone) == (LEVEL, 1, False)
    await settle(turns)
    page = await ground.hall.page(match.id, person)
    assert [player.house for player in page.players] == [None, 0]
    assert page.house
    assert page.house.seal
    assert page.options


@pytest.mark.parametrize("seed", range(1, 5))
async def test_whoever_wins_their_duel_with_it_goes_on(
    ground: GatheringHall, turns: HouseTurns, seed: int
) -> None:
    ground.hall.clock.forward(seed)
    gathering_id = await ground.begun(TOURNAMENT, 3, level=LEVEL)
    match, person = await duel_with_house(ground, gathering_id)
    while (await ground.hall.match(match.id)).status == "ongoing":
        await play_on(ground.hall, turns, match.id, person)
    await ground.hall.deadlines.sweep()
    outcome = (await ground.hall.page(match.id)).outcome
    assert outcome
    entrants = (await ground.page(gathering_id)).entrants
    won = [event for event in await told(ground, gathering_id) if isinstance(event, BoutWon)]
    if outcome.winners:
        [winner] = [entrants[event.winner].user_id for event in won]
        assert winner == (person, HOUSE)[outcome.winners[0]]
    assert await agrees(ground, gathering_id)
    assert await ground.deeds_of(person) == [], "a duel with the house gives no honor"
    assert await ground.deeds_of(HOUSE) == []


async def test_where_the_house_is_left_nobody_has_won_anything(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level=LEVEL)
    page = await ground.page(gathering_id)
    while not page.outcome:
        for bout in await ground.open_bouts(gathering_id):
            seats = await ground.hall.seats(bout.match_id)
            await ground.hall.matches.resign(match_id=bout.match_id, user_id=seats[0].user_id)
        await ground.hall.deadlines.sweep()
        page = await ground.page(gathering_id)
    assert [page.entrants[seat].house for seat in page.outcome.winners] == [True]
    assert {deed.deed for deed in await ground.hall.honor()} <= {"won", "fought", "resigned", "lost"}
    assert await ground.deeds_of(HOUSE) == []
    assert await agrees(ground, gathering_id)


async def test_who_never_comes_is_absent_and_the_house_goes_on(
    ground: GatheringHall, turns: HouseTurns
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level=LEVEL)
    match, person = await duel_with_house(ground, gathering_id)
    for _ in range(40):
        await settle(turns)
        if (await ground.hall.match(match.id)).status != "ongoing":
            break
        ground.hall.clock.forward(12 * 3_600_000)
        await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    seats = {entrant.user_id: entrant.seat for entrant in page.entrants}
    removed = [event.seat for event in await told(ground, gathering_id) if isinstance(event, Removed)]
    assert seats[person] in removed
    assert seats[HOUSE] not in removed
    assert "absent" in await ground.deeds_of(person)
    assert await agrees(ground, gathering_id)


async def test_a_duel_whose_time_is_up_is_decided_by_what_each_has_left(
    ground: GatheringHall, turns: HouseTurns
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3, level=LEVEL)
    match, person = await duel_with_house(ground, gathering_id)
    await play_on(ground.hall, turns, match.id, person)
    await settle(turns)
    own, house = (fighter.health for fighter in state_of((await ground.hall.page(match.id)).view).fighters)
    [bout] = [each for each in await ground.open_bouts(gathering_id) if each.match_id == match.id]
    ground.hall.clock.time = bout.due_at
    await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    seats = {entrant.user_id: entrant.seat for entrant in page.entrants}
    [decision] = [
        pairing.decision for pairing in page.state.rounds[0].pairings if pairing.bout.number == bout.bout
    ]
    assert decision
    assert not (await ground.hall.match(match.id)).counted, "it was fought, and counts for nothing"
    if own != house:
        assert decision.winner == seats[person if own > house else HOUSE]
    assert await agrees(ground, gathering_id)


async def test_a_late_comer_meets_one_who_rests_and_the_house_stays(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, level=LEVEL)
    await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 50, wish="random")
    page = await ground.page(gathering_id)
    assert [entrant.user_id for entrant in page.entrants] == [*crowd(5), HOUSE, HOST + 50]
    assert await agrees(ground, gathering_id)
