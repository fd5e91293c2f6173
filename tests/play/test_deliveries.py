"""The outbox from the inside: claims, doubt, tries, and what a delivery changes."""

import pytest

from bot.play.delivery.deliveries import LONGEST_PAUSE, MOST_TRIES, WAIT
from bot.play.delivery.handling import read_parcel
from bot.play.delivery.stranding import LostChannel, OrganisersContent, StrandedContent, Strandings
from bot.play.ground.times import MINUTE
from bot.play.guild.organisers import Standing
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import BOARD, HAND, NUDGE, REVEAL
from bot.store import rows
from bot.store.ids import MessageId
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, MORNING, Hall

REFUGE = 8_888


async def claimed(hall: Hall, lane: str, rank: int = 0) -> rows.Parcel:
    """Take one parcel that must be there."""
    parcel = await hall.claim(lane, rank)
    assert parcel is not None
    return parcel


async def redraw(hall: Hall, match_id: str, pause: int = 0) -> None:
    """Ask for a board again."""
    await hall.store.transact(lambda tx: BOARD.post(tx, match_id, hall.clock() + pause))


async def board_of(hall: Hall, match_id: str) -> rows.Parcel | None:
    """Return the board as it waits in the outbox."""
    return next((parcel for parcel in await hall.parcels() if parcel.lane == f"board:{match_id}"), None)


async def test_what_is_urgent_is_claimed_first_then_what_waits_longest(hall: Hall) -> None:
    older = await hall.duel()
    hall.clock.forward(1)
    await hall.store.transact(lambda tx: REVEAL.post(tx, older, hall.clock(), rank=1))
    assert [parcel.lane for parcel in await hall.deliveries.claim(1)] == [f"reveal:{older}"]
    assert {each.lane for each in await hall.deliveries.claim(2)} == {f"hand:{older}:0", f"hand:{older}:1"}
    assert [parcel.lane for parcel in await hall.deliveries.claim(3)] == [f"board:{older}"]


async def test_what_is_not_due_yet_stays(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await redraw(hall, match_id, pause=800)
    assert await hall.deliveries.next_due() == MORNING + 800
    assert await hall.deliveries.claim(9) == []
    hall.clock.forward(800)
    assert len(await hall.deliveries.claim(9)) == 1


async def test_reveals_leave_in_their_order_one_at_a_time(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    for revision in (3, 1, 2):
        await hall.store.transact(lambda tx, r=revision: REVEAL.post(tx, match_id, hall.clock(), rank=r))
    for revision in (1, 2, 3):
        [parcel] = await hall.deliveries.claim(9)
        assert parcel.rank == revision
        assert await hall.deliveries.claim(9) == []
        await hall.deliveries.delivered(parcel, 500 + revision, None)
    assert await hall.waiting() == {}


async def test_a_reveal_put_off_holds_up_the_ones_behind_it(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    for revision in (1, 2):
        await hall.store.transact(lambda tx, r=revision: REVEAL.post(tx, match_id, hall.clock(), rank=r))
    await hall.deliveries.put_off(await claimed(hall, f"reveal:{match_id}", 1))
    assert await hall.deliveries.claim(9) == []
    hall.clock.forward(1000)
    assert [parcel.rank for parcel in await hall.deliveries.claim(9)] == [1]


async def test_the_loop_does_not_wake_for_what_waits_behind_another_in_its_lane(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    for revision in (1, 2):
        await hall.store.transact(lambda tx, r=revision: REVEAL.post(tx, match_id, hall.clock(), rank=r))
    reveal = await claimed(hall, f"reveal:{match_id}", 1)
    assert await hall.deliveries.next_due() == MORNING + CLAIM_LIFE
    await hall.deliveries.put_off(reveal)
    assert await hall.deliveries.next_due() == MORNING + 1000


async def test_a_letter_is_due_at_once_where_its_board_has_come_while_it_was_written(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.store.transact(lambda tx: NUDGE.post(tx, match_id, hall.clock(), seat=0))
    lane = next(parcel.lane for parcel in await hall.parcels() if parcel.kind == NUDGE.name)
    await hall.deliveries.await_board(await claimed(hall, lane))
    assert (await hall.waiting())[lane, 0] > 0, "there is none"
    hall.clock.forward(WAIT)
    nudge = await claimed(hall, lane)
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), MessageId(501), None)
    await hall.deliveries.await_board(nudge)
    assert (await hall.waiting())[lane, 0] == 0


async def test_a_hand_that_could_not_be_sent_does_not_hold_up_the_next_one(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.deliveries.put_off(await claimed(hall, f"hand:{match_id}:0"))
    await hall.play(match_id)
    hands = [parcel for parcel in await hall.deliveries.claim(9) if parcel.kind == "hand"]
    assert sorted((parcel.seat, parcel.rank) for parcel in hands) == [(0, 1), (1, 1)]


async def test_a_claim_that_ran_out_leaves_doubt(hall: Hall) -> None:
    match_id = await hall.duel()
    first = await claimed(hall, f"board:{match_id}")
    assert first.claims == 1
    assert await hall.claim(f"board:{match_id}") is None
    hall.clock.forward(CLAIM_LIFE - 1)
    assert await hall.claim(f"board:{match_id}") is None
    hall.clock.forward(1)
    assert (await claimed(hall, f"board:{match_id}")).claims == 2


async def test_a_restart_takes_parcels_back_at_once_and_in_doubt(hall: Hall) -> None:
    match_id = await hall.duel()
    await claimed(hall, f"board:{match_id}")
    await hall.deliveries.release_all()
    assert (await claimed(hall, f"board:{match_id}")).claims == 2


async def test_a_known_failure_leaves_no_doubt(hall: Hall) -> None:
    match_id = await hall.duel()
    assert await hall.deliveries.put_off(await claimed(hall, f"board:{match_id}"))
    hall.clock.forward(MINUTE)
    parcel = await claimed(hall, f"board:{match_id}")
    assert (parcel.claims, parcel.tries) == (1, 1)


async def test_a_known_failure_says_nothing_of_the_attempt_before_it(hall: Hall) -> None:
    match_id = await hall.duel()
    await claimed(hall, f"board:{match_id}")
    hall.clock.forward(CLAIM_LIFE)
    doubtful = await claimed(hall, f"board:{match_id}")
    assert doubtful.claims == 2
    assert await hall.deliveries.put_off(doubtful)
    hall.clock.forward(MINUTE)
    assert (await claimed(hall, f"board:{match_id}")).claims == 2, "the first may still stand in the channel"


async def test_every_try_waits_longer_up_to_a_limit_and_then_the_parcel_is_given_up(hall: Hall) -> None:
    match_id = await hall.duel()
    pauses = []
    while True:
        parcel = await claimed(hall, f"board:{match_id}")
        if not await hall.deliveries.put_off(parcel):
            break
        board = await board_of(hall, match_id)
        assert board is not None
        pauses.append(board.due_at - hall.clock())
        hall.clock.forward(pauses[-1])
    assert pauses[:4] == [1000, 2000, 4000, 8000]
    assert pauses == sorted(pauses)
    assert (pauses[-1], len(pauses)) == (LONGEST_PAUSE, MOST_TRIES - 1)
    assert await board_of(hall, match_id) is None


async def test_a_board_asked_for_again_while_it_is_on_its_way_is_sent_again(hall: Hall) -> None:
    match_id = await hall.duel()
    parcel = await claimed(hall, f"board:{match_id}")
    await redraw(hall, match_id)
    await hall.deliveries.delivered(parcel, 666, None)
    again = await claimed(hall, f"board:{match_id}")
    assert (again.claims, again.generation) == (1, parcel.generation + 1)
    await hall.deliveries.delivered(again, 666, None)
    assert await board_of(hall, match_id) is None


async def test_asking_again_for_what_waits_brings_it_forward_but_never_puts_it_off(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    for pause, due in ((800, 800), (5000, 800), (100, 100)):
        await redraw(hall, match_id, pause)
        assert (await hall.waiting())[f"board:{match_id}", 0] == due


async def test_the_outbox_knows_how_much_waits_and_when_the_next_is_due(hall: Hall) -> None:
    assert (await hall.deliveries.size(), await hall.deliveries.next_due()) == (0, None)
    match_id = await hall.duel()
    waiting = len(await hall.parcels())
    assert (await hall.deliveries.size(), await hall.deliveries.next_due()) == (waiting, MORNING)
    await hall.send_all()
    await redraw(hall, match_id)
    await claimed(hall, f"board:{match_id}")
    assert await hall.deliveries.next_due() == MORNING + CLAIM_LIFE


async def test_a_delivered_board_is_remembered(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), 666, None)
    assert (await hall.match(match_id)).board_id == 666


async def test_a_delivered_prompt_is_remembered_with_the_way_to_its_reader(hall: Hall) -> None:
    await hall.meet(AYA)
    match_id = await hall.duel()
    await hall.deliveries.delivered(await claimed(hall, f"hand:{match_id}:0"), 901, 10_000)
    assert [seat.prompt_id for seat in await hall.seats(match_id)] == [901, None]
    person = await hall.store.read(lambda tx: tx.one("person_by_id", rows.PersonRow, user_id=AYA))
    assert person is not None
    assert person.dm_channel_id == 10_000
    assert f"hand:{match_id}:0" not in {parcel.lane for parcel in await hall.parcels()}


async def test_a_prompt_delivered_after_its_turn_is_dimmed_at_once(hall: Hall) -> None:
    match_id = await hall.duel()
    late = await claimed(hall, f"hand:{match_id}:0")
    await hall.play(match_id)
    await hall.deliveries.delivered(late, 901, 10_000)
    assert (await hall.waiting())[f"dim:{match_id}:0", 901] == 0
    assert [seat.prompt_id for seat in await hall.seats(match_id)] == [None, None]


async def test_a_prompt_delivered_after_the_duel_is_dimmed_at_once(hall: Hall) -> None:
    match_id = await hall.duel()
    late = await claimed(hall, f"hand:{match_id}:0")
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    await hall.deliveries.delivered(late, 901, 10_000)
    assert (f"dim:{match_id}:0", 901) in await hall.waiting()


async def test_a_match_whose_channel_is_gone_moves_with_a_new_board(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), 666, None)
    await hall.pick(match_id, AYA, "pine")
    board = await claimed(hall, f"board:{match_id}")
    await hall.pick(match_id, BEN, "moon")
    reveal = await claimed(hall, f"reveal:{match_id}", 1)

    await hall.deliveries.move(reveal, REFUGE)
    match = await hall.match(match_id)
    assert (match.channel_id, match.board_id) == (REFUGE, None)
    waiting = await hall.waiting()
    assert waiting[f"reveal:{match_id}", 1] == waiting[f"board:{match_id}", 0] == 0

    await hall.deliveries.delivered(await claimed(hall, f"reveal:{match_id}", 1), 777, None)
    hall.clock.forward(CLAIM_LIFE)
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), 667, None)
    await hall.deliveries.move(board, REFUGE)
    assert (await hall.match(match_id)).board_id == 667, "the second to find it gone moves nothing"


async def test_a_challenge_whose_channel_is_gone_moves_with_a_new_message(hall: Hall) -> None:
    challenge = await hall.challenge()
    await hall.challenges.place(challenge.id, 444)
    await hall.challenges.refuse(challenge_id=challenge.id, user_id=BEN, reason="")
    parcel = await claimed(hall, f"challenge:{challenge.id}")
    await hall.deliveries.move(parcel, REFUGE)
    stored = await hall.stored(challenge.id)
    assert (stored.channel_id, stored.message_id) == (REFUGE, None)
    assert {parcel.lane for parcel in await hall.parcels()} == {f"challenge:{challenge.id}"}
    assert challenge.channel_id == CHANNEL
    await hall.challenges.place(challenge.id, 445)
    await hall.deliveries.move(parcel, REFUGE)
    assert (await hall.stored(challenge.id)).message_id == 445, "the second to find it gone moves nothing"


async def test_a_parcel_dropped_is_gone_and_can_be_dropped_again(hall: Hall) -> None:
    match_id = await hall.duel()
    board = await claimed(hall, f"board:{match_id}")
    for _ in range(2):
        await hall.deliveries.dropped(board)
        assert await board_of(hall, match_id) is None


async def test_who_let_a_claim_lapse_changes_nothing_for_who_took_it_since(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await redraw(hall, match_id)
    lapsed = await claimed(hall, f"board:{match_id}")
    hall.clock.forward(CLAIM_LIFE)
    held = await claimed(hall, f"board:{match_id}")
    await redraw(hall, match_id)
    await hall.deliveries.put_off(lapsed)
    await hall.deliveries.set_aside(lapsed, REFUGE)
    await hall.deliveries.dropped(lapsed)
    waiting = await board_of(hall, match_id)
    assert waiting is not None
    assert (waiting.claims, waiting.claimed_until, waiting.channel_id) == (2, held.claimed_until, 0)
    assert await hall.deliveries.claim(9) == []


async def test_what_is_out_of_reach_waits_for_weeks_and_stays_as_doubtful_as_it_was(hall: Hall) -> None:
    match_id = await hall.duel()
    lane = f"board:{match_id}"
    await claimed(hall, lane)
    hall.clock.forward(CLAIM_LIFE)  # the process that claimed it is gone
    for _ in range(MOST_TRIES + 1):
        parcel = await claimed(hall, lane)
        assert (parcel.claims, parcel.tries) == (2, 0)
        await hall.deliveries.postpone(parcel)
        due_at = hall.clock() + MINUTE
    assert (await claimed(hall, lane)).due_at == due_at


async def test_what_has_no_place_is_never_given_up_and_is_due_at_once_where_its_match_moves(
    hall: Hall,
) -> None:
    match_id = await hall.duel()
    board = await claimed(hall, f"board:{match_id}")
    await hall.store.transact(lambda tx: REVEAL.post(tx, match_id, hall.clock(), rank=1))
    lane = f"reveal:{match_id}"
    for _ in range(MOST_TRIES + 1):
        assert await hall.deliveries.put_off(await claimed(hall, lane, 1), patiently=True)
        hall.clock.forward(WAIT)
    await hall.deliveries.wait(await claimed(hall, lane, 1))
    await hall.store.transact(lambda tx: HAND.post(tx, match_id, hall.clock() + WAIT, rank=9, seat=0))
    assert (await hall.waiting())[lane, 1] == WAIT
    await hall.deliveries.move(board, REFUGE)
    waiting = await hall.waiting()
    assert (waiting[lane, 1], waiting[f"hand:{match_id}:0", 9]) == (0, WAIT)


@pytest.mark.parametrize("gone", [True, False])
@pytest.mark.parametrize("organisers_read", [True, False])
async def test_organisers_are_told_of_a_channel_once_and_the_settings_say_so_until_it_is_mended(
    hall: Hall, *, gone: bool, organisers_read: bool
) -> None:
    manager, told = Standing(GUILD, BEN, frozenset(), manages=True), f"stranded:{GUILD}"
    await hall.book.change(GUILD, manager, "reports", ("77",))
    lost = LostChannel(GUILD, CHANNEL, gone, AYA, organisers_read)
    board = await claimed(hall, f"board:{await hall.duel()}")
    for _ in range(2):
        await Strandings(hall.context).tell(board, lost)
        [word] = [parcel for parcel in await hall.parcels() if parcel.lane.startswith(told)]
        content = await read_parcel(hall.context, word)
        if organisers_read:
            assert isinstance(content, OrganisersContent)
            assert content.channel_id == 77
        else:
            assert isinstance(content, StrandedContent)
            assert content.person.user_id == AYA
    [known] = (await hall.book.page(GUILD, manager)).lost
    assert (known.channel_id, known.gone) == (CHANNEL, gone)
    if gone:
        await hall.deliveries.move(board, REFUGE)
    else:
        await hall.deliveries.put_off(board)
        hall.clock.forward(WAIT)
        await hall.deliveries.delivered(await claimed(hall, board.lane), 666, None)
    assert (await hall.book.page(GUILD, manager)).lost == ()
