"""Parcels that wait for a channel that is full, and the run of the bot that is written on each."""

from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.context import Context
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import BOARD, REVEAL
from bot.play.messages.threads import Threads
from bot.store import rows
from bot.store.ids import ChannelId
from tests.play.hall import CHANNEL, MORNING, Hall


async def claimed(hall: Hall, lane: str) -> rows.Parcel:
    """Take one parcel that must be there."""
    parcel = await hall.claim(lane)
    assert parcel is not None
    return parcel


async def put_reveals(hall: Hall, number: int) -> list[str]:
    """Queue reveals of this many matches, the first of them the longest due, and return their ids."""
    ids = [await hall.duel(100 + 2 * nth, 101 + 2 * nth) for nth in range(number)]
    await hall.send_all()
    for nth, match_id in enumerate(ids):
        await hall.store.transact(
            lambda tx, m=match_id, n=nth: REVEAL.post(tx, m, hall.clock() - 100 + n, rank=1)
        )
    return ids


async def test_a_reveal_is_left_where_it_is_while_its_channel_or_its_thread_is_full(hall: Hall) -> None:
    match_id, thread = await hall.duel(), ChannelId(CHANNEL + 7)
    await hall.send_all()
    await hall.play(match_id)
    await Threads(hall.context).opened(match_id, thread)
    left, taken = {"hand"}, {"hand", "reveal"}
    assert {parcel.kind for parcel in await hall.deliveries.claim(9, [CHANNEL])} == left
    assert {parcel.kind for parcel in await hall.deliveries.claim(9)} == taken - left
    await hall.send_all()
    await hall.play(match_id)
    assert {parcel.kind for parcel in await hall.deliveries.claim(9, [thread])} == left
    assert {parcel.kind for parcel in await hall.deliveries.claim(9, [CHANNEL])} == taken - left


async def test_what_waits_for_a_full_channel_lets_others_pass(hall: Hall) -> None:
    *busy, lone = await put_reveals(hall, 4)
    first = await hall.deliveries.claim(3)
    assert {parcel.subject for parcel in first} == set(busy)
    for parcel in first:
        await hall.deliveries.set_aside(parcel, CHANNEL)
    assert [parcel.subject for parcel in await hall.deliveries.claim(3, [CHANNEL])] == [lone]
    assert await hall.deliveries.claim(3, [5, CHANNEL, 6]) == []
    assert await hall.deliveries.next_due([CHANNEL]) == MORNING + CLAIM_LIFE
    assert await hall.deliveries.next_due([CHANNEL + 1]) == MORNING - 100


async def test_what_waits_among_the_edits_of_a_channel_lets_what_is_new_there_pass(hall: Hall) -> None:
    await put_reveals(hall, 2)
    edit, new = await hall.deliveries.claim(9)
    await hall.deliveries.set_aside(edit, -CHANNEL)
    await hall.deliveries.set_aside(new, CHANNEL)
    assert await hall.deliveries.claim(9, [CHANNEL, -CHANNEL]) == []
    assert [parcel.lane for parcel in await hall.deliveries.claim(9, [-CHANNEL])] == [new.lane]
    assert [parcel.lane for parcel in await hall.deliveries.claim(9, [CHANNEL])] == [edit.lane]


async def test_what_waits_for_a_channel_is_taken_one_at_a_time_the_urgent_first(hall: Hall) -> None:
    first, second = await put_reveals(hall, 2)
    await hall.store.transact(lambda tx: BOARD.post(tx, first, hall.clock() - 200))
    for parcel in await hall.deliveries.claim(9):
        await hall.deliveries.set_aside(parcel, CHANNEL)
    taken = [await hall.deliveries.claim(9) for _ in range(4)]
    lanes = [f"reveal:{first}", f"reveal:{second}", f"board:{first}"]
    assert [[parcel.lane for parcel in parcels] for parcels in taken] == [*([lane] for lane in lanes), []]


async def test_what_was_set_aside_was_never_sent_and_is_in_no_doubt(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(3):
        await hall.deliveries.set_aside(await claimed(hall, f"board:{match_id}"), CHANNEL)
    parcel = await claimed(hall, f"board:{match_id}")
    assert (parcel.claims, parcel.tries, parcel.channel_id) == (1, 0, CHANNEL)


async def test_what_was_in_doubt_before_it_was_set_aside_still_is(hall: Hall) -> None:
    match_id = await hall.duel()
    await claimed(hall, f"board:{match_id}")
    hall.clock.forward(CLAIM_LIFE)
    await hall.deliveries.set_aside(await claimed(hall, f"board:{match_id}"), CHANNEL)
    assert (await claimed(hall, f"board:{match_id}")).claims == 2


async def test_the_run_that_takes_a_parcel_first_stays_written_on_it(hall: Hall) -> None:
    [match_id] = await put_reveals(hall, 1)
    [first] = await hall.deliveries.claim(9)
    assert first.run == hall.context.run
    later = Deliveries(Context(hall.store, hall.clock))
    await later.release_all()
    [again] = await later.claim(9)
    assert (again.run, again.claims) == (first.run, 2), "what may have been sent is sent under the same name"
    await later.dropped(again)
    await hall.store.transact(lambda tx: REVEAL.post(tx, match_id, hall.clock(), rank=1))
    [anew] = await later.claim(9)
    assert anew.run == later.context.run != first.run
