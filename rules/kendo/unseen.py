"""Draws again what a seat cannot know of a game."""

from collections.abc import Iterable
from itertools import chain, combinations, permutations

from msgspec.structs import replace

from rules.dice import Dice
from rules.kendo.answers import attacks
from rules.kendo.cards import CARDS, SUBDECKS, in_order
from rules.kendo.state import Initiative, KendoState

TRIES = 30
"""How often to deal again until the cards agree with all that is known."""

Becoming = dict[str, str]
"""Maps each replaced card to its replacement."""


def redrawn(state: KendoState, seat: int | None, dice: Dice) -> KendoState:
    """Deal again all cards whose place a seat does not know.

    It knows its own cards; those it has lost or put beneath a subdeck; how many of each subdeck are where,
    until cards pass unseen between others; the totals that were told; and whether the starting seat has an
    attack.
    """
    for _ in range(TRIES):
        becoming = _dealt_anew(state, seat, dice)
        if becoming is None:
            continue
        other = _passed_anew(_with(state, becoming), seat, dice)
        if _can_start(other) == _can_start(state):
            return other
    # Too much is known to find another: this state agrees with all of it.
    return state


def _dealt_anew(state: KendoState, seat: int | None, dice: Dice) -> Becoming | None:
    """Shuffle the unknown cards of each subdeck; None if they cannot add up to the totals."""
    unknown = _unknown(state, seat)
    becoming: Becoming = {}
    for subdeck in SUBDECKS:
        places = [card for card in unknown if CARDS[card].subdeck == subdeck]
        left = list(dice.shuffle(places, f"unseen/{subdeck}"))
        for counted in state.counted:
            group = [card for card in counted if card in places]
            ways = [way for way in combinations(left, len(group)) if _total(way) == _total(group)]
            if not ways:
                return None
            way = dice.pick(ways, "unseen/totals")
            becoming |= zip(group, way, strict=True)
            left = [card for card in left if card not in way]
        becoming |= zip((card for card in places if card not in becoming), left, strict=True)
    return becoming


def _unknown(state: KendoState, seat: int | None) -> list[str]:
    """Return the hidden cards whose place a seat does not know."""
    hidden = chain(*(pile.hidden for pile in state.piles), *state.hands)
    known = () if seat is None else state.remembered[seat]
    return [card for card in hidden if card not in known]


def _total(cards: Iterable[str]) -> int:
    return sum(CARDS[card].number for card in cards)


def _with(state: KendoState, becoming: Becoming) -> KendoState:
    """Replace cards by others, also in everyone's memory."""

    def become(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(becoming.get(card, card) for card in cards)

    basic, counter, other = (replace(pile, hidden=become(pile.hidden)) for pile in state.piles)
    return replace(
        state,
        hands=tuple(in_order({*become(hand)}) for hand in state.hands),
        piles=(basic, counter, other),
        counted=tuple(map(become, state.counted)),
        remembered=tuple(in_order({*become(cards)}) for cards in state.remembered),
    )


def _passed_anew(state: KendoState, seat: int | None, dice: Dice) -> KendoState:
    """Draw again each card that passed between two others, from those its giver has kept."""
    hands, remembered = [{*hand} for hand in state.hands], [{*cards} for cards in state.remembered]
    unknown = {*_unknown(state, seat)}
    for giver, taker in permutations((other for other in state.seats_in if other != seat), 2):
        for card in in_order(hands[taker] & remembered[giver] & unknown):
            passed = dice.pick((card, *in_order(hands[giver] & unknown)), "unseen/passed")
            hands[giver] = (hands[giver] | {card}) - {passed}
            hands[taker] = hands[taker] - {card} | {passed}
            remembered[taker] = remembered[taker] - {card} | {passed}
    return replace(state, hands=tuple(map(in_order, hands)), remembered=tuple(map(in_order, remembered)))


def _can_start(state: KendoState) -> bool:
    """Return whether the seat to start an attack can do so, which everyone sees."""
    return not isinstance(state.now, Initiative) or any(attacks(state.hands[state.now.seat]))
