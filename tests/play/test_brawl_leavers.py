"""People who leave a free for all or stay away from it, and honor at its end."""

import random

import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from rules.bushido import events as fight
from rules.bushido.brawl_events import Spared
from rules.game import Outcome
from rules.replay import Left, Played
from tests.play.brawling import (
    FOUR,
    IN_A_ROUND,
    ON_AYA,
    check_log,
    entries,
    outcome,
    owing,
    pass_deadline,
    place,
    play_any,
    play_until,
)
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, EMI, Deed, Hall


async def test_who_resigns_takes_only_cards_aimed_at_them_back_from_the_table(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, {AYA: BEN, BEN: CHIYO, CHIYO: AYA})
    await hall.send_all()
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)

    assert await hall.picks(match_id) == [(0, "pine>1")]
    assert await entries(hall, match_id) == [Left(2, "resigned")]
    assert [seat.left_as for seat in await hall.seats(match_id)] == [None, None, "resigned", None]
    assert await owing(hall, match_id) == [AYA, BEN, DAIGO]
    assert not any("2" in option for option in (await hall.page(match_id, BEN)).options)
    letters = {
        parcel.seat: await Letters(hall.context).write(parcel)
        for parcel in await hall.parcels()
        if parcel.kind == "hand"
    }
    assert {seat for seat, letter in letters.items() if letter} == {1, 3}, "Aya has chosen already"
    await check_log(hall, match_id)


async def test_a_resignation_resolves_the_turn_where_nothing_else_was_owed(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, {AYA: BEN, BEN: DAIGO, DAIGO: AYA})
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    played = Played({0: "pine>1", 1: "pine>3", 3: "pine>0"})
    assert await entries(hall, match_id) == [Left(2, "resigned"), played]
    assert (await hall.match(match_id)).status == "ongoing"
    assert await hall.picks(match_id) == []
    await check_log(hall, match_id)


async def test_a_resignation_of_the_active_fighter_is_told_in_the_turn_and_ends_it(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, ON_AYA)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    told = await hall.reading.turn(match_id, 1)
    assert (told.revision, (await hall.turns(match_id))[-1].chapter) == (2, 1)
    assert [event.reason for event in told.events if isinstance(event, fight.Departed)] == ["resigned"]
    assert {event.attacker for event in told.events if isinstance(event, Spared)} == {0, 2, 3}
    assert await owing(hall, match_id) == [BEN, CHIYO, DAIGO]
    await check_log(hall, match_id)


async def test_a_forfeit_that_brings_others_their_turn_leaves_them_all_its_time(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, {BEN: AYA, CHIYO: AYA, DAIGO: AYA})
    for _ in range(MISSES_TO_FORFEIT):  # Aya's card, and twice whose card she meets next
        await pass_deadline(hall)
    seats = await hall.seats(match_id)
    assert [seat.left_as for seat in seats] == ["forfeited", None, None, None]
    assert await owing(hall, match_id) == [BEN, CHIYO, DAIGO]
    assert [seat.misses for seat in seats[1:]] == [0, 0, 0]
    assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY
    await check_log(hall, match_id)


async def test_a_resignation_of_one_whose_card_waits_leaves_the_others_to_be_ordered(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, ON_AYA)
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    assert await owing(hall, match_id) == [AYA]
    assert (await hall.page(match_id, AYA)).options == ("1", "3")
    await check_log(hall, match_id)


async def test_the_last_but_one_who_resigns_ends_the_brawl(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    assert await outcome(hall, match_id) is None
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    assert await outcome(hall, match_id) == Outcome((1,), "last-standing")
    with pytest.raises(Gone, match="duel-over"):
        await hall.matches.resign(match_id=match_id, user_id=BEN)
    await check_log(hall, match_id)


async def test_who_is_out_has_nothing_left_to_resign_or_to_choose(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR, EMI)
    await hall.matches.resign(match_id=match_id, user_id=EMI)
    out = await play_until(hall, match_id, fallen=2)
    assert EMI in out
    for user_id in out:
        with pytest.raises(Refusal, match="rejection-already-out"):
            await hall.matches.resign(match_id=match_id, user_id=user_id)
        with pytest.raises(Refusal, match="nothing-owed"):
            await hall.pick(match_id, user_id, "pine>0")
        assert await hall.reading.duels(user_id) == []
    assert [len(await hall.reading.duels(user_id)) for user_id in set(FOUR) - set(out)] == [1] * (
        5 - len(out)
    )


# ---------------------------------------------------------------- people who stay away


async def test_who_misses_three_deadlines_forfeits_and_the_others_fight_on(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    rng = random.Random(1)
    while (await hall.seats(match_id))[3].left_as is None:
        await play_any(hall, match_id, rng, absent=(DAIGO,))
        if DAIGO in await owing(hall, match_id):
            await pass_deadline(hall)
    log = await entries(hall, match_id)
    assert Left(3, "forfeited") in log
    missed = [turn for turn in await hall.turns(match_id) if "3" in turn.stand_ins]
    assert len(missed) == MISSES_TO_FORFEIT - 1
    assert (await hall.match(match_id)).status == "ongoing"
    assert await hall.honor() == [Deed(7_000, DAIGO, -2, "forfeited", match_id)]
    await check_log(hall, match_id)


async def test_several_who_forfeit_together_leave_the_others_picks_as_they_are(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    for technique in ("pine", "moon", "fan"):
        present = {AYA: BEN, BEN: AYA}
        while AYA not in await owing(hall, match_id) or BEN not in await owing(hall, match_id):
            await play_any(hall, match_id, random.Random(2), absent=(CHIYO, DAIGO))
        await place(hall, match_id, present, technique)
        await pass_deadline(hall)
    log = await entries(hall, match_id)
    assert log[-3:] == [
        Left(2, "forfeited"),
        Left(3, "forfeited"),
        Played({0: "fan>1", 1: "fan>0"}),
    ]
    assert await owing(hall, match_id) == [AYA, BEN]
    assert [deed.deed for deed in await hall.honor()] == ["forfeited", "forfeited"]
    await check_log(hall, match_id)


async def test_a_brawl_that_all_have_left_is_abandoned_without_honor(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    for seat in range(3):
        await hall.cheat("misses_set", id=match_id, seat=seat, misses=MISSES_TO_FORFEIT - 1)
    await pass_deadline(hall)
    assert await outcome(hall, match_id) == Outcome((), "abandoned")
    assert (await hall.turns(match_id), await hall.honor()) == ([], [])


async def test_where_all_but_one_stay_away_that_one_is_the_last_standing(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    for seat in range(3):
        await hall.cheat("misses_set", id=match_id, seat=seat, misses=MISSES_TO_FORFEIT - 1)
    await pass_deadline(hall)
    assert await outcome(hall, match_id) == Outcome((3,), "last-standing")
    assert await entries(hall, match_id) == [Left(seat, "forfeited") for seat in range(3)]
    deeds = [(deed.user_id, deed.deed) for deed in await hall.honor()]
    assert deeds == [(user_id, "forfeited") for user_id in FOUR[:3]], "no card was ever turned over"
    await check_log(hall, match_id)


# ---------------------------------------------------------------- the end


async def test_honor_goes_to_those_who_stayed_and_most_to_the_last_one_standing(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    rng = random.Random(11)
    await place(hall, match_id, IN_A_ROUND)
    await hall.matches.resign(match_id=match_id, user_id=DAIGO)
    while (await hall.match(match_id)).status == "ongoing":
        await play_any(hall, match_id, rng)
    end = await outcome(hall, match_id)
    assert end is not None
    assert end.reason == "last-standing"
    winner = FOUR[end.winners[0]]
    deeds = {(deed.user_id, deed.deed) for deed in await hall.honor()}
    assert deeds == {(winner, "won"), (AYA, "fought"), (BEN, "fought"), (CHIYO, "fought")}
    assert await hall.picks(match_id) == []
    await check_log(hall, match_id)
    page = await hall.page(match_id, DAIGO)
    assert (page.options, page.seed) == ((), (await hall.match(match_id)).seed)


async def test_a_forfeit_costs_honor_at_once_and_earns_nothing_at_the_end(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    rng = random.Random(5)
    while (await hall.match(match_id)).status == "ongoing":
        await play_any(hall, match_id, rng, absent=(CHIYO,))
        if CHIYO in await owing(hall, match_id):
            await pass_deadline(hall)
    deeds = {(deed.user_id, deed.deed) for deed in await hall.honor()}
    assert (CHIYO, "forfeited") in deeds
    assert (CHIYO, "fought") not in deeds
    assert {(AYA, "fought"), (BEN, "fought")} <= deeds


@pytest.mark.parametrize("chance", range(3))
async def test_the_log_of_a_brawl_that_people_leave_replays(hall: Hall, chance: int) -> None:
    played, rng = Hall(hall.store, hall.books, hall.clock, chance), random.Random(chance)
    people = tuple(range(100, 106))
    match_id = await played.brawl(*people, wish="random")
    while (await played.match(match_id)).status == "ongoing":
        if rng.random() < 0.3:
            standing = [player.user_id for player in (await played.page(match_id)).players if player.owes]
            await played.matches.resign(match_id=match_id, user_id=rng.choice(standing))
        else:
            await play_any(played, match_id, rng)
    assert any(isinstance(entry, Left) for entry in await entries(played, match_id))
    await check_log(played, match_id)
