"""What a seat cannot see of a Duel, drawn anew."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.kendo.cards import CARDS, SUBDECKS, Subdeck, in_order
from rules.kendo.state import KendoState, OpeningSwitch, Pile, place


def redrawn(state: KendoState, seat: int | None, dice: Dice) -> KendoState:
    """Deal all cards anew that a seat does not see.

    How many of each subdeck are unseen is open to everybody. How many of them each of the others holds is
    known in the opening alone; later their hands are mixed. What a seat remembers having lost, and to whom,
    is its own affair.
    """
    others = [other for other in state.seats_in if other != seat]
    hands = list(state.hands)
    piles = [_deal_again(state, subdeck, others, hands, dice) for subdeck in SUBDECKS]
    if not isinstance(state.now, OpeningSwitch):
        _mix(others, hands, dice)
    basic, counter, other = piles
    return replace(state, hands=tuple(in_order({*hand}) for hand in hands), piles=(basic, counter, other))


def _deal_again(
    state: KendoState, subdeck: Subdeck, others: list[int], hands: list[tuple[str, ...]], dice: Dice
) -> Pile:
    """Shuffle a pile together with the cards of its subdeck in the others' hands."""
    pile = state.piles[place(subdeck)]
    held = {other: _of(subdeck, hands[other]) for other in others}
    unseen = dice.shuffle(
        (*pile.hidden, *(card for cards in held.values() for card in cards)), f"unseen/{subdeck}"
    )
    for other, cards in held.items():
        kept = tuple(card for card in hands[other] if card not in cards)
        hands[other] = (*kept, *unseen[: len(cards)])
        unseen = unseen[len(cards) :]
    return replace(pile, hidden=unseen)


def _of(subdeck: Subdeck, hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in hand if CARDS[card].subdeck == subdeck)


def _mix(others: list[int], hands: list[tuple[str, ...]], dice: Dice) -> None:
    mixed = dice.shuffle([card for other in others for card in hands[other]], "unseen")
    sizes: Mapping[int, int] = {other: len(hands[other]) for other in others}
    for other, size in sizes.items():
        hands[other], mixed = mixed[:size], mixed[size:]
