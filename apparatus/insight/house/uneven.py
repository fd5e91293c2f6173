"""What uneven hands are worth, written in few numbers: a few of each hand, a form for each two rungs."""

from math import comb

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.solve import Solution
from players.bushido.worth import CARDS, FORM_STEP, FULL, HAND_STEP, PARTS, packed

Numbers = NDArray[np.float64]


def by_hands(solution: Solution) -> Numbers:
    """Return what hands are worth, by either rung and either hand."""
    ordered = solution.pairs.place[1:, 1:]
    return solution.values[1:, 1:][:, :, ordered].astype(float)


def fitted(values: Numbers) -> bytes:
    """Write down the parts of every hand and the forms that come nearest to some values."""
    sizes = [hand.bit_count() for hand in range(1, FULL + 1)]
    # There are many hands of the middle sizes, and few of which as much hangs.
    weights = np.array([comb(CARDS, size) ** -0.5 for size in sizes])
    weighed = values * weights[:, None] * weights
    owns = _parts(np.einsum("abij,abkj->ik", weighed, weighed, optimize=True))
    foes = _parts(np.einsum("abij,abik->jk", weighed, weighed, optimize=True))
    forms = np.einsum("abij,ir,js->absr", weighed, owns, foes, optimize=True)
    hands = [parts / weights[:, None] for parts in (owns, foes)]
    numbers = [forms / FORM_STEP, *(parts / HAND_STEP for parts in hands)]
    return packed(np.concatenate([np.rint(each).astype(int).ravel() for each in numbers]).tolist())


def _parts(spread: Numbers) -> Numbers:
    """Return the directions in which values differ most."""
    return np.linalg.eigh(spread)[1][:, ::-1][:, :PARTS]
