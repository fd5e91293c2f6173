import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Gone, NotYours, Refusal, Stale
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.play.match.orders import MOST_ORDERS, Orders
from bot.play.messages.parcels import READY_PAUSE
from bot.replay import check_match
from bot.store.engine import Store
from rules.bushido.standards import STANDARDS
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode
from tests.play.hall import AYA, BEN, CHIYO, Hall, SetClock

PLAIN = [card.technique for card in STANDARDS]
"""Cards that do nothing to anyone's hand."""


@pytest.fixture
def orders(hall: Hall) -> Orders:
    return Orders(hall.context)


async def plan(hall: Hall, match_id: str, user_id: int, *cards: str) -> None:
    """Pick a card and queue the others."""
    await hall.matches.pick(
        match_id=match_id,
        revision=(await hall.match(match_id)).revision,
        user_id=user_id,
        choice=cards[0],
        interaction_id=hall.click(),
        orders=cards[1:],
    )


async def queued(orders: Orders, match_id: str, user_id: int) -> tuple[str, ...]:
    """Return what a player has queued."""
    return (await orders.plan(match_id=match_id, user_id=user_id)).planned


async def test_a_plan_is_followed_turn_by_turn_without_asking(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    for turn, card in enumerate(PLAIN[:2], start=1):
        await hall.pick(match_id, BEN, card)
        assert (await hall.match(match_id)).revision == turn
        assert (await hall.page(match_id, AYA)).pick == PLAIN[turn]
    assert await queued(orders, match_id, AYA) == ()
    asked = {parcel.rank for parcel in await hall.parcels() if parcel.lane == f"hand:{match_id}:0"}
    assert await check_match(hall.store, match_id) == []
    assert 2 in asked, "a prompt is queued as ever; it is not sent where a pick is there"


async def test_where_both_have_planned_the_turns_play_themselves(hall: Hall) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    await plan(hall, match_id, BEN, *PLAIN[:3])  # always the same technique: nobody is struck
    assert (await hall.match(match_id)).revision == 3
    assert await check_match(hall.store, match_id) == []


async def test_a_plan_is_off_as_soon_as_the_hand_is_not_what_was_foreseen(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:4])
    await hall.pick(match_id, AYA, PLAIN[5])  # a click counts, and the plan did not foresee it
    await hall.pick(match_id, BEN, PLAIN[5])
    assert await queued(orders, match_id, AYA) == ()
    assert (await hall.page(match_id, AYA)).pick is None


async def test_a_click_overrides_an_order(hall: Hall) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, PLAIN[0], PLAIN[1])
    await hall.pick(match_id, BEN, PLAIN[0])
    assert (await hall.page(match_id, AYA)).pick == PLAIN[1]
    await hall.pick(match_id, AYA, PLAIN[2])
    assert (await hall.page(match_id, AYA)).pick == PLAIN[2]


async def test_a_plan_counts_when_the_time_is_over(hall: Hall) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, PLAIN[0], PLAIN[1])
    for _ in range(2):
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()
    stand_ins = [decode(turn.stand_ins, tuple[int, ...]) for turn in await hall.turns(match_id)]
    assert stand_ins == [(1,), (1,)]


async def test_nobody_else_sees_a_plan(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, PLAIN[0])
    others = [await hall.page(match_id, who) for who in (None, BEN)]
    parcels = [(parcel.lane, parcel.rank, parcel.subject) for parcel in await hall.parcels()]
    await plan(hall, match_id, AYA, *PLAIN[:4])
    assert [await hall.page(match_id, who) for who in (None, BEN)] == others
    assert [(parcel.lane, parcel.rank, parcel.subject) for parcel in await hall.parcels()] == parcels
    assert await queued(orders, match_id, AYA) == tuple(PLAIN[1:4])
    assert await queued(orders, match_id, BEN) == ()
    with pytest.raises(NotYours):
        await orders.plan(match_id=match_id, user_id=CHIYO)


async def test_what_cannot_be_planned_is_said_and_changes_nothing(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    for cards in ((PLAIN[0], PLAIN[0]), (PLAIN[0], PLAIN[1], PLAIN[1])):
        with pytest.raises(Refusal, match="plan-not-in-hand"):
            await plan(hall, match_id, AYA, *cards)
    with pytest.raises(Refusal, match="plan-too-long"):
        await plan(hall, match_id, AYA, *[PLAIN[1]] * (MOST_ORDERS + 2))
    with pytest.raises(NotYours):
        await plan(hall, match_id, CHIYO, *PLAIN[:3])
    with pytest.raises(NotYours):
        await orders.call_off(match_id=match_id, revision=0, user_id=CHIYO)
    assert await queued(orders, match_id, AYA) == tuple(PLAIN[1:3])


async def test_looking_at_a_plan_changes_nothing(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    waiting = await hall.waiting()
    for _ in range(2):
        shown = await orders.plan(match_id=match_id, user_id=AYA)
        assert (shown.pick, shown.planned, shown.plan_holds) == (PLAIN[0], tuple(PLAIN[1:3]), True)
    assert await hall.waiting() == waiting
    await hall.pick(match_id, BEN, PLAIN[0])
    assert (await hall.page(match_id, AYA)).pick == PLAIN[1], "the plan goes on"


async def test_whoever_chooses_another_card_is_told_that_the_plan_will_be_off(
    hall: Hall, orders: Orders
) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    await hall.pick(match_id, AYA, PLAIN[4])
    shown = await orders.plan(match_id=match_id, user_id=AYA)
    assert (shown.planned, shown.plan_holds) == (tuple(PLAIN[1:3]), False)
    await hall.pick(match_id, AYA, PLAIN[0])
    assert (await orders.plan(match_id=match_id, user_id=AYA)).plan_holds, "it was called off by nobody"


async def test_a_plan_can_be_called_off_and_the_choice_for_this_turn_stays(
    hall: Hall, orders: Orders
) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    page = await orders.call_off(match_id=match_id, revision=0, user_id=AYA)
    assert page.pick == PLAIN[0]
    assert await queued(orders, match_id, AYA) == ()
    await hall.pick(match_id, BEN, PLAIN[0])
    assert (await hall.page(match_id, AYA)).pick is None


async def test_nobody_calls_off_the_plan_of_another(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, BEN, *PLAIN[:3])
    await orders.call_off(match_id=match_id, revision=0, user_id=AYA)
    assert await queued(orders, match_id, BEN) == tuple(PLAIN[1:3])


async def test_an_old_button_calls_no_plan_off(hall: Hall, orders: Orders) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:4])
    await hall.pick(match_id, BEN, PLAIN[0])
    with pytest.raises(Stale):
        await orders.call_off(match_id=match_id, revision=0, user_id=AYA)
    assert await queued(orders, match_id, AYA) == tuple(PLAIN[2:4])
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    with pytest.raises(Gone):
        await orders.call_off(match_id=match_id, revision=1, user_id=AYA)
    with pytest.raises(Gone):
        await orders.plan(match_id=match_id, user_id=AYA)


async def test_beyond_the_last_card_of_a_hand_all_are_there_again(hall: Hall) -> None:
    match_id = await hall.duel()
    everything = (*PLAIN, *(card for card in TECHNIQUES if card not in PLAIN))
    with pytest.raises(Refusal, match="plan-not-in-hand"):
        await plan(hall, match_id, AYA, *everything[:8], everything[0])
    await plan(hall, match_id, AYA, *everything)


async def test_a_brawl_cannot_be_planned(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    options = (await hall.page(match_id, AYA)).options
    with pytest.raises(Refusal, match="plan-impossible"):
        await plan(hall, match_id, AYA, *options[:2])


async def test_a_plan_does_not_show_as_ready_before_its_owner_clicks(hall: Hall) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:3])
    await hall.pick(match_id, BEN, PLAIN[0])
    await hall.send_all()
    assert [player.ready for player in (await hall.page(match_id)).players] == [False, False]
    assert (await hall.page(match_id, AYA)).pick == PLAIN[1]
    await hall.pick(match_id, AYA, PLAIN[4])
    assert [player.ready for player in (await hall.page(match_id)).players] == [True, False]
    assert await hall.waiting() == {(f"reveal:{match_id}", 1): READY_PAUSE}, "as for whoever had no plan"


async def test_whoever_gives_time_does_not_learn_of_a_plan(hall: Hall) -> None:
    courtesies = Courtesies(hall.context)
    match_id = await hall.duel()
    await plan(hall, match_id, AYA, *PLAIN[:2])
    await hall.pick(match_id, BEN, PLAIN[0])
    assert await courtesies.give_time(match_id=match_id, user_id=BEN) == DAY
    await hall.pick(match_id, BEN, PLAIN[1])
    assert (await hall.match(match_id)).revision == 2, "the turn is played at once"


async def test_a_plan_and_none_are_sent_alike_to_others(twins: list[tuple[Store, Store]]) -> None:
    seen: list[list[object]] = []
    for planned, (store, books) in zip((PLAIN[:1], PLAIN[:4]), twins, strict=True):
        hall = Hall(store, books, SetClock())
        match_id = await hall.duel()
        await plan(hall, match_id, AYA, *planned)
        await hall.pick(match_id, BEN, PLAIN[0])
        parcels = [parcel for parcel in await hall.parcels() if parcel.lane != f"hand:{match_id}:0"]
        letters = [await Letters(hall.context).write(parcel) for parcel in parcels]
        assert bool((await hall.page(match_id, AYA)).pick) is (len(planned) > 1)
        seen.append([*parcels, *letters, await hall.page(match_id), await hall.page(match_id, BEN)])
    assert seen[0] == seen[1]
