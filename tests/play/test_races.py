"""Things that happen at the same moment, in one process and in two, on one database."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.play.entry.challenges import lapse
from bot.play.ground.refusals import Gone, Refusal, Stale
from bot.play.ground.times import CHALLENGE_LIFE, DAY
from bot.play.match.matches import Picked
from bot.play.people.voice import RESTS
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode
from rules.replay import Entry, Played
from tests.play.hall import AYA, BEN, Hall

ROUNDS = 12
"""Repetitions of a race that could go either way."""


async def together(*doings: Coroutine[Any, Any, Any]) -> list[Any]:
    """Do things at once and return their results, refusals included; any other error is one."""
    results = await asyncio.gather(*doings, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return results


async def test_a_hundred_picks_at_once_are_one_resolution(hall: Hall, rival: Hall) -> None:
    match_id = await hall.duel()
    rng = random.Random(100)
    clicks = [(click, rng.choice((AYA, BEN)), rng.choice(TECHNIQUES)) for click in range(1, 101)]
    rng.shuffle(clicks)

    results = await together(
        *(
            rng.choice((hall, rival)).pick(match_id, user_id, choice, revision=0, click=click)
            for click, user_id, choice in clicks
        )
    )

    assert sum(isinstance(result, Picked) and result.revealed for result in results) == 1
    assert all(isinstance(result, Picked | Stale) for result in results)
    assert (await hall.match(match_id)).revision == 1
    assert await hall.picks(match_id) == []
    [turn] = await hall.turns(match_id)
    entry = decode(turn.entry, Entry)
    assert isinstance(entry, Played)
    kept = sorted(c for c, result in zip(clicks, results, strict=True) if isinstance(result, Picked))
    assert entry.choices == {(AYA, BEN).index(user_id): choice for _, user_id, choice in kept}


async def test_both_last_picks_at_once_never_leave_a_turn_waiting(hall: Hall, rival: Hall) -> None:
    matches = [await hall.duel() for _ in range(ROUNDS)]
    results = await together(
        *(
            house.pick(match_id, user_id, "pine", revision=0)
            for match_id in matches
            for house, user_id in ((hall, AYA), (rival, BEN))
        )
    )
    for number, match_id in enumerate(matches):
        pair = results[2 * number : 2 * number + 2]
        assert sorted(picked.revealed for picked in pair) == [False, True]
        assert (await hall.match(match_id)).revision == 1


async def test_of_accepting_withdrawing_and_lapsing_at_once_exactly_one_happens(
    hall: Hall, rival: Hall
) -> None:
    rng = random.Random(3)
    for _ in range(ROUNDS):
        hall.clock.forward(RESTS[-1])
        challenge = await hall.challenge()
        hall.clock.forward(CHALLENGE_LIFE)
        begun = len(await hall.every_match())
        doings = [
            rival.accept(challenge),
            hall.challenges.withdraw(challenge_id=challenge.id, user_id=AYA),
            lapse(rival.context, challenge.id),
        ]
        rng.shuffle(doings)
        results = await together(*doings)

        end = (await hall.stored(challenge.id)).status
        assert end in {"accepted", "withdrawn", "lapsed"}
        assert sum(isinstance(result, Gone) for result in results) == (2 if end == "lapsed" else 1)
        assert len(await hall.every_match()) == begun + (end == "accepted")


async def test_a_challenge_accepted_many_times_at_once_is_one_duel(hall: Hall, rival: Hall) -> None:
    challenge = await hall.challenge()
    results = await together(*(house.accept(challenge) for house in (hall, rival) * 5))
    assert sum(isinstance(result, Gone) for result in results) == 9
    assert len(await hall.every_match()) == 1
    assert (await hall.stored(challenge.id)).match_id == (await hall.every_match())[0].id


async def test_the_same_challenge_issued_many_times_at_once_is_one(hall: Hall, rival: Hall) -> None:
    results = await together(*(house.challenge() for house in (hall, rival) * 5))
    assert sum(isinstance(result, Refusal) for result in results) == 9
    assert len(await hall.every_challenge()) == 1


async def test_a_pick_and_the_sweep_at_once_play_one_turn(hall: Hall, rival: Hall) -> None:
    for number in range(ROUNDS):
        match_id = await hall.duel(pace="day")
        hall.clock.forward(DAY)
        last_pick = hall.pick(match_id, AYA, "pine", revision=0)
        doings = [last_pick, rival.deadlines.expire(match_id, 0), hall.deadlines.expire(match_id, 0)]
        await together(*(doings if number % 2 else reversed(doings)))

        [turn] = await hall.turns(match_id)
        picked = decode(turn.entry, Entry)
        assert isinstance(picked, Played)
        assert decode(turn.stand_ins, list[int]) in ([1], [0, 1])
        if turn.stand_ins == "[1]":
            assert picked.choices[0] == "pine"
        assert (await hall.match(match_id)).revision == 1
        assert await hall.picks(match_id) == []


async def test_a_resignation_and_the_last_pick_at_once_leave_one_log(hall: Hall, rival: Hall) -> None:
    for number in range(ROUNDS):
        match_id = await hall.duel()
        await hall.pick(match_id, AYA, "pine")
        doings = [
            hall.matches.resign(match_id=match_id, user_id=AYA),
            rival.pick(match_id, BEN, "moon", revision=0),
        ]
        await together(*(doings if number % 2 else reversed(doings)))
        match, turns = await hall.match(match_id), await hall.turns(match_id)
        assert match.status == "over"
        assert [turn.revision for turn in turns] == list(range(1, match.revision + 1))


async def test_two_processes_that_wake_together_give_the_night_back_once(hall: Hall, rival: Hall) -> None:
    match_id = await hall.duel(pace="day")
    deadline = (await hall.match(match_id)).deadline_at or 0
    await hall.deadlines.beat()
    hall.clock.forward(DAY // 2)
    given = await together(*(house.deadlines.beat() for house in (hall, rival) * 4))
    assert sorted(given) == [0] * 7 + [DAY // 2]
    assert (await hall.match(match_id)).deadline_at == deadline + DAY // 2


async def test_no_parcel_is_handed_to_two_carriers(hall: Hall, rival: Hall) -> None:
    matches = [await hall.duel(100 + number, 200 + number) for number in range(ROUNDS)]
    batches = await together(*(house.deliveries.claim(7) for house in (hall, rival) * 6))
    claimed = [(parcel.lane, parcel.rank) for batch in batches for parcel in batch]
    assert len(claimed) == len(set(claimed))
    assert {parcel.claims for batch in batches for parcel in batch} == {1}
    while batch := await hall.deliveries.claim(7):
        claimed += [(parcel.lane, parcel.rank) for parcel in batch]
    assert len(claimed) == len(set(claimed)) >= 3 * len(matches)


@pytest.mark.parametrize("played_first", [True, False])
async def test_a_prompt_delivered_while_its_turn_is_played_is_never_forgotten(
    hall: Hall, rival: Hall, *, played_first: bool
) -> None:
    """Either it is remembered and dimmed with the turn, or it is dimmed because it came late."""
    for _ in range(ROUNDS):
        match_id = await hall.duel()
        await hall.pick(match_id, AYA, "pine")
        prompt = await hall.claim(f"hand:{match_id}:0")
        assert prompt is not None
        doings = [
            rival.pick(match_id, BEN, "moon", revision=0),
            hall.deliveries.delivered(prompt, 901, 10_000),
        ]
        await together(*(doings if played_first else reversed(doings)))
        assert (f"dim:{match_id}:0", 901) in await hall.waiting()
