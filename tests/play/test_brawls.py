"""A free for all as it is kept: several plays to a turn."""

import asyncio
import random

import pytest

from bot.play.ground.refusals import Refusal, Stale
from bot.play.ground.times import DAY
from bot.play.match.matches import Picked
from rules.bushido.brawl_events import Fought, Placed
from rules.codec import decode
from rules.games import game
from rules.replay import Entry, Played
from tests.play.brawling import (
    FOUR,
    IN_A_ROUND,
    ON_AYA,
    check_log,
    entries,
    owing,
    pass_deadline,
    place,
)
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, Hall


async def test_the_stances_of_all_are_one_resolution_however_they_arrive(hall: Hall, rival: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    rng = random.Random(4)
    options = {user_id: (await hall.page(match_id, user_id)).options for user_id in FOUR}
    clicks = [(click, rng.choice(FOUR)) for click in range(1, 61)]
    rng.shuffle(clicks)
    results = await asyncio.gather(
        *(
            rng.choice((hall, rival)).pick(
                match_id, user_id, rng.choice(options[user_id]), revision=0, click=click
            )
            for click, user_id in clicks
        ),
        return_exceptions=True,
    )
    assert all(isinstance(result, Picked | Stale) for result in results)
    assert sum(isinstance(result, Picked) and result.revealed for result in results) == 1
    assert len(await hall.turns(match_id)) == 1
    await check_log(hall, match_id)


async def test_nothing_is_revealed_before_the_last_has_placed_a_card(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    for user_id in FOUR[:-1]:
        assert not (await place(hall, match_id, {user_id: IN_A_ROUND[user_id]})).revealed
    assert await hall.turns(match_id) == []
    assert (await place(hall, match_id, {DAIGO: AYA})).revealed
    [entry] = await entries(hall, match_id)
    assert entry == Played({0: "pine>1", 1: "pine>2", 2: "pine>3", 3: "pine>0"})


@pytest.mark.parametrize("choice", ["pine>0", "pine>4", "pine>-1", "sword>1", "pine", "1", ""])
async def test_a_card_goes_before_an_opponent_who_stands(hall: Hall, choice: str) -> None:
    match_id = await hall.brawl(*FOUR)
    with pytest.raises(Refusal, match="rejection-choice-illegal"):
        await hall.pick(match_id, AYA, choice)


# ---------------------------------------------------------------- the order of the fights


async def test_only_the_active_fighter_is_asked_whose_card_is_met_next(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, {user_id: ON_AYA[user_id] for user_id in (AYA, BEN, CHIYO)})
    await hall.send_all()
    await place(hall, match_id, {DAIGO: AYA})
    assert await owing(hall, match_id) == [AYA]
    assert (await hall.page(match_id, AYA)).options == ("1", "2", "3")
    assert await hall.waiting() == {
        (f"hand:{match_id}:0", 1): 0,
        (f"reveal:{match_id}", 1): 0,
    }
    for other in (BEN, CHIYO, DAIGO):
        with pytest.raises(Refusal, match="nothing-owed"):
            await hall.pick(match_id, other, "1")


async def test_a_whole_turn_is_told_in_one_message_that_grows(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, ON_AYA)
    await hall.pick(match_id, AYA, "3")
    reveal = await hall.claim(f"reveal:{match_id}", 1)
    assert reveal is not None
    await hall.deliveries.delivered(reveal, 901, None)
    await hall.pick(match_id, AYA, "2")

    assert [turn.chapter for turn in await hall.turns(match_id)] == [1, 1, 1]
    assert [rank for lane, rank in await hall.waiting() if lane.startswith("reveal")] == [1]
    told = await hall.reading.turn(match_id, 1)
    assert (told.chapter, told.revision, told.message_id) == (1, 3, 901)
    met = [(event.active, event.attacker) for event in told.events if isinstance(event, Fought)]
    assert met == [(0, 3), (0, 2), (0, 1)]
    assert sum(isinstance(event, Placed) for event in told.events) == 1

    await place(hall, match_id, IN_A_ROUND, "moon")
    assert [turn.chapter for turn in await hall.turns(match_id)] == [1, 1, 1, 4]
    assert (await hall.reading.turn(match_id, 4)).message_id is None


async def test_each_play_of_a_turn_has_the_whole_time(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, ON_AYA)
    hall.clock.forward(DAY - 1)
    await hall.pick(match_id, AYA, "3")
    assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY


async def test_the_stand_in_orders_the_fights_of_an_active_fighter_who_is_away(hall: Hall) -> None:
    match_id = await hall.brawl(*FOUR)
    await place(hall, match_id, ON_AYA)
    before = await hall.match(match_id)
    rules = game(before.game)
    chosen = rules.stand_in(
        decode(before.state, rules.state_type), 0, await hall.dice(match_id, before.revision + 1)
    )
    await pass_deadline(hall)
    last = (await hall.turns(match_id))[-1]
    assert (decode(last.entry, Entry), last.stand_ins, last.chapter) == (Played({0: chosen}), "[0]", 1)
    assert [seat.misses for seat in await hall.seats(match_id)] == [1, 0, 0, 0]
    await check_log(hall, match_id)


# ---------------------------------------------------------------- people who leave
