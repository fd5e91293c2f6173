"""The worth of a duel between two turns, learnt from the exact solution of each pairing.

The file holds the values of full hands at all healths, the worth of every two cards in the first turn, and a
few sums for the sizes of hand at which a search stops: what each spent card, each two spent by one side, and
each two spent by both count, at every health.

Of uneven hands less is known: each hand of either side is a few numbers, and for each shape by health a form
turns the numbers of two hands into an amount.
"""

from abc import ABC, abstractmethod
from functools import cache, lru_cache
from itertools import combinations

import numpy as np
from typing_extensions import override

from players.bushido.learnt import Kept, is_uneven, known_as, learnt, unpacked
from players.bushido.ways import CARDS, FULL, HOLDS, Indices, Numbers, Ways
from rules.bushido.values import FULL_HEALTH

HEALTHS = FULL_HEALTH**2
SIZES = (5, 6, 7)
"""Sizes of hand at which a search may stop."""
TWOS = np.array(list(combinations(range(CARDS), 2)))
"""Each pair of cards."""
TERMS = 1 + 2 * CARDS + CARDS**2 + 2 * len(TWOS)
"""The number of terms: nothing spent, one card of either side, one of each, and two of a side."""
AT_HAND = 4
"""Pairings to cache: each takes about a megabyte."""
FINEST = 65_534
"""Values of full hands are multiples of one divided by this, counted from one half."""

PARTS = 24
"""How many numbers represent an uneven hand."""
HAND_STEP, FORM_STEP = 1 / 128, 1 / 64


class Shaped(ABC):
    """The chance of the first of two fighters to win, as a sum of shapes by health."""

    def __init__(self, shapes: Numbers, full: Indices, opening: Indices) -> None:
        self.shapes = shapes
        """By both healths in one number, and shape."""
        self.full = 0.5 + full / FINEST
        """The worth of full hands, by both healths in one number."""
        self.opening: list[list[float]] = (0.5 + np.reshape(opening, (CARDS, CARDS)) / FINEST).tolist()
        """The worth of every two cards in the first turn."""

    @abstractmethod
    def weights(self, owns: Indices, foes: Indices, ways: Ways) -> Numbers:
        """Return the amount of each shape in the average worth of hands, any pair of which may be several."""

    def of(self, healths: Indices, weights: Numbers) -> Numbers:
        """Return the worth of hands at healths, given the amount of each shape."""
        return np.einsum("ij,ij->i", self.shapes[healths], weights).clip(0, 1)


class Worth(Shaped):
    """The chance of the first of two fighters to win, with even hands of a known size."""

    def __init__(self, kept: Kept, shapes: Numbers, pairing: bytes) -> None:
        full, *terms, opening = np.split(
            np.array(unpacked(pairing)), HEALTHS + kept.rank * TERMS * np.arange(len(SIZES) + 1)
        )
        super().__init__(shapes, full, opening)
        self._terms = {
            size: each.reshape(kept.rank, TERMS).T * kept.step
            for size, each in zip(SIZES, terms, strict=True)
        }

    @override
    def weights(self, owns: Indices, foes: Indices, ways: Ways) -> Numbers:
        # Even hands are known, and all of one size: nothing is discarded or taken back at random.
        return terms(owns, foes) @ self._terms[int(owns[0]).bit_count()]


class UnevenWorth(Shaped):
    """The chance of the first of two fighters to win, with any hands."""

    def __init__(self, shapes: Numbers, pairing: bytes) -> None:
        rank, hands = shapes.shape[1], FULL * PARTS
        full, forms, owns, foes, opening = np.split(
            np.array(unpacked(pairing)), np.cumsum([HEALTHS, rank * PARTS**2, hands, hands])
        )
        super().__init__(shapes, full, opening)
        self.forms = forms.reshape(rank, PARTS, PARTS) * FORM_STEP
        """By shape, and what each number of the second hand makes of each of the first."""
        self.hands = [each.reshape(FULL, PARTS) * HAND_STEP for each in (owns, foes)]

    @override
    def weights(self, owns: Indices, foes: Indices, ways: Ways) -> Numbers:
        found, foe_numbers = np.empty((len(owns), len(self.forms))), ways.means(foes, self.hands[1])
        each, begins = np.unique(owns, return_index=True)
        lines = np.tensordot(ways.means(each, self.hands[0]), self.forms, (1, 2))
        for line, begin, end in zip(lines, begins, [*begins[1:], len(owns)], strict=True):
            found[begin:end] = foe_numbers[begin:end] @ line.T
        return found


@cache
def shapes() -> Numbers:
    """Return the shapes, by both healths in one number."""
    kept = learnt()
    return np.reshape(unpacked(kept.shapes), (HEALTHS, kept.rank)) * kept.shape_step


@lru_cache(maxsize=AT_HAND)
def worth(edition: int, fighters: tuple[str, str]) -> Worth | UnevenWorth | None:
    """Return the worth of a pairing, or None if it was not learnt in this order."""
    if known_as(edition, *fighters) != fighters:
        return None
    if is_uneven(fighters):
        return UnevenWorth(shapes(), learnt().uneven["-".join(fighters)])
    return Worth(learnt(), shapes(), learnt().pairings["-".join(fighters)])


def terms(owns: Indices, foes: Indices) -> Numbers:
    """Return by pair of hands which terms count: 1 for those of spent cards, 0 for others."""
    one, other = (~HOLDS[hands] for hands in (owns, foes))
    both = (one[:, :, None] & other[:, None, :]).reshape(len(owns), -1)
    twos, foe_twos = (spent[:, TWOS].all(axis=2) for spent in (one, other))
    counted = [np.ones((len(owns), 1), bool), one, other, both, twos, foe_twos]
    return np.concatenate(counted, axis=1).astype(float)
