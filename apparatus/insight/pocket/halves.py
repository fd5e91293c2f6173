"""What each seat has on a table, as numbers for compiled code, and when two tables are worth the same."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.pocket.printed import EXHAUSTIBLE, ONGOING, SIDES, STRIKES, TAKING, bits
from apparatus.insight.pocket.transpositions import Key
from rules.pocket.state import PlayArea
from rules.pocket.symbols import NONE


class Half(NamedTuple):
    """What one seat has: cards in hand, cards in play, and what those show of their own."""

    hand: int
    play: int
    swords: int
    helms: int


Halves = tuple[Half, Half]
Pair = tuple[int, int]
"""A number for each seat."""


def half_of(area: PlayArea) -> Half:
    """Turn what a seat has into numbers."""
    shown = sum((placed.shows for placed in area.in_play), NONE)
    return Half(bits(area.hand), bits(placed.card for placed in area.in_play), shown.swords, shown.helms)


@compiled
def with_half(halves: Halves, seat: int, half: Half) -> Halves:
    """Put one seat's half in place of what it was."""
    return (half, halves[1]) if seat == 0 else (halves[0], half)


@compiled
def lays(half: Half, card: int) -> Half:
    """Take a card out of the hand."""
    return Half(half.hand & ~(1 << card), half.play, half.swords, half.helms)


@compiled
def gains(half: Half, swords: int, helms: int) -> Half:
    """Let a card in play show so much more."""
    return Half(half.hand, half.play, half.swords + swords, half.helms + helms)


@compiled
def comes_out(half: Half, card: int, swords: int, helms: int) -> Half:
    """Put a card from hand into play, showing this."""
    bit = 1 << card
    return Half(half.hand & ~bit, half.play | bit, half.swords + swords, half.helms + helms)


@compiled
def gives_up(half: Half, card: int) -> Half:
    """Take a card out of play; those that can be exhausted have one side."""
    swords, helms = half.swords - SIDES[card, 0, 0], half.helms - SIDES[card, 0, 1]
    return Half(half.hand, half.play & ~(1 << card), swords, helms)


@compiled
def total(half: Half, aid: Pair) -> Pair:
    """Count the swords and helms of a seat, with what its cards gain by others and what exhausting does."""
    swords, helms = half.swords + aid[0], half.helms + aid[1]
    for number in range(len(ONGOING)):
        card, mates, least = ONGOING[number, 0], ONGOING[number, 1], ONGOING[number, 2]
        if half.play & card and count(half.play & mates) >= least:
            swords += ONGOING[number, 3]
            helms += ONGOING[number, 4]
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
def key_of(halves: Halves, doubles: int, lead: int) -> Key:
    """Return what tables have in common that are worth the same, as numbers.

    Swords count against the other's helms alone, unless a card is about that can take helms away.
    """
    one, other = halves
    swords, helms, foe_swords, foe_helms = one.swords, one.helms, other.swords, other.helms
    if not (one.hand | one.play) & TAKING:
        swords, foe_helms = swords - foe_helms, 0
    if not (other.hand | other.play) & TAKING:
        foe_swords, helms = foe_swords - helms, 0
    rest = doubles << 1 | lead
    for number in (swords + 32, helms, foe_swords + 32, foe_helms):
        rest = rest << 6 | number
    return _what_matters(one), _what_matters(other), rest << 20 | _counted(one) << 10 | _counted(other)


@compiled
def _what_matters(half: Half) -> int:
    """Return the cards in hand, and those in play that can do more."""
    doing = half.play & EXHAUSTIBLE
    for number in range(len(ONGOING)):
        doing |= half.play & ONGOING[number, 0]
    return doing << STRIKES | half.hand


@compiled
def _counted(half: Half) -> int:
    """Return how many cards in play its cards with an Ongoing ability can count."""
    counted = 0
    for number in range(len(ONGOING)):
        if (half.hand | half.play) & ONGOING[number, 0]:
            counted = counted * 9 + count(half.play & ONGOING[number, 1])
    return counted
