"""Where the messages of a gathering stand, and what becomes of them when their channel is gone."""

import pytest

from bot.play.gatherings.kinds import CLASH, DUELS
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import ROUND_TIME
from bot.play.messages.parcels import ANSWER_FIRST, READY_PAUSE
from bot.store import rows
from bot.store.gathering_rows import Summons
from tests.play.gathering_hall import HOST, GatheringHall, standing
from tests.play.hall import CHANNEL, GUILD

REFUGE = 8_888


async def delivered(ground: GatheringHall, lane: str, rank: int, message_id: int) -> None:
    """Deliver a parcel that waits."""
    await ground.hall.deliveries.delivered(await claimed(ground, lane, rank), message_id, None)


async def claimed(ground: GatheringHall, lane: str, rank: int) -> rows.Parcel:
    """Take one parcel that must be there."""
    parcel = await ground.hall.claim(lane, rank)
    assert parcel is not None
    return parcel


async def call_of(ground: GatheringHall, gathering_id: str, revision: int) -> Summons:
    """Return a call to a player."""
    call = await ground.hall.store.read(
        lambda tx: tx.one("summons_of", Summons, gathering_id=gathering_id, revision=revision)
    )
    assert call is not None
    return call


async def test_it_is_noted_where_a_gathering_and_its_calls_stand(ground: GatheringHall) -> None:
    gathering_id = await ground.begun()
    await delivered(ground, f"gathering:{gathering_id}", 0, 51)
    await delivered(ground, f"summons:{gathering_id}", 0, 52)
    assert (await ground.page(gathering_id)).row.message_id == 51
    assert (await call_of(ground, gathering_id, 0)).message_id == 52
    await ground.challenge_first(gathering_id)
    waiting = await ground.hall.waiting()
    assert (f"summons:{gathering_id}", 0) in waiting, "the first call is to say how it was answered"
    assert (f"summons:{gathering_id}", 1) in waiting


async def test_a_gathering_leads_to_the_board_of_a_duel_once_that_stands(ground: GatheringHall) -> None:
    gathering_id = await ground.begun()
    await ground.challenge_first(gathering_id)
    await ground.accept(gathering_id)
    [bout] = await ground.open_bouts(gathering_id)
    await delivered(ground, f"gathering:{gathering_id}", 0, 51)
    await delivered(ground, f"board:{bout.match_id}", 0, 53)
    assert (await ground.hall.waiting())[f"gathering:{gathering_id}", 0] == READY_PAUSE
    [bout] = await ground.open_bouts(gathering_id)
    assert bout.board_id == 53


@pytest.mark.parametrize("lane", ["gathering", "summons"])
async def test_where_the_channel_is_gone_all_goes_on_elsewhere_and_the_open_call_is_repeated(
    ground: GatheringHall, lane: str
) -> None:
    gathering_id = await ground.begun()
    await delivered(ground, f"gathering:{gathering_id}", 0, 51)
    await delivered(ground, f"summons:{gathering_id}", 0, 52)
    await ground.challenge_first(gathering_id)
    if lane == "summons":
        await delivered(ground, f"summons:{gathering_id}", 0, 52)
        parcel = await claimed(ground, f"summons:{gathering_id}", 1)
    else:
        parcel = await claimed(ground, f"gathering:{gathering_id}", 0)
        await delivered(ground, f"summons:{gathering_id}", 0, 52)
        await delivered(ground, f"summons:{gathering_id}", 1, 54)
    await ground.hall.deliveries.move(parcel, REFUGE)
    row = (await ground.page(gathering_id)).row
    assert (row.channel_id, row.message_id) == (REFUGE, None)
    assert (await call_of(ground, gathering_id, 1)).message_id is None
    waiting = await ground.hall.waiting()
    assert {(f"gathering:{gathering_id}", 0), (f"summons:{gathering_id}", 1)} <= set(waiting)


async def test_a_gathering_that_has_moved_stays_where_it_is(ground: GatheringHall) -> None:
    gathering_id = await ground.begun()
    first = await claimed(ground, f"gathering:{gathering_id}", 0)
    second = await claimed(ground, f"summons:{gathering_id}", 0)
    await ground.hall.deliveries.move(first, REFUGE)
    await delivered(ground, f"gathering:{gathering_id}", 0, 61)
    await ground.hall.deliveries.move(second, REFUGE)
    row = (await ground.page(gathering_id)).row
    assert (row.channel_id, row.message_id) == (REFUGE, 61)
    assert row.channel_id != CHANNEL


async def test_a_call_whose_place_a_crash_kept_from_us_is_learnt_from_a_press(ground: GatheringHall) -> None:
    gathering_id = await ground.begun()
    await ground.hall.send_all()
    await ground.moves.place_if_lost(gathering_id, 0, CHANNEL + 5, 51)  # not where it is held
    await ground.moves.place_if_lost(gathering_id, 0, CHANNEL, 52)
    await ground.moves.place_if_lost(gathering_id, 0, CHANNEL, 53)
    assert (await call_of(ground, gathering_id, 0)).message_id == 52
    assert list(await ground.hall.waiting()) == [(f"summons:{gathering_id}", 0)]


async def test_a_gathering_is_called_out_where_the_server_wants_it_at_once(ground: GatheringHall) -> None:
    boss = standing(HOST, manages=True)
    await ground.hall.book.change(GUILD, boss, "channel", [str(REFUGE)])
    await ground.hall.book.change(GUILD, boss, "pace", ["week"])
    gathering_id = await ground.open(DUELS, pace=None, round_time=None)
    row = (await ground.page(gathering_id)).row
    assert (row.channel_id, row.pace, row.round_time) == (REFUGE, "week", ROUND_TIME["week"])
    [parcel] = await ground.hall.parcels()
    assert (parcel.due_at, parcel.claims) == (ground.hall.clock(), 0)


async def test_in_its_own_channel_the_answer_to_the_command_comes_first(ground: GatheringHall) -> None:
    await ground.open(DUELS)
    [parcel] = await ground.hall.parcels()
    assert (parcel.due_at, parcel.claims) == (ground.hall.clock() + ANSWER_FIRST, 1)


async def test_the_duels_have_no_hardcore_variant(ground: GatheringHall) -> None:
    with pytest.raises(Refusal, match="gathering-no-hardcore"):
        await ground.open(DUELS, hardcore=True)
    await ground.open(CLASH, hardcore=True)


async def test_those_who_call_gatherings_are_named(ground: GatheringHall) -> None:
    await ground.hall.meet(HOST)
    row = (await ground.page(await ground.open())).row
    assert await ground.reading.hosts([row]) == {row.id: f"Person {HOST}"}
