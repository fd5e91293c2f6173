"""What a card may ask, settled in the sitting in which it is laid: heeded, hidden, and harmless when late."""

from collections.abc import Sequence

import pytest

from bot.play.ground.refusals import Gone, NotYours, Refusal, Stale
from bot.play.match.instructions import ASK
from bot.play.match.matches import Picked
from bot.play.match.raised import Chosen
from bot.replay import check_match
from rules.pocket.abilities import Ability, ChooseSide, Exhaust, FromHand, MayStrike
from rules.pocket.deck import CARDS
from tests.play.hall import AYA, BEN, CHIYO, Hall
from tests.play.pocketing import PocketHall


@pytest.fixture
def pocket(hall: Hall) -> PocketHall:
    return PocketHall(hall)


def held(cards: Sequence[str], ability: type[Ability]) -> str:
    """Return the first of some cards with an ability."""
    return next(card for card in cards if CARDS[card].ability(ability))


async def laid(hall: Hall, pocket: PocketHall, ability: type[Ability]) -> tuple[str, Picked]:
    """Lay a card with an ability for Aya, and one without for Ben; return the match's id, and her choice."""
    for _ in range(20):
        match_id = await pocket.begin()
        await pocket.draft(match_id)
        hand = (await hall.page(match_id, AYA)).options
        if any(CARDS[card].ability(ability) for card in hand):
            return match_id, await hall.pick(match_id, AYA, held(hand, ability))
    raise AssertionError(ability)


async def lay_against(hall: Hall, match_id: str, card: str) -> None:
    """Lay a card for Ben that does not defeat another, and asks nothing."""
    hand = (await hall.page(match_id, BEN)).options
    asking = (ChooseSide, FromHand, MayStrike)
    safe = [each for each in hand if not CARDS[card].beaten_by(CARDS[each])]
    calm = [each for each in safe if not any(CARDS[each].ability(kind) for kind in asking)]
    await hall.pick(match_id, BEN, (calm or safe)[0])


async def answer(pocket: PocketHall, match_id: str, made: Chosen, option: str, user_id: int = AYA) -> Chosen:
    """Settle the first thing that a player's choice raises."""
    return await pocket.instructions.answer(
        match_id=match_id,
        user_id=user_id,
        revision=made.revision,
        topic=made.raised[0].topic.name,
        option=option,
    )


async def test_a_card_that_is_laid_raises_what_it_asks_and_another_nothing(
    hall: Hall, pocket: PocketHall
) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    assert [(on.topic.name, on.in_force) for on in made.raised] == [(f"side:{made.choice}", False)]
    plain = next(card for card in (await hall.page(match_id, AYA)).options if not CARDS[card].abilities)
    assert (await hall.pick(match_id, AYA, plain)).raised == ()


async def test_what_is_settled_with_a_card_is_not_asked(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    settled = await answer(pocket, match_id, made, "helms")
    assert (settled.choice, settled.revision) == (made.choice, made.revision)
    assert [(on.ranking, on.in_force) for on in settled.raised] == [(("helms",), True)]
    await lay_against(hall, match_id, made.choice)
    page = await hall.page(match_id, AYA)
    assert page.decision == "lay"
    assert await check_match(hall.store, match_id) == []


async def test_whoever_wants_to_be_asked_is_asked(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    await answer(pocket, match_id, made, "helms")
    unsettled = await answer(pocket, match_id, made, ASK)
    assert [on.ranking for on in unsettled.raised] == [()]
    await lay_against(hall, match_id, made.choice)
    assert (await hall.page(match_id, AYA)).decision == "side"


async def test_what_was_settled_before_holds_beside_the_card(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    await pocket.settle(match_id, AYA, f"side:{made.choice}", "swords")
    again = await hall.pick(match_id, AYA, made.choice)
    assert [(on.ranking, on.in_force) for on in again.raised] == [(("swords",), True)]


async def test_one_press_puts_a_card_before_all_on_the_list(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, FromHand)
    first, second, third, *_ = made.raised[0].topic.options
    await pocket.settle(match_id, AYA, made.raised[0].topic.name, first, second)
    for option in (third, third, second):
        settled = await answer(pocket, match_id, made, option)
    assert [(on.ranking, on.in_force) for on in settled.raised] == [((second, third, first), True)]


async def test_a_list_that_is_not_finished_is_made_anew(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, FromHand)
    first, second, *_ = made.raised[0].topic.options
    table = {"match_id": match_id, "user_id": AYA, "topic": made.raised[0].topic.name}
    await pocket.instructions.add(**table, option=first)
    settled = await answer(pocket, match_id, made, second)
    assert [(on.ranking, on.in_force) for on in settled.raised] == [((second,), True)]


async def test_nobody_else_sees_that_something_is_settled_with_a_card(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    before = [await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()
    await answer(pocket, match_id, made, "helms")
    await answer(pocket, match_id, made, ASK)
    assert ([await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()) == before


async def test_a_late_press_answers_what_is_asked_meanwhile(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    await lay_against(hall, match_id, made.choice)
    assert (await hall.page(match_id, AYA)).decision == "side"
    late = await answer(pocket, match_id, made, "helms")
    assert late.page.decision == "lay", "the question is answered"
    assert late.choice == made.choice
    assert late.raised == ()
    with pytest.raises(Refusal, match="instruction-gone"):
        await answer(pocket, match_id, made, "swords")
    assert await check_match(hall.store, match_id) == []


async def test_what_a_card_in_play_asks_can_be_settled_after_its_turn(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, Exhaust)
    await lay_against(hall, match_id, made.choice)
    late = await answer(pocket, match_id, made, "to-survive")
    assert late.choice == made.choice
    assert [(on.ranking, on.in_force) for on in late.raised] == [(("to-survive",), True)]


async def test_what_cannot_be_settled_with_a_choice_is_refused(hall: Hall, pocket: PocketHall) -> None:
    match_id, made = await laid(hall, pocket, ChooseSide)
    with pytest.raises(Refusal, match="instruction-gone"):
        await answer(pocket, match_id, made, "nonsense")
    with pytest.raises(NotYours):
        await answer(pocket, match_id, made, "helms", CHIYO)
    with pytest.raises(Refusal, match="instruction-gone"):
        await answer(pocket, match_id, made, "helms", BEN)
    by_aya = next(turn.revision - 1 for turn in await hall.turns(match_id) if '"0":' in turn.entry)
    for revision in (made.revision + 1, by_aya, 10**17):
        with pytest.raises(Stale):
            await pocket.instructions.chosen(match_id=match_id, user_id=BEN, revision=revision)
    with pytest.raises(Stale):
        await pocket.instructions.chosen(match_id=match_id, user_id=BEN, revision=made.revision)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    with pytest.raises(Gone):
        await answer(pocket, match_id, made, "helms")
