import asyncio

import pytest

from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT, rules_of
from bot.play.gatherings.mixing import seed_of_gathering
from bot.play.gatherings.opening import Terms
from bot.play.ground.refusals import Gone, NotYours, Refusal, Stale
from bot.play.ground.times import DAY, MISSES_TO_FORFEIT, SHOW_TURNS, TURN_TIME
from bot.store.gathering_rows import GatheringMove
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode
from rules.game import Outcome
from rules.gatherings.gathering import replay
from rules.gatherings.moves import Move
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import GUILD


async def test_a_hundred_who_join_at_once_fill_eight_places_and_no_more(ground: GatheringHall) -> None:
    gathering_id = await ground.open()
    joins = [
        ground.sign_up.join(gathering_id=gathering_id, user_id=user_id, wish="random")
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
    for technique in ("pine", "wave"):  # the same cards hurt nobody, so that both are there to leave
        await ground.hall.play(bout.match_id, technique, technique)
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
    await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 50, wish="swift")
    page = await ground.page(gathering_id)
    assert len(await ground.open_bouts(gathering_id)) == 2
    assert page.entrants[3].role == "swift"
    with pytest.raises(Refusal, match="gathering-in-already"):
        await ground.sign_up.join(gathering_id=gathering_id, user_id=HOST + 50, wish="swift")


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


async def _replays(ground: GatheringHall, gathering_id: str) -> None:
    """Play the log again from options and seed, and come to the same state."""
    page = await ground.page(gathering_id)
    row, seed = page.row, seed_of_gathering(page.row, page.entrants)
    log = await ground.hall.store.read(
        lambda tx: tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id)
    )
    rules = rules_of(row.kind)
    moves = [decode(entry.move, Move) for entry in log if entry.move]
    steps = replay(rules, decode(row.options or "", rules.options_type), seed, moves)
    assert steps[-1].state == decode(row.state or "", rules.state_type)


@pytest.mark.parametrize(("kind", "people", "first"), [(TOURNAMENT, 4, 1), (CLASH, 4, 1), (DUELS, 4, None)])
async def test_a_duel_knows_its_gathering_and_its_round(
    ground: GatheringHall, kind: str, people: int, first: int | None
) -> None:
    gathering_id = await ground.begun(kind, people, title="Cup")
    if kind != TOURNAMENT:
        await ground.pair_everyone(gathering_id)
    for row in await ground.open_bouts(gathering_id):
        occasion = (await ground.hall.page(row.match_id)).occasion
        assert occasion is not None
        assert (occasion.kind, occasion.title, occasion.bout) == (kind, "Cup", row.bout)
        assert occasion.round == first


async def test_the_duels_of_a_later_round_say_so(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    await ground.resign_one_each(gathering_id)
    [final] = await ground.open_bouts(gathering_id)
    page = await ground.hall.page(final.match_id)
    assert page.occasion is not None
    assert page.occasion.round == 2
    assert (await ground.hall.page(await ground.hall.duel())).occasion is None
