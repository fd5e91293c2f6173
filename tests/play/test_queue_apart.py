"""The queue: nobody learns why two do not meet, and of those who act at once each ends in one place."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.play.clocks.habits import Habits
from bot.play.ground.refusals import Gone
from bot.play.ground.times import ANYBODY_AFTER, MINUTE, NEAR_AFTER
from bot.play.moderation.moderation import Moderation
from bot.store.engine import Store, Tx
from bot.store.queue_rows import Queued
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall, SetClock
from tests.play.test_open_challenges import Doing, until_heard
from tests.play.test_queue import ORGANISER, after, join, leave, people_of, places, waits
from tests.play.test_stumbles import stumbles

ROUNDS = 12
"""Repetitions of a race that could go either way."""


async def blocked(hall: Hall) -> None:
    """Block Ben as Aya."""
    await hall.people.block(AYA, BEN)


async def blocking(hall: Hall) -> None:
    """Block Aya as Ben."""
    await hall.people.block(BEN, AYA)


async def muted(hall: Hall) -> None:
    """Mute Aya."""
    await Moderation(hall.context).mute(GUILD, ORGANISER, AYA, "week", "Seven challenges a day")


async def of_no_clan(hall: Hall) -> None:
    """Take challenges to Aya from her clan alone, in which Ben is not."""
    await Habits(hall.context).set_challengers(AYA, "clan")


async def away(hall: Hall) -> None:
    """Leave as Aya."""
    await leave(hall, AYA)


APART = [blocked, blocking, muted, of_no_clan]


async def ben_waits(hall: Hall, apart: Callable[[Hall], Awaitable[None]]) -> list[object]:
    """Return all that Ben could see of his wait, or that is kept of it, with Aya waiting as well."""
    seen: list[object] = []
    await join(hall, AYA)
    place = await join(hall, BEN)
    await apart(hall)
    while hall.clock() < place.expires_at:
        matches = await after(hall, min(5 * MINUTE, place.expires_at - hall.clock()))
        kept = await hall.store.read(lambda tx: tx.one("queued_by_id", Queued, id=place.id))
        parcels = [each for each in await hall.parcels() if each.subject == place.id]
        seen.append((matches, await places(hall, BEN), kept, parcels))
    return seen


@pytest.mark.parametrize("apart", APART)
async def test_a_wait_passes_alike_whether_a_block_stands_between_or_nobody_is_there(
    hall: Hall, twins: list[tuple[Store, Store]], apart: Callable[[Hall], Awaitable[None]]
) -> None:
    nobody = Hall(*twins[1], SetClock())
    assert await ben_waits(hall, apart) == await ben_waits(nobody, away)


@pytest.mark.parametrize("apart", APART[:2])
async def test_who_may_meet_both_meets_one_of_them_and_the_other_waits(
    hall: Hall, apart: Callable[[Hall], Awaitable[None]]
) -> None:
    await apart(hall)
    for user_id in (AYA, BEN):
        await join(hall, user_id)
    assert await after(hall, ANYBODY_AFTER) == []
    await join(hall, CHIYO)
    [match] = await after(hall, NEAR_AFTER)
    assert CHIYO in await people_of(hall, match)
    assert await waits(hall, AYA) != await waits(hall, BEN)


async def test_of_several_who_are_near_not_the_first_to_come_is_met(hall: Hall) -> None:
    met: set[int] = set()
    for _ in range(ROUNDS):
        begun = len(await hall.every_match())
        for user_id in (AYA, BEN, CHIYO):
            hall.clock.forward(1)
            await hall.cheat("voice_clear", user_id=user_id)
            await join(hall, user_id)
        await after(hall, NEAR_AFTER)
        match = (await hall.every_match())[begun]
        met |= {*await people_of(hall, match)} - {AYA}
        for user_id in {BEN, CHIYO} - {*await people_of(hall, match)}:
            await leave(hall, user_id)
    assert met == {BEN, CHIYO}


async def test_two_meet_once_nothing_stands_between_them_any_more(hall: Hall) -> None:
    await hall.people.block(AYA, BEN)
    for user_id in (AYA, BEN):
        await join(hall, user_id)
    await after(hall, ANYBODY_AFTER)
    await hall.people.unblock(AYA, BEN)
    assert len(await after(hall, ANYBODY_AFTER)) == 1


async def test_who_takes_challenges_from_nobody_has_asked_by_joining(hall: Hall) -> None:
    await Habits(hall.context).set_challengers(AYA, "nobody")
    for user_id in (AYA, BEN):
        await join(hall, user_id)
    assert len(await after(hall, NEAR_AFTER)) == 1


# ------------------------------------------------------------ at once


async def sweep(hall: Hall) -> int:
    return await hall.deadlines.sweep()


async def leave_after(hall: Hall, user_id: int, looks: int) -> list[Queued]:
    """Look some times before one leaves, so that it falls into what others do."""
    for _ in range(looks):
        await waits(hall, user_id)
    return await leave(hall, user_id)


@pytest.mark.parametrize("rounds", [ROUNDS])
async def test_whoever_looks_leaves_and_joins_at_once_each_has_one_match_or_waits_or_has_left(
    hall: Hall, rival: Hall, rounds: int
) -> None:
    rng, crowd = random.Random(33), (AYA, BEN, CHIYO, DAIGO)
    for nth in range(rounds):
        people = [user_id + 100 * (nth + 1) for user_id in crowd]
        begun = {match.id for match in await hall.every_match()}
        waiting, late = people[: rng.choice((2, 3))], people[3]
        for user_id in waiting:
            await join(rng.choice((hall, rival)), user_id)
        hall.clock.forward(NEAR_AFTER)
        doings: list[Doing] = [
            *(partial(sweep, house) for house in (hall, rival)),
            partial(leave_after, rng.choice((hall, rival)), people[0], rng.randrange(12)),
            *(partial(join, house, late) for house in (hall, rival)),
        ]
        rng.shuffle(doings)
        results = await asyncio.gather(*map(until_heard, doings), return_exceptions=True)
        assert [each for each in results if isinstance(each, Exception) and not isinstance(each, Gone)] == []
        left = not any(isinstance(each, Gone) for each in results)

        fresh = [match for match in await hall.every_match() if match.id not in begun]
        seated = [user_id for match in fresh for user_id in await people_of(hall, match)]
        assert len(seated) == len(set(seated)) == 2 * len(fresh)
        assert left != (people[0] in seated), "who has left is in no match, and who is in one has not left"
        for user_id in waiting[1:]:
            assert (user_id in seated) != await waits(hall, user_id)
        assert len(await places(hall, late)) == 1
        assert late not in seated
        for user_id in people:
            await hall.store.transact(partial(gone, user_id=user_id))
    assert await stumbles(hall) == []


async def gone(tx: Tx, *, user_id: int) -> None:
    """Remove a person who still waits from the queue."""
    await tx.run("forget_queued", user_id=user_id)
