"""When time runs out: saved picks, the stand-in, forfeits, and downtime given back."""

import pytest

from bot.play import deadlines
from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.ground.refusals import Gone
from bot.play.ground.times import CHALLENGE_LIFE, DAY, MINUTE, MISSES_TO_FORFEIT
from bot.play.standing.honor import DEEDS
from rules.codec import decode, encode
from rules.game import Outcome
from rules.games import game
from rules.replay import Entry, Left, Played
from tests.play.hall import AYA, BEN, MORNING, Deed, Hall


async def pass_deadline(hall: Hall) -> int:
    """Move the clock by a day and look at what is due."""
    hall.clock.forward(DAY)
    return await hall.deadlines.sweep()


async def misses(hall: Hall, match_id: str) -> list[int]:
    return [seat.misses for seat in await hall.seats(match_id)]


async def test_nothing_happens_before_the_deadline(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(DAY - 1)
    assert await hall.deadlines.sweep() == 1, "those who have not chosen are reminded"
    assert await hall.deadlines.sweep() == 0
    await hall.deadlines.expire(match_id, 0)
    assert (await hall.match(match_id)).revision == 0
    hall.clock.forward(1)
    assert await hall.deadlines.sweep() == 1
    assert (await hall.match(match_id)).revision == 1


async def test_a_saved_pick_counts_and_the_stand_in_plays_for_the_absent(hall: Hall) -> None:
    match_id = await hall.duel()
    before = await hall.match(match_id)
    await hall.pick(match_id, AYA, "snow")
    await pass_deadline(hall)

    rules = game(before.game)
    state = decode(before.state, rules.state_type)
    substitute = rules.stand_in(state, 1, await hall.dice(match_id, 1))
    [turn] = await hall.turns(match_id)
    assert turn.entry == encode(Played({0: "snow", 1: substitute}))
    assert turn.stand_ins == "[1]"
    assert await misses(hall, match_id) == [0, 1]
    assert await hall.picks(match_id) == []
    assert (await hall.reading.turn(match_id, 1)).stand_ins == (1,)
    assert [(await hall.page(match_id, user_id)).stood_in for user_id in (AYA, BEN)] == [False, True]


async def test_the_stand_in_plays_for_both(hall: Hall) -> None:
    match_id = await hall.duel()
    await pass_deadline(hall)
    [turn] = await hall.turns(match_id)
    assert turn.stand_ins == "[0,1]"
    assert await misses(hall, match_id) == [1, 1]


async def test_a_turn_played_by_the_stand_in_asks_again_and_gives_the_whole_time(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.send_all()
    await pass_deadline(hall)
    assert (await hall.match(match_id)).deadline_at == MORNING + 2 * DAY
    assert await hall.waiting() == {
        (f"dim:{match_id}:0", 901): 0,
        (f"hand:{match_id}:0", 1): 0,
        (f"hand:{match_id}:1", 1): 0,
        (f"reveal:{match_id}", 1): 0,
    }


async def test_playing_a_turn_forgives_the_deadlines_missed_before(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT - 1):
        await pass_deadline(hall)
    assert await misses(hall, match_id) == [2, 2]
    await hall.play(match_id)
    assert await misses(hall, match_id) == [0, 0]


async def test_a_saved_pick_forgives_its_own_seat(hall: Hall) -> None:
    match_id = await hall.duel()
    await pass_deadline(hall)
    page = await hall.page(match_id, AYA)
    await hall.pick(match_id, AYA, page.options[0])
    await pass_deadline(hall)
    assert await misses(hall, match_id) == [0, 2]


async def test_three_deadlines_missed_in_a_row_forfeit(hall: Hall) -> None:
    match_id = await hall.duel()
    for number in range(MISSES_TO_FORFEIT):
        assert (await hall.match(match_id)).status == "ongoing"
        assert await misses(hall, match_id) == [0, number]
        page = await hall.page(match_id, AYA)
        await hall.pick(match_id, AYA, page.options[0])
        await hall.send_all()
        await pass_deadline(hall)

    match, last = await hall.match(match_id), (await hall.turns(match_id))[-1]
    assert (match.status, match.deadline_at) == ("over", None)
    assert decode(match.outcome or "", Outcome) == Outcome((0,), "forfeited")
    assert last.entry == encode(Left(1, "forfeited"))
    assert last.stand_ins == "[]"
    assert await hall.picks(match_id) == []
    told = {(f"reveal:{match_id}", 3), (f"hand:{match_id}:0", 3), (f"board:{match_id}", 0)}
    assert set(await hall.waiting()) == told, "a DM to whoever had chosen, too"
    assert await hall.honor() == [
        Deed(match.guild_id, who, DEEDS[deed], deed, match_id)
        for who, deed in ((AYA, "fought"), (AYA, "won"), (BEN, "forfeited"))
    ]


async def test_a_duel_both_have_left_is_abandoned_without_honor(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT - 1):
        await pass_deadline(hall)
    await hall.prompt(match_id, 1, 902)
    await hall.send_all()
    await pass_deadline(hall)

    match = await hall.match(match_id)
    assert (match.status, match.deadline_at, match.revision) == ("over", None, 2)
    assert decode(match.outcome or "", Outcome) == Outcome((), "abandoned")
    assert [decode(turn.entry, Entry).__class__ for turn in await hall.turns(match_id)] == [Played, Played]
    assert await hall.honor() == []
    assert set(await hall.waiting()) == {
        (f"hand:{match_id}:0", 2),
        (f"dim:{match_id}:1", 902),
        (f"reveal:{match_id}", 2),
        (f"board:{match_id}", 0),
    }, "both boards say so, and the prompt of each, where one is open"
    with pytest.raises(Gone, match="duel-over"):
        await hall.pick(match_id, AYA, "pine")


async def test_where_one_has_been_away_longer_the_other_wins_though_away_as_well(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT - 1):
        page = await hall.page(match_id, BEN)
        await hall.pick(match_id, BEN, page.options[0])
        await pass_deadline(hall)
    assert await misses(hall, match_id) == [2, 0]
    await pass_deadline(hall)
    assert decode((await hall.match(match_id)).outcome or "", Outcome) == Outcome((1,), "forfeited")


async def test_sweeping_again_changes_nothing(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.challenge(BEN, AYA)
    hall.clock.forward(CHALLENGE_LIFE)
    assert await hall.deadlines.sweep() == 2
    before = (await hall.match(match_id), await hall.turns(match_id), await hall.parcels())
    assert await hall.deadlines.sweep() == 0
    await hall.deadlines.expire(match_id, 0)
    await hall.deadlines.expire(match_id, 1)
    assert (await hall.match(match_id), await hall.turns(match_id), await hall.parcels()) == before


async def test_a_pick_after_the_deadline_but_before_the_sweep_still_counts(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(DAY + 1)
    await hall.play(match_id, "pine", "moon")
    assert await hall.deadlines.sweep() == 0
    assert await misses(hall, match_id) == [0, 0]


async def test_a_backlog_is_worked_off_in_shares_the_longest_overdue_first(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "SWEEP_SIZE", 4)
    matches = []
    for _ in range(5):
        matches.append(await hall.duel())
        hall.clock.forward(1)
    hall.clock.forward(DAY)
    assert await hall.deadlines.sweep() == 4
    assert (await hall.match(matches[0])).revision == 1
    assert (await hall.match(matches[-1])).revision == 0
    assert await hall.deadlines.sweep() == 1
    assert await hall.deadlines.sweep() == 0


async def test_a_match_that_cannot_be_read_does_not_keep_the_others_waiting(hall: Hall) -> None:
    broken, whole, challenge = await hall.duel(), await hall.duel(), await hall.challenge()
    await hall.cheat("state_set", id=broken, text='{"turn":"once"}')
    hall.clock.forward(CHALLENGE_LIFE)
    assert await hall.deadlines.sweep() == 2
    assert (await hall.match(whole)).revision == 1
    assert (await hall.stored(challenge.id)).status == "lapsed"


async def test_downtime_is_given_back_exactly(hall: Hall) -> None:
    early = await hall.duel()
    hall.clock.forward(DAY // 2)
    late = await hall.duel(pace="week")
    before = [(await hall.match(match_id)).deadline_at or 0 for match_id in (early, late)]
    assert await hall.deadlines.beat() == 0
    night = DAY + 12_345
    hall.clock.forward(night)
    assert await hall.deadlines.beat() == night
    assert await hall.deadlines.sweep() == 0
    after = [(await hall.match(match_id)).deadline_at for match_id in (early, late)]
    assert after == [deadline + night for deadline in before]


async def test_what_was_due_before_the_bot_went_down_gets_nothing(hall: Hall) -> None:
    due, running = await hall.duel(), await hall.duel(pace="three-days")
    hall.clock.forward(DAY)
    await hall.deadlines.beat()  # and down it goes, before it could sweep
    hall.clock.forward(DAY)
    await hall.deadlines.beat()
    assert (await hall.match(due)).deadline_at == MORNING + DAY
    assert (await hall.match(running)).deadline_at == MORNING + 4 * DAY
    assert await hall.deadlines.sweep() == 1
    assert (await hall.match(due)).revision == 1


async def test_what_fell_due_while_the_bot_was_down_is_not_played_at_its_return(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(DAY - MINUTE)
    await hall.deadlines.sweep()
    await hall.deadlines.beat()
    hall.clock.forward(DAY)
    await hall.deadlines.beat()
    assert await hall.deadlines.sweep() == 0
    hall.clock.forward(MINUTE)
    assert await hall.deadlines.sweep() == 1
    assert (await hall.match(match_id)).revision == 1


async def test_a_steady_heartbeat_gives_nothing_back(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(10):
        assert await hall.deadlines.beat() == 0
        hall.clock.forward(PAUSE_NOTICED - 1)
    assert await hall.deadlines.beat() == 0
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY


async def test_the_first_heartbeat_of_all_gives_nothing_back(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(DAY // 2)
    assert await hall.deadlines.beat() == 0
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY


async def test_a_clock_set_back_gives_nothing_back(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.deadlines.beat()
    hall.clock.forward(-DAY)
    assert await hall.deadlines.beat() == 0
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY


async def test_downtime_does_not_prolong_what_is_over(hall: Hall) -> None:
    challenge, match_id = await hall.challenge(BEN, AYA), await hall.duel()
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    await hall.challenges.withdraw(challenge_id=challenge.id, user_id=BEN)
    await hall.deadlines.beat()
    hall.clock.forward(DAY)
    assert await hall.deadlines.beat() == DAY
    assert (await hall.stored(challenge.id)).expires_at == MORNING + CHALLENGE_LIFE
    assert (await hall.match(match_id)).deadline_at is None
