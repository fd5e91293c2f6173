"""What each seat has on a table, as numbers for compiled code, and when two tables are worth the same."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.pocket.printed import BIT, COUNT, MATES, MORE, SIDE, STRIKES, Print, Printed
from apparatus.insight.pocket.transpositions import Key
from rules.pocket.state import PlayArea
from rules.pocket.symbols import NONE


class Half(NamedTuple):
    """What a seat has: all it drafted, its hand, what is in play, what of that is blank, what it shows."""

    drafted: int
    hand: int
    play: int
    blank: int
    swords: int
    helms: int


Halves = tuple[Half, Half]
Pair = tuple[int, int]
"""A number for each seat."""


def half_of(printed: Print, area: PlayArea) -> Half:
    """Turn what a seat has into numbers."""
    shown = sum((placed.shows for placed in area.in_play), NONE)
    play = printed.bits(placed.card for placed in area.in_play)
    blank = printed.bits(placed.card for placed in area.in_play if placed.blank)
    return Half(printed.bits(area.all_cards), printed.bits(area.hand), play, blank, shown.swords, shown.helms)


@compiled
def with_half(halves: Halves, seat: int, half: Half) -> Halves:
    """Replace one seat's half."""
    return (half, halves[1]) if seat == 0 else (halves[0], half)


@compiled
def lays(half: Half, card: int) -> Half:
    """Take a card out of the hand."""
    return Half(half.drafted, half.hand & ~(1 << card), half.play, half.blank, half.swords, half.helms)


@compiled
def gains(half: Half, swords: int, helms: int) -> Half:
    """Add to what the cards in play show."""
    return Half(half.drafted, half.hand, half.play, half.blank, half.swords + swords, half.helms + helms)


@compiled
def comes_out(half: Half, card: int, swords: int, helms: int) -> Half:
    """Put a card from hand into play, showing these symbols."""
    bit = 1 << card
    return Half(
        half.drafted, half.hand & ~bit, half.play | bit, half.blank, half.swords + swords, half.helms + helms
    )


@compiled
def loses_side(half: Half, card: int) -> Half:
    """Hide the aspect of a card in play."""
    return Half(half.drafted, half.hand, half.play, half.blank | 1 << card, half.swords, half.helms)


@compiled
def gives_up(printed: Printed, half: Half, card: int) -> Half:
    """Take a card out of play; cards that can be exhausted have only one side."""
    swords, helms = half.swords - printed.cards[card, SIDE], half.helms - printed.cards[card, SIDE + 1]
    return Half(half.drafted, half.hand, half.play & ~(1 << card), half.blank, swords, helms)


@compiled
def shows(half: Half, mates: int) -> int:
    """Return which of some cards are in play and show their aspect."""
    return half.play & ~half.blank & mates


@compiled
def total(printed: Printed, half: Half, aid: Pair) -> Pair:
    """Return a seat's swords and helms, including what its cards gain by others and what exhausting adds."""
    swords, helms = half.swords + aid[0], half.helms + aid[1]
    for number in range(len(printed.ongoing)):
        ongoing = printed.ongoing[number]
        if half.play & ongoing[BIT] and count(shows(half, ongoing[MATES])) >= ongoing[COUNT]:
            swords += ongoing[MORE]
            helms += ongoing[MORE + 1]
    return swords, max(0, helms)


@compiled
def count(cards: int) -> int:
    """Count the cards of a set."""
    number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


@compiled
def listed(cards: int) -> NDArray[np.int64]:
    """Return the places of some cards, the Strike! first."""
    number, place = count(cards), 0
    places = np.empty(number, np.int64)
    while cards:
        if cards & 1:
            number -= 1
            places[number] = place
        cards >>= 1
        place += 1
    return places


@compiled
def key_of(printed: Printed, halves: Halves, doubles: int, lead: int) -> Key:
    """Return a key for a table; tables with the same key are worth the same.

    Swords count only against the opponent's helms, unless a card in hand or in play can take helms away.
    """
    one, other = halves
    swords, helms, foe_swords, foe_helms = one.swords, one.helms, other.swords, other.helms
    if not (one.hand | one.play) & printed.taking:
        swords, foe_helms = swords - foe_helms, 0
    if not (other.hand | other.play) & printed.taking:
        foe_swords, helms = foe_swords - helms, 0
    rest = doubles << 1 | lead
    for number in (swords + 32, helms, foe_swords + 32, foe_helms):
        rest = rest << 6 | number
    counted = _counted(printed, one) << 17 | _counted(printed, other)
    return _what_matters(printed, one, other), _what_matters(printed, other, one), rest << 34 | counted


@compiled
def _what_matters(printed: Printed, half: Half, foe: Half) -> int:
    """Return the cards in hand, those in play that can do more, and how many cards those in hand answer."""
    doing = half.play & printed.exhaustible
    for number in range(len(printed.ongoing)):
        doing |= half.play & printed.ongoing[number, BIT]
    matters = doing << STRIKES | half.hand
    for number in range(len(printed.aspects)):
        if half.hand & printed.aspects[number, BIT]:
            matters |= min(7, count(foe.drafted & printed.aspects[number, MATES])) << (
                2 * STRIKES + 3 * number
            )
    return matters


@compiled
def _counted(printed: Printed, half: Half) -> int:
    """Return how many cards each card with an Ongoing ability can count in play; five have one at most."""
    counted = 0
    for number in range(len(printed.ongoing)):
        if (half.hand | half.play) & printed.ongoing[number, BIT]:
            counted = counted * 9 + count(shows(half, printed.ongoing[number, MATES]))
    return counted
