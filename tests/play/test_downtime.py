"""Time in which nobody could do anything is given back, and a clock that is set back holds nothing up."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.ground.stumbles import FIRST_PAUSE
from bot.play.ground.times import (
    CHALLENGE_LIFE,
    DAY,
    HOUR,
    INVITE_LIFE,
    LOBBY_LIFE,
    MINUTE,
    SIGN_UP_LIFE,
    WAR_LIFE,
)
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import BOARD, PATIENT
from bot.play.people.people import DM_PAUSE
from bot.play.privacy.servers import Servers
from bot.store import rows
from tests.play.clan_hall import HERON, ClanHall
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, MORNING, Hall

NIGHT = 30 * HOUR

Lives = dict[str, tuple[str, int]]
"""By the lane of its message: what is open, in which table, and how long it lives."""


@pytest.fixture
async def open_things(hall: Hall) -> Lives:
    """Open one of each thing that lapses by itself, at the same moment."""
    clans, ground = ClanHall(hall), GatheringHall(hall)
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    own_id, foe_id = await clans.found(AYA, CHIYO), await clans.found(BEN, DAIGO, name=HERON)
    assert own_id
    hall.clock.time = MORNING
    challenge, lobby = await hall.challenge(), await hall.lobby(AYA)
    invite, war = await clans.invite(AYA, HOST), await clans.propose(AYA, foe_id)
    gathering_id = await ground.open(DUELS)
    await hall.send_all()
    return {
        f"challenge:{challenge.id}": ("challenges", CHALLENGE_LIFE),
        f"lobby:{lobby.lobby.id}": ("lobbies", LOBBY_LIFE),
        f"clan-invite:{invite.id}": ("clan_invites", INVITE_LIFE),
        f"clan-war:{war.id}": ("clan_wars", WAR_LIFE),
        f"gathering:{gathering_id}": ("gatherings", SIGN_UP_LIFE),
    }


async def left(hall: Hall, things: Lives) -> dict[str, int]:
    """Return how many milliseconds each has left that is still open."""
    found: dict[str, int] = {}
    for lane, (table, _) in things.items():
        ends = await hall.books.read(lambda tx, table=table: tx.plain(f"ends_of_{table}"))
        [at] = [row["at"] for row in ends if row["id"] == lane.partition(":")[2]]
        if isinstance(at, int):
            found[lane] = at - hall.clock()
    return found


async def settle_all(hall: Hall) -> None:
    while await hall.deadlines.sweep():
        pass


async def outage(hall: Hall, span: int) -> None:
    await hall.deadlines.beat()
    hall.clock.forward(span)
    await hall.deadlines.beat()


async def absence(hall: Hall, span: int) -> None:
    await Servers(hall.context).left(GUILD)
    for _ in range(10):
        hall.clock.forward(span // 10)
        await settle_all(hall)
    await Servers(hall.context).returned(GUILD)


async def both(hall: Hall, span: int) -> None:
    """Stop the bot for a part of its absence."""
    await Servers(hall.context).left(GUILD)
    hall.clock.forward(span // 3)
    await outage(hall, span // 3)
    hall.clock.forward(span // 3)
    await settle_all(hall)
    await Servers(hall.context).returned(GUILD)


@pytest.mark.parametrize("gone", [outage, absence, both])
async def test_whatever_lapses_has_as_much_time_left_as_before(
    hall: Hall, open_things: Lives, gone: Callable[[Hall, int], Awaitable[None]]
) -> None:
    before = await left(hall, open_things)
    assert before == {lane: life for lane, (_, life) in open_things.items()}
    await gone(hall, 9 * DAY)
    await settle_all(hall)
    assert await left(hall, open_things) == before
    assert {lane for lane, _ in await hall.waiting()} == set(open_things), "each tells another moment"
    for life in sorted(set(before.values())):
        hall.clock.time = MORNING + 9 * DAY + life - 1
        await settle_all(hall)
        assert 1 in (await left(hall, open_things)).values()
        hall.clock.forward(1)
        await settle_all(hall)
        assert set(await left(hall, open_things)) == {lane for lane in before if before[lane] > life}


async def test_what_was_over_before_the_bot_went_down_gets_nothing(hall: Hall, open_things: Lives) -> None:
    hall.clock.forward(SIGN_UP_LIFE)
    await outage(hall, DAY)  # before it could sweep
    assert all(time < 0 for time in (await left(hall, open_things)).values())
    await settle_all(hall)
    assert await left(hall, open_things) == {}


async def test_the_newest_board_of_each_match_that_goes_on_tells_its_new_time(hall: Hall) -> None:
    begun, under_way, over = [await hall.duel() for _ in range(3)]
    await hall.play(under_way)
    await hall.play_out(over)
    await hall.send_all()
    await hall.play(under_way)  # a reveal that is still to be told stays as urgent as it is
    [waiting] = [parcel for parcel in await hall.parcels() if parcel.kind == "reveal"]
    await outage(hall, NIGHT)
    boards = [each for each in await hall.parcels() if each.kind in ("board", "reveal")]
    told = {(each.lane, each.rank, each.urgent, each.generation) for each in boards}
    assert told == {(f"board:{begun}", 0, PATIENT, 0), (waiting.lane, 2, waiting.urgent, 1)}
    homes = await hall.books.read(lambda tx: tx.plain("homes"))
    assert {row["home"] for row in homes if row["kind"] in ("board", "reveal")} == {GUILD}


async def test_a_war_agreed_to_has_its_time_for_the_line_ups_given_back(hall: Hall) -> None:
    clans = ClanHall(hall)
    await clans.found(AYA, CHIYO)
    war = await clans.propose(AYA, await clans.found(BEN, DAIGO, name=HERON))
    await clans.wars.agree(war_id=war.id, user_id=BEN)
    before = (await clans.war(war.id)).war.expires_at
    await outage(hall, NIGHT)
    assert (await clans.war(war.id)).war.expires_at == before + NIGHT


async def test_an_outage_in_a_servers_absence_is_given_back_once(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA)
    before = (await hall.match(match_id)).deadline_at or 0
    await both(hall, 9 * DAY)
    assert (await hall.match(match_id)).deadline_at == before + 9 * DAY


async def test_boards_tell_the_new_moment_after_an_outage(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await outage(hall, NIGHT)
    assert set(await hall.waiting()) == {(f"board:{match_id}", 0)}


# ------------------------------------------------------------ beginnings that were announced


async def test_a_beginning_that_is_still_ahead_stays_where_it_was_announced(hall: Hall) -> None:
    ground = GatheringHall(hall)
    begins_at = hall.clock() + 3 * DAY
    gathering_id = await ground.open(TOURNAMENT, begins_at=begins_at, check_in=DAY)
    await outage(hall, NIGHT)
    row = (await ground.page(gathering_id)).row
    assert (row.begins_at, row.clock_at, row.status) == (begins_at, begins_at - DAY, "open")


async def test_a_beginning_the_bot_slept_through_is_later_by_as_much(hall: Hall) -> None:
    ground = GatheringHall(hall)
    begins_at = hall.clock() + DAY
    gathering_id = await ground.open(TOURNAMENT, begins_at=begins_at)
    await ground.enter(gathering_id, crowd(1))
    await outage(hall, NIGHT)
    await settle_all(hall)
    row = (await ground.page(gathering_id)).row
    assert (row.status, row.begins_at) == ("open", begins_at + NIGHT), "the others had no time to enter"
    assert row.clock_at == row.begins_at


# ------------------------------------------------------------ a clock set back


async def set_back(hall: Hall, span: int) -> None:
    await hall.deadlines.beat()
    hall.clock.forward(-span)
    await hall.deadlines.beat()


@pytest.mark.parametrize("jump", [PAUSE_NOTICED, HOUR, 40 * DAY])
async def test_letters_do_not_wait_until_a_clock_set_back_has_caught_up(hall: Hall, jump: int) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await hall.store.transact(lambda tx: BOARD.post(tx, match_id, hall.clock() + MINUTE))
    await set_back(hall, jump)
    assert await hall.waiting() == {(f"board:{match_id}", 0): MINUTE}
    hall.clock.forward(MINUTE)
    assert [parcel.lane for parcel in await hall.deliveries.claim(9)] == [f"board:{match_id}"]


async def test_what_was_due_already_stays_due(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await hall.store.transact(lambda tx: BOARD.post(tx, match_id, hall.clock()))
    hall.clock.forward(MINUTE)
    await set_back(hall, HOUR)
    assert len(await hall.deliveries.claim(9)) == 1


async def test_a_claim_is_believed_as_long_as_before_and_no_longer(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await hall.store.transact(lambda tx: BOARD.post(tx, match_id, hall.clock()))
    await hall.deliveries.claim(9)
    await set_back(hall, DAY)
    hall.clock.forward(CLAIM_LIFE - 1)
    assert await hall.deliveries.claim(9) == []
    hall.clock.forward(1)
    [parcel] = await hall.deliveries.claim(9)
    assert parcel.claims == 2, "nobody knows what came of the first"


async def test_who_gets_no_dms_for_a_while_gets_them_again_in_time(hall: Hall) -> None:
    await hall.meet(AYA)
    match_id = await hall.duel()
    hall.clock.forward(MINUTE)
    [hand] = [parcel for parcel in await hall.deliveries.claim(9) if parcel.lane == f"hand:{match_id}:0"]
    await hall.deliveries.no_dm(hand, AYA, DM_PAUSE)
    await set_back(hall, DAY)
    hall.clock.forward(DM_PAUSE)
    person = await hall.store.read(lambda tx: tx.one("person_by_id", rows.PersonRow, user_id=AYA))
    assert person is not None
    assert person.dm_closed_until == hall.clock()


async def test_whoever_had_posted_much_may_post_again_in_time(hall: Hall) -> None:
    await hall.duel()
    query = "voices_all"
    [before] = await hall.books.read(lambda tx: tx.plain(query))
    left = int(before["full_at"] or 0) - hall.clock()
    await set_back(hall, DAY)
    [after] = await hall.books.read(lambda tx: tx.plain(query))
    assert after["full_at"] == hall.clock() + left


async def test_what_was_put_off_is_tried_again_in_time(hall: Hall) -> None:
    await hall.deadlines.stumbles.note(("match", "none"), KeyError("a fault of ours"))
    await set_back(hall, DAY)
    [stumble] = await hall.books.read(lambda tx: tx.plain("stumbles_all"))
    assert stumble["look_at"] == hall.clock() + FIRST_PAUSE


async def test_moments_that_people_were_told_stay_when_a_clock_is_set_back(
    hall: Hall, open_things: Lives
) -> None:
    match_id = await hall.duel(CHIYO, DAIGO)
    before = (await hall.match(match_id)).deadline_at, await left(hall, open_things)
    await set_back(hall, DAY)
    hall.clock.forward(DAY)
    assert ((await hall.match(match_id)).deadline_at, await left(hall, open_things)) == before


async def test_a_clock_set_back_by_little_changes_nothing(hall: Hall) -> None:
    """Several processes have clocks that differ a little, and share one heartbeat."""
    await hall.duel()
    before = await hall.parcels()
    await set_back(hall, PAUSE_NOTICED - 1)
    assert await hall.parcels() == before


async def test_an_absence_in_which_the_clock_was_set_back_costs_nobody_time(hall: Hall) -> None:
    servers, ground = Servers(hall.context), GatheringHall(hall)
    await hall.meet(AYA)
    match_id, gathering_id = await hall.duel(), await ground.begun(TOURNAMENT, 4)
    before = (await hall.match(match_id)).deadline_at, (await ground.page(gathering_id)).latest_end
    await servers.left(GUILD)
    await set_back(hall, DAY)
    await servers.returned(GUILD)
    assert ((await hall.match(match_id)).deadline_at, (await ground.page(gathering_id)).latest_end) == before


@pytest.mark.parametrize("gone", [outage, absence, both])
async def test_a_pause_in_which_the_bot_was_away_is_given_back_once(
    hall: Hall, gone: Callable[[Hall, int], Awaitable[None]]
) -> None:
    ground, boss = GatheringHall(hall), standing(HOST, manages=True)
    await hall.meet(HOST)
    gathering_id = await ground.begun(TOURNAMENT, 4)
    before, bouts = (await ground.page(gathering_id)).latest_end, await ground.open_bouts(gathering_id)
    await ground.repairs.pause(gathering_id=gathering_id, standing=boss, reason="a storm")
    await gone(hall, NIGHT)
    await ground.repairs.resume(gathering_id=gathering_id, standing=boss)
    assert (await ground.page(gathering_id)).latest_end == (before or 0) + NIGHT
    due = [bout.due_at for bout in await ground.open_bouts(gathering_id)]
    assert due == [bout.due_at + NIGHT for bout in bouts]


async def test_a_pause_in_which_the_clock_was_set_back_costs_nobody_time(hall: Hall) -> None:
    ground, boss = GatheringHall(hall), standing(HOST, manages=True)
    gathering_id = await ground.begun(TOURNAMENT, 4)
    before = (await ground.page(gathering_id)).latest_end
    await ground.repairs.pause(gathering_id=gathering_id, standing=boss, reason="a storm")
    await set_back(hall, DAY)
    await ground.repairs.resume(gathering_id=gathering_id, standing=boss)
    assert (await ground.page(gathering_id)).latest_end == before
