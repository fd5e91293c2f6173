"""On what conditions people come together: deadlines kept, and leave that is waited for or not."""

import asyncio
import json

import pytest

from bot.play.clocks.habits import Habits
from bot.play.clocks.reliability import CONDITIONS, ENOUGH, KEPT, RELIABLE, WHOLE, note_deadline
from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR, PACES, SHOW_TURNS, TURN_TIME
from bot.play.me.leave import Leaves
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.store.engine import Tx
from tests.play.dump import dump, where
from tests.play.gathering_hall import HOST, GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall

LATE = "reliability-too-low"

GONE = 310_000_000_000_000_009
"""A person whose id is part of no other number."""


async def becomes(hall: Hall, user_id: int, *kept: bool) -> None:
    """Keep, or miss, deadlines."""

    async def work(tx: Tx) -> None:
        for each in kept:
            await note_deadline(tx, user_id, kept=each)

    await hall.store.transact(work)


async def lobby_for_the_reliable(hall: Hall, least_kept: int) -> str:
    page = await hall.lobbies.open(
        guild_id=GUILD, channel_id=CHANNEL, host_id=AYA, wish="random", least_kept=least_kept
    )
    return page.lobby.id


@pytest.mark.parametrize("least_kept", CONDITIONS)
async def test_a_lobby_takes_no_one_who_keeps_too_few_deadlines(hall: Hall, least_kept: int) -> None:
    lobby_id = await lobby_for_the_reliable(hall, least_kept)
    await becomes(hall, BEN, *[False] * ENOUGH)
    with pytest.raises(Refusal, match=LATE) as refused:
        await hall.join(lobby_id, BEN)
    assert refused.value.facts == {"least": least_kept, "share": 0}
    await becomes(hall, BEN, *[True] * 100)
    await hall.join(lobby_id, BEN)
    assert (await hall.lobbies.page(lobby_id)).user_ids == (AYA, BEN)


async def test_newcomers_may_prove_themselves(hall: Hall) -> None:
    lobby_id = await lobby_for_the_reliable(hall, 90)
    await becomes(hall, BEN, *[False] * (ENOUGH - 1))
    await hall.join(lobby_id, BEN)
    await becomes(hall, BEN, False)
    await hall.join(lobby_id, BEN, "swift")
    assert await hall.wanted(lobby_id) == {AYA: "random", BEN: "swift"}, "who is in stays in"


async def test_a_condition_comes_from_the_list(hall: Hall) -> None:
    with pytest.raises(Refusal, match="unknown-option"):
        await lobby_for_the_reliable(hall, 61)


async def test_whoever_wants_it_so_is_challenged_by_the_reliable_alone(hall: Hall) -> None:
    await Habits(hall.context).set_challengers(BEN, "reliable")
    await becomes(hall, CHIYO, *[False] * ENOUGH)
    with pytest.raises(Refusal, match=LATE) as refused:
        await hall.challenge(CHIYO, BEN)
    assert refused.value.facts == {"least": RELIABLE, "share": 0}
    await hall.challenge(AYA, BEN)


@pytest.mark.parametrize("kind", [DUELS, TOURNAMENT])
async def test_a_gathering_takes_no_one_who_keeps_too_few_deadlines(ground: GatheringHall, kind: str) -> None:
    gathering_id = await ground.open(kind, least_kept=75)
    await becomes(ground.hall, BEN, *[False] * ENOUGH)
    with pytest.raises(Refusal, match=LATE):
        await ground.enter(gathering_id, (BEN,))
    await ground.enter(gathering_id, (HOST,))
    assert [entrant.user_id for entrant in (await ground.page(gathering_id)).entrants] == [HOST]


async def test_nobody_slips_into_a_tournament_late(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4, least_kept=75)
    await becomes(ground.hall, BEN, *[False] * ENOUGH)
    with pytest.raises(Refusal, match=LATE):
        await ground.enter(gathering_id, (BEN,))


async def test_a_tournament_waits_for_leave_as_its_organiser_set_it(ground: GatheringHall) -> None:
    waited: dict[bool, bool] = {}
    for grants_leave in (True, False):
        gathering_id = await ground.begun(TOURNAMENT, 4, grants_leave=grants_leave)
        for bout in await ground.open_bouts(gathering_id):
            page = await ground.hall.page(bout.match_id)
            user_id, before = page.players[0].user_id, page.deadline_at
            now = ground.hall.clock()
            await Leaves(ground.hall.context).take(user_id, now, now + 3 * DAY)
            after = await ground.hall.page(bout.match_id)
            assert before is not None
            assert after.deadline_at is not None
            waited[grants_leave] = after.deadline_at > before
            assert (after.players[0].leave is not None) == grants_leave, "the board says whom it waits for"
            await Leaves(ground.hall.context).end(user_id)
        await ground.resign_one_each(gathering_id)
    assert waited == {True: True, False: False}


async def test_leave_begun_before_a_tournament_holds_its_duels_up_only_where_it_may(
    ground: GatheringHall,
) -> None:
    now = ground.hall.clock()
    await Leaves(ground.hall.context).take(HOST, now, now + 5 * DAY)
    for grants_leave, due in ((True, now + 6 * DAY), (False, now + DAY)):
        gathering_id = await ground.begun(TOURNAMENT, 2, grants_leave=grants_leave)
        (bout,) = await ground.open_bouts(gathering_id)
        deadline = (await ground.hall.page(bout.match_id)).deadline_at
        assert deadline is not None
        assert 0 <= deadline - due < HOUR
        await ground.resign_one_each(gathering_id)


async def test_nobody_loses_a_duel_of_a_tournament_while_it_waits_for_their_leave(
    ground: GatheringHall,
) -> None:
    now = ground.hall.clock()
    await Leaves(ground.hall.context).take(HOST, now, now + 4 * DAY)
    gathering_id = await ground.begun(TOURNAMENT, 2)
    (bout,) = await ground.open_bouts(gathering_id)
    for _ in range(4):
        ground.hall.clock.forward(DAY)
        await ground.hall.deadlines.sweep()
    assert (await ground.hall.page(bout.match_id)).outcome is None
    for _ in range(SHOW_TURNS * 24 + 1):
        await ground.hall.deadlines.sweep()
        ground.hall.clock.forward(HOUR)
    await ground.hall.deadlines.sweep()
    assert (await ground.page(gathering_id)).row.status == "over", "back, and yet neither came"


async def test_nobody_loses_a_duel_of_a_tournament_for_sleeping(ground: GatheringHall) -> None:
    """Two turns of eight hours are over on a clock on the wall before both have been asked once by day."""
    pace = "hours"
    evening = ground.hall.clock() // DAY * DAY + 22 * HOUR
    ground.hall.clock.forward(evening - ground.hall.clock())
    await Habits(ground.hall.context).set_quiet_hours(HOST, (22 * 60, 10 * 60))
    gathering_id = await ground.begun(TOURNAMENT, 2, pace=pace, round_time=4 * DAY)
    (bout,) = await ground.open_bouts(gathering_id)
    ground.hall.clock.forward(SHOW_TURNS * PACES[pace].turn)
    await ground.hall.deadlines.sweep()
    page = await ground.hall.page(bout.match_id)
    assert page.outcome is None
    await ground.pick_any(bout.match_id, HOST)
    ground.hall.clock.forward(DAY)
    await ground.hall.deadlines.sweep()
    assert (await ground.hall.page(bout.match_id)).outcome is None, "the other has missed one turn only"


async def test_an_answer_in_a_gathering_waits_for_quiet_hours(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 4)
    page = await ground.page(gathering_id)
    (request,) = page.requests
    asked = page.entrants[request.seat].user_id
    assert page.row.clock_at == ground.hall.clock() + TURN_TIME["day"]
    others = [entrant.user_id for entrant in page.entrants if entrant.user_id != asked]
    for user_id in others:
        await Habits(ground.hall.context).set_quiet_hours(user_id, (0, 8 * 60))
    await ground.challenge_first(gathering_id)
    waits = (await ground.page(gathering_id)).row.clock_at
    assert waits is not None
    assert waits - ground.hall.clock() > TURN_TIME["day"]


# ------------------------------------------------------------ who was forgotten


async def kept_of(hall: Hall, user_id: int) -> list[tuple[int, int]]:
    """Return what is kept of how a person keeps deadlines, as they see it: the share, and of how many."""
    rows = json.loads(await Exports(hall.context).of(user_id))["tables"]["reliability"]
    return [(row["share"], row["seen"]) for row in rows]


async def test_who_is_forgotten_is_no_newcomer_to_conditions(hall: Hall, database_url: str) -> None:
    lobby_id = await lobby_for_the_reliable(hall, 75)
    await becomes(hall, GONE, *[False] * ENOUGH)
    for _ in range(2):  # a second time changes nothing
        await Forgetting(hall.context).forget(GONE)
        assert where(await dump(database_url), str(GONE)) == set()
        with pytest.raises(Refusal, match=LATE) as refused:
            await hall.join(lobby_id, GONE)
        assert refused.value.facts == {"least": 75, "share": 0}
    assert await kept_of(hall, GONE) == [(0, ENOUGH)]
    assert not (await hall.reading.availability(GONE))[0].reliability.known, "nobody else sees it"
    await hall.join(lobby_id, CHIYO)


async def test_who_was_reliable_is_so_when_they_come_back(hall: Hall) -> None:
    await becomes(hall, BEN, *[True] * ENOUGH)
    await Forgetting(hall.context).forget(BEN)
    await becomes(hall, BEN, False)
    [(share, seen)] = await kept_of(hall, BEN)
    assert seen == ENOUGH + 1
    assert 0 < share < WHOLE
    [availability] = await hall.reading.availability(BEN)
    assert (availability.reliability.share, availability.reliability.seen) == (share, seen)
    await Forgetting(hall.context).forget(BEN)
    assert await kept_of(hall, BEN) == [(share, seen)]


async def test_two_first_deadlines_at_once_take_up_what_was_left_once(hall: Hall, rival: Hall) -> None:
    for user_id in range(500, 506):
        await becomes(hall, user_id, *[False] * ENOUGH)
        await Forgetting(hall.context).forget(user_id)
        await asyncio.gather(*(becomes(house, user_id, True) for house in (hall, rival)))
        [(_, seen)] = await kept_of(hall, user_id)
        assert seen == ENOUGH + 2


async def test_what_the_forgotten_left_behind_is_erased_in_time(hall: Hall, database_url: str) -> None:
    lobby_id = await lobby_for_the_reliable(hall, 75)
    await becomes(hall, BEN, *[False] * ENOUGH)
    await becomes(hall, CHIYO, *[False] * ENOUGH)
    await Forgetting(hall.context).forget(BEN)
    hall.clock.forward(KEPT - 1)
    await Retention(hall.context).sweep()
    with pytest.raises(Refusal, match=LATE):
        await hall.join(lobby_id, BEN)
    hall.clock.forward(1)
    await Retention(hall.context).sweep()
    await hall.join(lobby_id, BEN)
    assert [row["user_id"] for row in (await dump(database_url))["reliability"]] == [CHIYO]
