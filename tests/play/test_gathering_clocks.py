"""What time brings about in a gathering, and what is not held against anyone."""

import pytest

from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, HOUR, SHOW_TURNS, TURN_TIME
from bot.play.match.courtesies import Courtesies
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing


async def test_silence_is_taken_for_consent_when_the_time_to_answer_is_over(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    for _ in range(2):
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    assert len(await ground.open_bouts(gathering_id)) == 1


async def test_nobody_who_never_came_keeps_a_tournament_waiting(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    one, other = await ground.open_bouts(gathering_id)
    present = (await ground.hall.page(one.match_id)).players[0].user_id
    for _ in range(SHOW_TURNS):
        await ground.pick_any(one.match_id, present)
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert page.row.status == "over", "neither of the other two came at all"
    assert page.outcome is not None
    assert [page.entrants[seat].user_id for seat in page.outcome.winners] == [present]
    for bout in (one, other):
        match = await ground.hall.page(bout.match_id)
        assert match.outcome is not None
        assert match.outcome.reason == "called-off"
    assert "absent" in await ground.deeds_of((await ground.hall.page(other.match_id)).players[0].user_id)


async def on_and_waiting(ground: GatheringHall, match_id: str) -> tuple[int, int]:
    """Return who is to choose in a duel of turns, and who waits for it."""
    players = (await ground.hall.page(match_id)).players
    one, other = sorted(players, key=lambda player: not player.owes)
    return one.user_id, other.user_id


async def winners(ground: GatheringHall, gathering_id: str) -> list[int]:
    """Return who has won."""
    page = await ground.page(gathering_id)
    assert page.outcome is not None
    return [page.entrants[seat].user_id for seat in page.outcome.winners]


async def test_who_waits_for_one_that_never_came_is_not_absent(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 2, game_name="pocket.hand", round_time=DAY)
    (bout,) = await ground.open_bouts(gathering_id)
    away, waiting = await on_and_waiting(ground, bout.match_id)
    await Courtesies(ground.hall.context).give_time(match_id=bout.match_id, user_id=waiting)
    ground.hall.clock.forward(DAY)
    await ground.hall.deadlines.sweep()
    assert await winners(ground, gathering_id) == [waiting]
    assert "absent" in await ground.deeds_of(away)
    assert "absent" not in await ground.deeds_of(waiting)


async def test_who_lets_two_choices_of_their_own_pass_is_absent_where_they_choose_in_turn(
    ground: GatheringHall,
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 2, game_name="pocket.hand")
    (bout,) = await ground.open_bouts(gathering_id)
    away, present = await on_and_waiting(ground, bout.match_id)
    for _ in range(SHOW_TURNS):
        assert (await ground.page(gathering_id)).outcome is None
        await ground.pick_any(bout.match_id, present)
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    await ground.pick_any(bout.match_id, present)
    ground.hall.clock.forward(HOUR)
    await ground.hall.deadlines.sweep()
    assert await winners(ground, gathering_id) == [present]
    assert "absent" in await ground.deeds_of(away)


async def test_a_tournament_is_over_by_its_latest_date_although_every_duel_drags_on(
    ground: GatheringHall,
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, round_time=3 * DAY)
    latest = (await ground.page(gathering_id)).latest_end
    assert latest is not None
    while ground.hall.clock() < latest:
        for bout in await ground.open_bouts(gathering_id):
            for player in (await ground.hall.page(bout.match_id)).players:
                await ground.pick_any(bout.match_id, player.user_id)
        ground.hall.clock.forward(DAY // 2)
        await ground.hall.deadlines.sweep()
    await ground.hall.deadlines.sweep()
    assert (await ground.page(gathering_id)).row.status == "over"


async def test_a_pause_stops_every_clock_and_gives_back_what_was_left(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    boss = standing(HOST, manages=True)
    (bout, _) = await ground.open_bouts(gathering_id)
    before = (await ground.hall.page(bout.match_id)).deadline_at
    await ground.repairs.pause(gathering_id=gathering_id, standing=boss, reason="typhoon")
    assert (await ground.hall.page(bout.match_id)).deadline_at is None
    ground.hall.clock.forward(30 * DAY)
    await ground.hall.deadlines.sweep()
    assert len(await ground.open_bouts(gathering_id)) == 2
    await ground.repairs.resume(gathering_id=gathering_id, standing=boss)
    assert before is not None
    assert (await ground.hall.page(bout.match_id)).deadline_at == before + 30 * DAY
    assert (await ground.open_bouts(gathering_id))[0].due_at == bout.due_at + 30 * DAY


async def test_a_tournament_begins_by_itself_with_those_who_checked_in(ground: GatheringHall) -> None:
    begins_at = ground.hall.clock() + 2 * DAY
    gathering_id = await ground.open(TOURNAMENT, begins_at=begins_at, check_in=DAY)
    await ground.enter(gathering_id, crowd(4))
    with pytest.raises(Refusal, match="gathering-no-check-in"):
        await ground.sign_up.check_in(gathering_id=gathering_id, user_id=HOST)
    ground.hall.clock.forward(DAY)
    await ground.hall.deadlines.sweep()
    for user_id in crowd(3):
        await ground.sign_up.check_in(gathering_id=gathering_id, user_id=user_id)
    with pytest.raises(Refusal, match="gathering-check-in-only"):
        await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 9, wish="random")
    with pytest.raises(NotYours, match="gathering-not-in"):
        await ground.sign_up.check_in(gathering_id=gathering_id, user_id=HOST + 9)
    ground.hall.clock.forward(DAY)
    await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert page.row.status == "underway"
    assert {entrant.user_id for entrant in page.entrants} == set(crowd(3))


async def test_a_gathering_to_which_nobody_comes_is_called_off_by_itself(ground: GatheringHall) -> None:
    tournament = await ground.open(TOURNAMENT, begins_at=ground.hall.clock() + DAY)
    duels = await ground.open(DUELS)
    ground.hall.clock.forward(8 * DAY)
    await ground.hall.deadlines.sweep()
    for gathering_id in (tournament, duels):
        row = (await ground.page(gathering_id)).row
        assert (row.status, row.reason) == ("called-off", "too-few")
        with pytest.raises(Gone):
            await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST, wish="random")


async def test_downtime_is_given_back_to_the_clocks_of_a_gathering(ground: GatheringHall) -> None:
    await ground.hall.deadlines.beat()
    gathering_id = await ground.begun(DUELS, 4)
    await ground.challenge_first(gathering_id)
    await ground.accept(gathering_id)
    before = await ground.page(gathering_id)
    ground.hall.clock.forward(9 * DAY)
    await ground.hall.deadlines.beat()
    after = await ground.page(gathering_id)
    assert before.row.clock_at is not None
    assert after.row.clock_at is not None
    assert after.row.clock_at - before.row.clock_at >= 9 * DAY - 60_000
    assert after.bouts[0].due_at - before.bouts[0].due_at >= 9 * DAY - 60_000


@pytest.mark.parametrize("goes_down_after", [DAY + 1, 12 * HOUR])
async def test_downtime_is_given_back_to_those_who_could_not_check_in(
    ground: GatheringHall, goes_down_after: int
) -> None:
    clock, deadlines = ground.hall.clock, ground.hall.deadlines
    begins_at = clock() + 2 * DAY
    gathering_id = await ground.open(TOURNAMENT, begins_at=begins_at, check_in=DAY)
    await ground.enter(gathering_id, crowd(4))
    clock.time = begins_at - 2 * DAY + goes_down_after
    await deadlines.beat()
    await deadlines.sweep()
    clock.forward(5 * DAY)
    await deadlines.beat()
    while await deadlines.sweep():
        pass
    row = (await ground.page(gathering_id)).row
    assert (row.status == "check-in") is (goes_down_after > DAY), "it asks those who are still to confirm"
    assert row.begins_at == begins_at + 5 * DAY
    clock.forward(2 * DAY)
    await deadlines.sweep()
    assert (await ground.page(gathering_id)).row.status != "underway", "nobody has confirmed"
