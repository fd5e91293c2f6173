import asyncio
from datetime import datetime
from itertools import count
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.play.clocks.habits import Habits
from bot.play.clocks.reliability import MEMORY, WHOLE, note_deadline, reliability_of
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import DAY, HOUR, LEAVE_A_YEAR, LONGEST_LEAVE, MINUTE, PACES, REMINDED_AT
from bot.play.me.leave import Leaves
from bot.store.engine import Tx
from tests.play.hall import AYA, BEN, Hall

STRANGERS = count(10_000)
"""People about whom nothing is known yet."""

BANK = PACES["bank"]


def at(hour: int, day: int = 1) -> int:
    return round(datetime(2027, 3, day, hour, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)


async def test_a_turn_does_not_fall_due_in_anybodys_quiet_hours(hall: Hall) -> None:
    hall.clock.time = at(12)
    await Habits(hall.context).set_quiet_hours(BEN, (8 * 60, 20 * 60))
    match_id = await hall.duel()
    assert (await hall.match(match_id)).deadline_at == at(20) + 12 * HOUR + 12 * HOUR + 12 * HOUR


async def test_quiet_hours_follow_their_owner_around_the_world(hall: Hall) -> None:
    hall.clock.time = at(12)
    await Habits(hall.context).set_zone(BEN, "Asia/Tokyo")
    await Habits(hall.context).set_quiet_hours(BEN, (22 * 60, 7 * 60))
    match_id = await hall.duel(pace="hours")
    assert (await hall.match(match_id)).deadline_at == at(
        12
    ) + 17 * HOUR  # an hour until 22:00 in Tokyo, then nine


async def test_blitz_waits_for_nobody(hall: Hall) -> None:
    await Habits(hall.context).set_quiet_days(AYA, (0, 1, 2))
    await Habits(hall.context).set_quiet_hours(AYA, (0, 14 * 60))
    match_id = await hall.duel(pace="blitz")
    assert (await hall.match(match_id)).deadline_at == hall.clock() + 5 * MINUTE


async def test_quiet_stretches_a_turn_no_further_than_its_pace_allows(hall: Hall) -> None:
    hall.clock.time = at(0, day=5)  # a Friday
    await Habits(hall.context).set_quiet_days(AYA, (4, 5, 6))
    await Habits(hall.context).set_quiet_days(BEN, (0, 1, 2))
    match_id = await hall.duel()
    assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY + PACES["day"].patience


@pytest.mark.parametrize("hours", [(0, 14 * 60), (10 * 60, 14 * 60), (22 * 60, 12 * 60), (23 * 60 + 59, 0)])
async def test_quiet_hours_may_be_any_up_to_fourteen(hall: Hall, hours: tuple[int, int]) -> None:
    await Habits(hall.context).set_quiet_hours(AYA, hours)
    habits = await Habits(hall.context).of(AYA)
    assert (habits.quiet_from, habits.quiet_until) == hours


@pytest.mark.parametrize("hours", [(0, 0), (9 * 60, 9 * 60), (0, 14 * 60 + 1), (-60, 60), (20 * 60, 24 * 60)])
async def test_nobody_is_quiet_nearly_all_day(hall: Hall, hours: tuple[int, int]) -> None:
    with pytest.raises(Refusal, match="me-hours-wrong"):
        await Habits(hall.context).set_quiet_hours(AYA, hours)
    with pytest.raises(Refusal, match="me-days-wrong"):
        await Habits(hall.context).set_quiet_days(AYA, (0, 1, 2, 3))
    with pytest.raises(Refusal, match="me-zone-unknown"):
        await Habits(hall.context).set_zone(AYA, "Mars/Olympus")


async def test_a_bank_pays_for_what_a_turn_took_and_gains_its_increment(hall: Hall) -> None:
    match_id = await hall.duel(pace="bank")
    assert (await hall.match(match_id)).deadline_at == hall.clock() + BANK.turn
    hands = [(await hall.page(match_id, user_id)).options for user_id in (AYA, BEN)]
    hall.clock.forward(6 * HOUR)
    await hall.pick(match_id, AYA, hands[0][0])
    hall.clock.forward(30 * HOUR)
    await hall.pick(match_id, BEN, hands[1][0])
    banks = [seat.bank for seat in await hall.seats(match_id)]
    assert BANK.bank is not None
    assert banks == [BANK.bank, BANK.bank + BANK.increment - 36 * HOUR]


async def test_an_empty_bank_still_leaves_the_increment(hall: Hall) -> None:
    match_id = await hall.duel(pace="bank")
    for _ in range(3):
        hall.clock.forward(BANK.turn)
        await hall.deadlines.sweep()
        if (await hall.page(match_id)).outcome is None:
            due = (await hall.match(match_id)).deadline_at
            assert due is not None
            assert due - hall.clock() >= BANK.increment


async def test_leave_lets_a_turn_wait_that_is_going_on_already(hall: Hall) -> None:
    match_id = await hall.duel()
    before = await hall.match(match_id)
    assert before.deadline_at
    assert before.remind_at
    await Leaves(hall.context).take(BEN, hall.clock(), hall.clock() + 5 * DAY)
    after = await hall.match(match_id)
    assert (after.deadline_at, after.remind_at) == (before.deadline_at + 5 * DAY, before.remind_at + 5 * DAY)
    hall.clock.forward(4 * DAY)
    assert await hall.deadlines.sweep() == 0


async def test_leave_changes_nothing_for_who_has_chosen(hall: Hall) -> None:
    match_id = await hall.duel()
    before = (await hall.match(match_id)).deadline_at
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
    await Leaves(hall.context).take(BEN, hall.clock(), hall.clock() + 5 * DAY)
    assert (await hall.match(match_id)).deadline_at == before


async def test_leave_does_not_hold_up_blitz(hall: Hall) -> None:
    match_id = await hall.duel(pace="blitz")
    before = (await hall.match(match_id)).deadline_at
    await Leaves(hall.context).take(BEN, hall.clock(), hall.clock() + 5 * DAY)
    assert (await hall.match(match_id)).deadline_at == before


async def test_leave_is_finite(hall: Hall) -> None:
    leaves, now = Leaves(hall.context), hall.clock()
    with pytest.raises(Refusal, match="leave-wrong"):
        await leaves.take(AYA, now, now + LONGEST_LEAVE + 1)
    await leaves.take(AYA, now, now + LONGEST_LEAVE)
    with pytest.raises(Refusal, match="leave-already"):
        await leaves.take(AYA, now + DAY, now + 2 * DAY)
    hall.clock.forward(LONGEST_LEAVE)
    await leaves.take(AYA, hall.clock(), hall.clock() + LEAVE_A_YEAR - LONGEST_LEAVE)
    hall.clock.forward(LONGEST_LEAVE)
    assert await leaves.left(AYA) == 0
    with pytest.raises(Refusal, match="leave-used-up"):
        await leaves.take(AYA, hall.clock(), hall.clock() + DAY)
    hall.clock.forward(365 * DAY)
    assert await leaves.left(AYA) == LEAVE_A_YEAR


async def test_who_comes_back_early_keeps_the_rest(hall: Hall) -> None:
    leaves = Leaves(hall.context)
    await leaves.take(AYA, hall.clock(), hall.clock() + 10 * DAY)
    hall.clock.forward(3 * DAY)
    await leaves.end(AYA)
    assert await leaves.left(AYA) == LEAVE_A_YEAR - 3 * DAY
    with pytest.raises(Gone):
        await leaves.end(AYA)


async def test_one_reminder_gathers_all_that_waits(hall: Hall) -> None:
    for _ in range(3):
        await hall.duel(AYA, BEN)
    one = (await hall.every_match())[0].id
    await hall.pick(one, AYA, (await hall.page(one, AYA)).options[0])
    hall.clock.forward(DAY * REMINDED_AT // 100)
    await hall.deadlines.sweep()
    due = {parcel.lane for parcel in await hall.parcels() if parcel.kind == "reminder"}
    assert due == {f"reminder:{AYA}", f"reminder:{BEN}"}
    assert await hall.deadlines.sweep() == 0, "nobody is reminded twice of a turn"


async def test_whoever_wants_no_reminders_gets_none(hall: Hall) -> None:
    await Habits(hall.context).set_reminders(BEN, wanted=False)
    await hall.duel()
    hall.clock.forward(DAY * REMINDED_AT // 100)
    await hall.deadlines.sweep()
    assert [parcel.subject for parcel in await hall.parcels() if parcel.kind == "reminder"] == [str(AYA)]


async def test_who_is_replaced_by_the_stand_in_becomes_less_reliable(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(2):
        await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()

    async def work(tx: Tx) -> list[tuple[int, int]]:
        return [(each.per_cent, each.seen) for each in [await reliability_of(tx, who) for who in (AYA, BEN)]]

    assert await hall.store.read(work) == [(100, 2), (0, 2)]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(st.lists(st.booleans(), max_size=30))
async def test_reliability_is_a_share_in_which_the_last_deadline_counts(hall: Hall, kept: list[bool]) -> None:
    user_id = next(STRANGERS)

    async def work(tx: Tx) -> None:
        now = await reliability_of(tx, user_id)
        for seen, each in enumerate(kept, start=1):
            await note_deadline(tx, user_id, kept=each)
            before, now = now, await reliability_of(tx, user_id)
            assert 0 <= now.share <= WHOLE
            assert now.share >= before.share if each else now.share <= before.share
            assert now.seen == seen
        for _ in range(10 * MEMORY):
            await note_deadline(tx, user_id, kept=True)
        assert (await reliability_of(tx, user_id)).per_cent == 100

    await hall.store.transact(work)


async def test_the_first_deadlines_count_by_themselves(hall: Hall) -> None:
    async def work(tx: Tx) -> list[int]:
        shares: list[int] = []
        for kept in (True, False, False, True):
            await note_deadline(tx, AYA, kept=kept)
            shares.append((await reliability_of(tx, AYA)).per_cent)
        return shares

    assert await hall.store.transact(work) == [100, 50, 33, 50]


async def test_deadlines_of_many_duels_at_once_all_count(hall: Hall) -> None:
    async def note(number: int) -> None:
        await hall.store.transact(lambda tx: note_deadline(tx, AYA, kept=number % 2 == 0))

    await asyncio.gather(*map(note, range(40)))
    assert (await hall.store.read(lambda tx: reliability_of(tx, AYA))).seen == 40
