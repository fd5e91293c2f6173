"""What people settle ahead: heeded when the question comes, hidden, and changed whenever they like."""

import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.me.me import Me
from bot.play.messages.parcels import LOOKING_ON
from bot.replay import check_match
from tests.play.hall import AYA, BEN, CHIYO, Hall
from tests.play.pocketing import PocketHall

WHOLE_DRAFT = 16


@pytest.fixture
def pocket(hall: Hall) -> PocketHall:
    return PocketHall(hall)


async def test_a_wish_list_picks_as_soon_as_it_is_finished_and_not_before(
    hall: Hall, pocket: PocketHall
) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    wish = (await pocket.wishes_of(match_id, on))[3]
    await pocket.instructions.add(match_id=match_id, user_id=on, topic="wishes", option=wish)
    assert (await hall.match(match_id)).revision == 0
    page = await pocket.instructions.finish(match_id=match_id, user_id=on, topic="wishes")
    assert (await hall.match(match_id)).revision == 1
    assert wish not in page.match.offered


async def test_a_wish_list_waits_for_its_turn(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    other = AYA + BEN - on
    first, second, *_ = await pocket.wishes_of(match_id, other)
    await pocket.settle(match_id, other, "wishes", first, second)
    assert (await hall.match(match_id)).revision == 0
    await hall.pick(match_id, on, first)
    page = await hall.page(match_id, other)
    assert (await hall.match(match_id)).revision == 2
    assert second not in page.offered


async def test_two_wish_lists_a_phase_play_the_whole_draft(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.wish_all(match_id)
    assert (await hall.match(match_id)).revision == WHOLE_DRAFT
    assert await check_match(hall.store, match_id) == []


async def test_two_lists_of_all_wishes_are_a_quick_draft(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin("draft=quick")
    await pocket.wish_all(match_id)
    assert (await hall.match(match_id)).revision == WHOLE_DRAFT
    assert (await hall.page(match_id, AYA)).decision == "lay"
    assert await check_match(hall.store, match_id) == []


async def test_a_turn_is_played_as_soon_as_the_other_has_chosen(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.draft(match_id)
    held = (await hall.page(match_id, AYA)).options
    await pocket.settle(match_id, AYA, "lay", held[2], held[0])
    page = await hall.page(match_id, AYA)
    assert (page.pick, page.revision) == (held[2], WHOLE_DRAFT)
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
    assert (await hall.match(match_id)).revision > WHOLE_DRAFT


async def test_a_click_overrides_what_is_settled(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.draft(match_id)
    held = (await hall.page(match_id, AYA)).options
    await pocket.settle(match_id, AYA, "lay", held[2])
    await hall.pick(match_id, AYA, held[1])
    assert (await hall.page(match_id, AYA)).pick == held[1]


async def test_a_choice_made_before_stays_whatever_is_settled_then(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.draft(match_id)
    held = (await hall.page(match_id, AYA)).options
    await hall.pick(match_id, AYA, held[1])
    await pocket.settle(match_id, AYA, "lay", held[2])
    assert (await hall.page(match_id, AYA)).pick == held[1]


async def test_nobody_else_sees_that_something_is_settled(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.draft(match_id)
    before = [await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()
    held = (await hall.page(match_id, AYA)).options
    await pocket.settle(match_id, AYA, "lay", *held[:3])
    assert ([await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()) == before


async def test_a_list_rests_while_it_is_made_longer(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    other = AYA + BEN - on
    first, second, *_, last = await pocket.wishes_of(match_id, other)
    await pocket.settle(match_id, other, "wishes", first)
    page = await pocket.instructions.add(match_id=match_id, user_id=other, topic="wishes", option=second)
    assert [(each.ranking, each.in_force) for each in page.instructions] == [((first, second), False)]
    await hall.pick(match_id, on, last)
    assert (await hall.match(match_id)).revision == 1


async def test_what_is_cleared_is_asked_again(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    other = AYA + BEN - on
    first, *_, last = await pocket.wishes_of(match_id, other)
    await pocket.settle(match_id, other, "wishes", first)
    page = await pocket.instructions.forget(match_id=match_id, user_id=other, topic="wishes")
    assert [each.ranking for each in page.instructions] == [()]
    await hall.pick(match_id, on, last)
    assert (await hall.match(match_id)).revision == 1


async def test_what_cannot_be_settled_is_refused(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    table = {"match_id": match_id, "user_id": AYA}
    with pytest.raises(Refusal, match="instruction-gone"):
        await pocket.instructions.add(**table, topic="lay", option="strike")
    with pytest.raises(Refusal, match="instruction-gone"):
        await pocket.instructions.add(**table, topic="wishes", option="no-such-card")
    with pytest.raises(Refusal, match="instruction-empty"):
        await pocket.instructions.finish(**table, topic="wishes")
    with pytest.raises(NotYours):
        await pocket.instructions.page(match_id=match_id, user_id=CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    with pytest.raises(Gone):
        await pocket.instructions.add(**table, topic="wishes", option="rush")


async def test_nothing_settled_outlives_the_match(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    other = AYA + BEN - await pocket.on(match_id)
    wish = (await pocket.wishes_of(match_id, other))[0]
    await pocket.settle(match_id, other, "wishes", wish)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    page = await pocket.instructions.page(match_id=match_id, user_id=other)
    assert page.instructions == ()


async def test_whoever_looks_on_is_asked_by_dm_only_after_a_while(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    hall.clock.forward(LOOKING_ON - 1)
    assert "hand" not in {parcel.kind for parcel in await hall.deliveries.claim(9)}
    hall.clock.forward(1)
    asked = [parcel.seat for parcel in await hall.deliveries.claim(9) if parcel.kind == "hand"]
    assert asked == [(await hall.page(match_id, on)).own_seat]


async def test_whoever_takes_no_dms_is_called_in_the_channel_after_the_same_while(
    hall: Hall, pocket: PocketHall
) -> None:
    await hall.meet(AYA, BEN)
    for user_id in (AYA, BEN):
        await Me(hall.context, ("en",)).set_dms(user_id, wanted=False)
    match_id = await pocket.begin()
    on = await hall.page(match_id, await pocket.on(match_id))
    hall.clock.forward(LOOKING_ON)
    (call,) = [parcel for parcel in await hall.deliveries.claim(9) if parcel.kind == "call"]
    assert call.seat == on.own_seat
    letter = await Letters(hall.context).write(call)
    assert letter is not None
    assert letter.screen.pings == (on.players[on.seat].user_id,)
    await hall.pick(match_id, await pocket.on(match_id), on.offered[0])
    assert await Letters(hall.context).write(call) is None, "they have chosen meanwhile"


async def test_the_answer_to_a_press_on_the_newest_board_draws_it(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await hall.send_all()
    first, second, third, *_ = (await hall.page(match_id)).offered
    await hall.pick(match_id, await pocket.on(match_id), first)
    [reveal] = await hall.deliveries.claim(9)
    await hall.deliveries.delivered(reveal, 4_321, None)
    for board_id, choice in ((4_321, second), (99, third)):
        picked = await hall.matches.pick(
            match_id=match_id,
            revision=(await hall.match(match_id)).revision,
            user_id=await pocket.on(match_id),
            choice=choice,
            interaction_id=hall.click(),
            board_id=board_id,
        )
        if board_id == 4_321:
            assert picked.board is not None
            assert await hall.deliveries.claim(9) == [], "the outbox leaves it to the answer"
            await hall.deliveries.delivered(picked.board, board_id, None)
        else:
            assert picked.board is None
            assert [parcel.kind for parcel in await hall.deliveries.claim(9)] == ["reveal"]
