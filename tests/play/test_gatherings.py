import asyncio

import pytest

from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT, rules_of
from bot.play.gatherings.opening import Terms
from bot.play.pace import DAY, HOUR, MISSES_TO_FORFEIT, SHOW_TURNS, TURN_TIME
from bot.play.refusals import Gone, NotYours, Refusal, Stale
from bot.store.gathering_rows import GatheringMove
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode
from rules.game import Outcome
from rules.gatherings.gathering import replay
from rules.gatherings.moves import Move
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import GUILD, Hall


@pytest.fixture
def ground(hall: Hall) -> GatheringHall:
    return GatheringHall(hall)


async def test_a_hundred_who_join_at_once_fill_eight_places_and_no_more(ground: GatheringHall) -> None:
    gathering_id = await ground.open()
    joins = [
        ground.sign_up.join(gathering_id=gathering_id, user_id=user_id, fighter="random")
        for user_id in crowd(100)
    ]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(answer is None for answer in answers) == 8
    assert {answer.key for answer in answers if isinstance(answer, Refusal)} == {"gathering-full"}
    assert len((await ground.page(gathering_id)).entrants) == 8


async def test_a_gathering_begins_only_with_a_number_its_rules_know(ground: GatheringHall) -> None:
    gathering_id = await ground.open()
    await ground.enter(gathering_id, crowd(3))
    with pytest.raises(Refusal, match="people-wrong"):
        await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    assert (await ground.page(gathering_id)).row.status == "open"


async def test_nobody_drops_out_of_what_has_not_begun_or_never_was(ground: GatheringHall) -> None:
    for gathering_id, why in ((await ground.open(), "gathering-not-begun"), ("nothing", "gathering-gone")):
        with pytest.raises(Gone, match=why):
            await ground.moves.drop_out(gathering_id=gathering_id, user_id=HOST)


async def test_only_its_host_or_an_organiser_lets_it_begin(ground: GatheringHall) -> None:
    gathering_id = await ground.open()
    await ground.enter(gathering_id, crowd(2))
    with pytest.raises(NotYours):
        await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST + 1))
    await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST + 1, manages=True))


async def test_a_tournament_takes_an_organiser_to_open(ground: GatheringHall) -> None:
    terms = (await ground.page(await ground.open())).row
    with pytest.raises(NotYours, match="not-organiser"):
        await ground.sign_up.open(
            guild_id=GUILD,
            channel_id=terms.channel_id,
            host=standing(HOST),
            terms=Terms(kind=TOURNAMENT, pace="day", round_time=DAY),
        )


async def test_every_accepted_challenge_is_a_duel_at_the_health_that_refusals_left(
    ground: GatheringHall,
) -> None:
    gathering_id = await ground.begun(DUELS, 4)
    refuser = await ground.challenge_first(gathering_id)
    await ground.refuse(gathering_id)
    await ground.pair_everyone(gathering_id)
    bouts = await ground.open_bouts(gathering_id)
    assert len(bouts) == 2
    healths: dict[int, int] = {}
    for bout in bouts:
        players = (await ground.hall.page(bout.match_id)).players
        state = decode((await ground.hall.match(bout.match_id)).state, DuelState)
        healths |= {player.user_id: state.fighters[player.seat].health for player in players}
    assert healths == {user_id: 18 if user_id == refuser else 20 for user_id in crowd(4)}
    assert await ground.deeds_of(refuser) == ["refused"]


async def test_a_challenge_is_answered_once_however_often_it_is_clicked(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    target = await ground.challenge_first(gathering_id)
    asking = (await ground.page(gathering_id)).row.asking
    clicks = [
        ground.moves.accept(gathering_id=gathering_id, asking=asking, user_id=target) for _ in range(50)
    ]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(answer is None for answer in answers) == 1
    assert all(isinstance(answer, Stale) for answer in answers if answer is not None)
    assert len((await ground.page(gathering_id)).bouts) == 1


async def test_silence_is_taken_for_consent_when_the_time_to_answer_is_over(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    for _ in range(2):
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    assert len(await ground.open_bouts(gathering_id)) == 1


@pytest.mark.parametrize(("kind", "people"), [(CLASH, 6), (KYOTO, 8), (TOURNAMENT, 11)])
async def test_a_gathering_goes_on_round_by_round_to_its_end(
    ground: GatheringHall, kind: str, people: int
) -> None:
    gathering_id = await ground.begun(kind, people)
    for _ in range(20):
        if (await ground.page(gathering_id)).row.status == "over":
            break
        await ground.pair_everyone(gathering_id)
        await ground.resign_one_each(gathering_id)
    page = await ground.page(gathering_id)
    assert page.row.status == "over"
    assert not await ground.open_bouts(gathering_id)
    await _replays(ground, gathering_id)


async def test_every_duel_of_a_gathering_begins_with_nine_cards(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(KYOTO, 4, hardcore=True)
    for bout in await ground.open_bouts(gathering_id):
        await ground.hall.play(bout.match_id)
    await ground.resign_one_each(gathering_id)
    (final,) = await ground.open_bouts(gathering_id)
    state = decode((await ground.hall.match(final.match_id)).state, DuelState)
    assert [fighter.hand for fighter in state.fighters] == [TECHNIQUES, TECHNIQUES]


async def test_a_duel_that_both_leave_is_lost_by_both(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    await ground.pair_everyone(gathering_id)
    (bout,) = await ground.open_bouts(gathering_id)
    for _ in range(SHOW_TURNS):
        await ground.hall.play(bout.match_id)
    for _ in range(MISSES_TO_FORFEIT):
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    await ground.hall.deadlines.sweep()  # the end of the match, and then the gathering
    assert (await ground.page(gathering_id)).outcome == Outcome((), "nobody-left")


async def test_a_duel_of_which_the_end_was_not_heard_yet_is_left_to_its_end(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    await ground.pair_everyone(gathering_id)
    (bout,) = await ground.open_bouts(gathering_id)
    await ground.hall.cheat("match_status_set", id=bout.match_id, status="over")
    ground.hall.clock.time = bout.due_at
    await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert page.outcome is None
    assert [row.status for row in page.bouts] == ["open"]


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


async def test_an_override_calls_the_duel_off_and_an_undo_asks_for_it_anew(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    boss = standing(HOST, manages=True)
    (bout, other) = await ground.open_bouts(gathering_id)
    winner = (await ground.hall.page(bout.match_id)).players[0].user_id
    await ground.repairs.override(
        gathering_id=gathering_id, standing=boss, bout=bout.bout, winner_id=winner, reason="agreed"
    )
    match = await ground.hall.page(bout.match_id)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    await ground.repairs.undo(gathering_id=gathering_id, standing=boss, bout=bout.bout, reason="not so")
    fresh = [row for row in await ground.open_bouts(gathering_id) if row.bout > other.bout]
    assert len(fresh) == 1
    again = await ground.hall.page(fresh[0].match_id)
    assert {player.user_id for player in again.players} == {player.user_id for player in match.players}
    await _replays(ground, gathering_id)


@pytest.mark.parametrize("repair", ["override", "undo"])
async def test_an_absence_that_an_organiser_sets_right_costs_nothing(
    ground: GatheringHall, repair: str
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    (bout, other) = await ground.open_bouts(gathering_id)
    present, absent = [player.user_id for player in (await ground.hall.page(bout.match_id)).players]
    for _ in range(SHOW_TURNS):
        await ground.pick_any(bout.match_id, present)
        await ground.hall.play(other.match_id)
        ground.hall.clock.forward(TURN_TIME["day"])
        await ground.hall.deadlines.sweep()
    assert (await ground.hall.ledger.page(GUILD, absent, 0)).own < 0
    named = {"winner_id": absent} if repair == "override" else {}
    await getattr(ground.repairs, repair)(
        gathering_id=gathering_id,
        standing=standing(HOST, manages=True),
        bout=bout.bout,
        reason="they were ill",
        **named,
    )
    assert (await ground.hall.ledger.page(GUILD, absent, 0)).own == 0


async def test_only_organisers_repair(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    with pytest.raises(NotYours):
        await ground.repairs.pause(gathering_id=gathering_id, standing=standing(HOST + 1), reason="mine")


async def test_whoever_drops_out_gives_their_duel_up(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    (bout, _) = await ground.open_bouts(gathering_id)
    leaver = (await ground.hall.page(bout.match_id)).players[0].user_id
    await ground.moves.drop_out(gathering_id=gathering_id, user_id=leaver)
    assert (await ground.hall.page(bout.match_id)).outcome is not None
    with pytest.raises(Refusal, match="not-in-play"):
        await ground.moves.drop_out(gathering_id=gathering_id, user_id=leaver)


async def test_a_late_comer_fights_one_who_rests(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 3)
    await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 50, fighter="swift")
    page = await ground.page(gathering_id)
    assert len(await ground.open_bouts(gathering_id)) == 2
    assert page.entrants[3].fighter == "swift"
    with pytest.raises(Refusal, match="gathering-in-already"):
        await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 50, fighter="swift")


async def test_who_signed_up_beyond_the_places_waits_in_reserve_and_steps_in(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, places=4)
    (bout, _) = await ground.open_bouts(gathering_id)
    leaver = (await ground.hall.page(bout.match_id)).players[1].user_id
    await ground.moves.drop_out(gathering_id=gathering_id, user_id=leaver)
    fighting = {
        player.user_id
        for row in await ground.open_bouts(gathering_id)
        for player in (await ground.hall.page(row.match_id)).players
    }
    assert fighting == set(crowd(5)) - {leaver}


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
        await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 9, fighter="random")
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
            await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST, fighter="random")


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


async def _replays(ground: GatheringHall, gathering_id: str) -> None:
    """Play the log again from options and seed, and come to the same state."""
    row = (await ground.page(gathering_id)).row
    log = await ground.hall.store.read(
        lambda tx: tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id)
    )
    rules = rules_of(row.kind)
    moves = [decode(entry.move, Move) for entry in log if entry.move]
    steps = replay(rules, decode(row.options or "", rules.options_type), bytes.fromhex(row.seed or ""), moves)
    assert steps[-1].state == decode(row.state or "", rules.state_type)
