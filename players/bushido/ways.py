"""Hands as numbers, and the hands that may be left after cards are discarded and taken back."""

from array import array
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.bushido.wheel import TECHNIQUES

CARDS = len(TECHNIQUES)
FULL = (1 << CARDS) - 1
"""A full hand; a hand is a number with a bit for each card it holds."""
WAYS_AT_HAND = 20_000
"""How many ways to discard and take back are cached."""

Indices = NDArray[np.integer[Any]]
Keys = NDArray[np.int64]
Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]

_HANDS = np.arange(FULL + 1, dtype=np.int32)
HOLDS = (_HANDS[:, None] >> np.arange(CARDS) & 1).astype(bool)
"""By hand and card."""
COUNT = HOLDS.sum(axis=1, dtype=np.int32)
"""How many cards a hand holds."""
HELD = np.argsort(~HOLDS, axis=1, kind="stable").astype(np.int32)
"""The cards of a hand, the least first, and then the others."""


def bits(hand: tuple[str, ...]) -> int:
    """Return a hand as a number with a bit for each card."""
    return sum(1 << TECHNIQUES.index(technique) for technique in hand)


def distinct(numbers: Keys) -> Keys:
    """Return the different ones of some numbers, in order."""
    # ``np.unique`` would load more of numpy for it, which takes memory.
    ordered = np.sort(numbers)
    return ordered[np.flatnonzero(np.diff(ordered, prepend=-1))]


class Ways:
    """Numbers for all that a hand may be: a hand's own number if it is known, and greater ones if not."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._flat, self._counts = array("i", range(FULL + 1)), array("i", [1] * (FULL + 1))
        self._begins = array("i", range(FULL + 1))

    def left(self, hands: Indices, played: Indices, gone: Indices, back: Indices) -> Indices:
        """Return what each hand may be after a card was played, others discarded and others taken back."""
        codes, which = np.unique(((hands << 4 | played) << 4 | gone) << 4 | back, return_inverse=True)
        return np.array([self._left(code) for code in codes.tolist()], np.int32)[which]

    def _left(self, code: int) -> int:
        number = self._numbers.get(code)
        if number is None:
            hands = left(code >> 12, code >> 8 & 15, code >> 4 & 15, code & 15)
            number = hands[0] if len(hands) == 1 else self._numbered(hands)
            self._numbers[code] = number
        return number

    def _numbered(self, hands: tuple[int, ...]) -> int:
        self._begins.append(len(self._flat))
        self._counts.append(len(hands))
        self._flat.extend(hands)
        return len(self._begins) - 1

    def count(self, numbers: Indices) -> Indices:
        """Return how many hands each number stands for."""
        return np.array(self._counts)[numbers]

    def one(self, numbers: Indices) -> Indices:
        """Return one of the hands of each number; all of them hold as many cards."""
        return np.array(self._flat)[np.array(self._begins)[numbers]]

    def hands(self, numbers: Indices) -> tuple[Indices, Indices]:
        """Return all hands of numbers, and before them, which number each is of."""
        counts = self.count(numbers)
        which = np.repeat(np.arange(len(numbers), dtype=np.int32), counts)
        begins = np.array(self._begins)[numbers] - (counts.cumsum(dtype=np.int32) - counts)
        return which, np.array(self._flat)[np.arange(len(which)) + begins[which]]

    def means(self, numbers: Indices, by_hand: Numbers) -> Numbers:
        """Return the average line of each number's hands, given a line for each hand but the empty one."""
        each, which = np.unique(numbers, return_inverse=True)
        counts, (_, hands) = self.count(each), self.hands(each)
        sums = np.add.reduceat(by_hand[hands - 1], counts.cumsum() - counts)
        return (sums / counts[:, None])[which]


@lru_cache(maxsize=WAYS_AT_HAND)
def left(hand: int, played: int, gone: int, back: int) -> tuple[int, ...]:
    """Return the possible hands after a card was played, others were discarded and others taken back."""
    held = [1 << card for card in range(CARDS) if hand >> card & 1]
    found: list[int] = []
    for discarded in combinations(held, gone):
        kept = hand - sum(discarded)
        pile = [1 << card for card in range(CARDS) if not (kept | 1 << played) >> card & 1]
        # An empty hand is taken up again before the next turn.
        found += [(kept + sum(taken)) or FULL for taken in combinations(pile, back)]
    return tuple(found)
