"""Pairs of hands: which can occur, in which order they are solved, and what a hand can turn into.

A hand is a number with a bit for each technique it holds. Unless a card discards or takes back, both hands
always hold equally many cards, so that 48,619 pairs can occur instead of 261,121.
"""

from itertools import chain, combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.tables import CARDS, Tables

FULL = (1 << CARDS) - 1
HANDS = FULL + 1
NOWHERE = -1
MOST_FUTURES = 5_000
"""More than the ways in which any of our cards can change a hand in one attack phase."""


class Subsets(NamedTuple):
    """Every way to choose some of the cards of a hand."""

    begin: NDArray[np.int32]
    """By the number chosen and the hand: the first way; the next hand's first ends them."""
    flat: NDArray[np.int32]


class Change(NamedTuple):
    """How a hand changes, apart from the played card, which has already left it."""

    played: int
    lost: int
    back: int


class Pairs(NamedTuple):
    """The pairs of hands that can occur, fewest cards first."""

    own: NDArray[np.int64]
    foe: NDArray[np.int64]
    place: NDArray[np.int32]
    """By both hands: the number of the pair."""
    groups: NDArray[np.int64]
    """The first pair of each group, and the end of the last; see ``pairs_of``."""
    subsets: Subsets


def pairs_of(tables: Tables) -> Pairs:
    """List the pairs of hands of a pairing.

    Even hands are grouped by their number of cards: a turn leads from one group to the one before it, and a
    refresh leads from the first group to the last. Otherwise all pairs are one group.
    """
    even = not (tables.lost.any() or tables.back.any())
    size = np.array([hand.bit_count() for hand in range(HANDS)])
    own, foe = (
        hands.ravel() for hands in np.meshgrid(np.arange(1, HANDS), np.arange(1, HANDS), indexing="ij")
    )
    if even:
        own, foe = own[size[own] == size[foe]], foe[size[own] == size[foe]]
    order = np.argsort(size[own] + size[foe], kind="stable")
    own, foe = own[order], foe[order]
    place = np.full((HANDS, HANDS), NOWHERE, np.int32)
    place[own, foe] = np.arange(len(own))
    groups = np.flatnonzero(np.diff(size[own], prepend=0)) if even else np.zeros(1, np.int64)
    return Pairs(own, foe, place, np.append(groups, len(own)), _subsets())


def _subsets() -> Subsets:
    cards = [[1 << card for card in range(CARDS) if hand >> card & 1] for hand in range(HANDS)]
    ways = [[list(map(sum, combinations(held, count))) for held in cards] for count in range(CARDS)]
    lengths = [[len(each) for each in by_hand] for by_hand in ways]
    begin = np.cumsum([0, *chain.from_iterable(lengths)], dtype=np.int32)
    table = np.stack([begin[count * HANDS : (count + 1) * HANDS + 1] for count in range(CARDS)])
    return Subsets(table, np.array([*chain.from_iterable(chain.from_iterable(ways))], np.int32))


@compiled
def cards_in(hand: int, cards: NDArray[np.int64]) -> int:
    """Write the cards of a hand into ``cards``, and return how many there are."""
    count = 0
    for card in range(CARDS):
        if hand >> card & 1:
            cards[count] = card
            count += 1
    return count


@compiled
def futures(subsets: Subsets, hand: int, change: Change, found: NDArray[np.int64]) -> int:
    """Write what a hand may be next turn into ``found``, all equally likely, and return how many there are.

    Cards are discarded first, then cards are taken back, but never the one played; an empty hand is
    refreshed.
    """
    count = 0
    lost, back = subsets.begin[change.lost], subsets.begin[change.back]
    for gone in subsets.flat[lost[hand] : lost[hand + 1]]:
        left = hand ^ gone
        pile = FULL ^ left ^ (1 << change.played)
        for gain in subsets.flat[back[pile] : back[pile + 1]]:
            found[count] = (left | gain) or FULL
            count += 1
    return count
