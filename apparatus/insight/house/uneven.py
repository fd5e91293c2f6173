"""What uneven hands are worth, written in few numbers: a few of each hand, a form for each two rungs.

They come nearest to a solution where the master's looks end. Forms, and the numbers of either side's hands,
are fitted in turn, each with the others as they are.
"""

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.solve import Solution
from players.bushido.ladder import COARSE
from players.bushido.worth import CARDS, FORM_STEP, FULL, HAND_STEP, PARTS, packed, unpacked

Numbers = NDArray[np.float64]

SIZES = np.array([hand.bit_count() for hand in range(1, FULL + 1)])
OF_SIZE = [np.flatnonzero(size == SIZES) for size in range(1, CARDS + 1)]
ROUNDS = 6
"""How often all is fitted in turn: more gain nothing."""
ANYWHERE = 0.02
"""The share of the weight that all sizes of hands have alike."""
RIDGE = 1e-9


class Fit(NamedTuple):
    """A pairing in few numbers."""

    forms: Numbers
    """By either rung: foe's number, own number."""
    owns: Numbers
    foes: Numbers

    def mirrored(self) -> "Fit":
        """Return it from the other side."""
        return Fit(self.forms.transpose(1, 0, 3, 2), self.foes, self.owns)

    def values(self) -> Numbers:
        """Return what hands are worth by it."""
        return np.einsum("absr,ir,js->abij", self.forms, self.owns, self.foes, optimize=True)


def by_hands(solution: Solution) -> Numbers:
    """Return what hands are worth, by either rung and either hand."""
    ordered = solution.pairs.place[1:, 1:]
    return solution.values[1:, 1:][:, :, ordered].astype(float)


def fitted(values: Numbers, ends: Numbers) -> bytes:
    """Write down the parts of every hand and the forms that come nearest to some values where looks end."""
    found, weights = _begun(values), _weights(ends)
    for _ in range(ROUNDS):
        found = found._replace(owns=_hands(found, values, weights))
        foes = _hands(found.mirrored(), values.transpose(1, 0, 3, 2), weights.T)
        found = found._replace(foes=foes)
        found = found._replace(forms=_forms(found, values, weights))
    forms, owns, foes = _in_order(found)
    numbers = [forms / FORM_STEP, owns / HAND_STEP, foes / HAND_STEP]
    return packed(np.concatenate([np.rint(each).astype(int).ravel() for each in numbers]).tolist())


def written_values(pairing: bytes) -> Numbers:
    """Return what was written down of a pairing, by either rung and either hand."""
    forms, hands = len(COARSE) ** 2 * PARTS**2, FULL * PARTS
    numbers = np.array(unpacked(pairing), float)
    by_rungs = numbers[:forms].reshape(len(COARSE), len(COARSE), PARTS, PARTS) * FORM_STEP
    owns, foes = (each.reshape(FULL, PARTS) * HAND_STEP for each in (numbers[forms:-hands], numbers[-hands:]))
    return Fit(by_rungs, owns, foes).values()


def _weights(ends: Numbers) -> Numbers:
    """Return by the sizes of both hands how much hangs on a pair of them."""
    shares = ends[1:, 1:] / ends.sum() + ANYWHERE / CARDS**2
    hands = np.array([comb(CARDS, size) for size in range(1, CARDS + 1)])
    return shares / (hands[:, None] * hands)


def _begun(values: Numbers) -> Fit:
    """Return the directions in which values differ most, and the forms that belong to them."""
    scale = _scale()
    weighed = values * scale * scale.T
    owns = _directions(np.einsum("abij,abkj->ik", weighed, weighed, optimize=True))
    foes = _directions(np.einsum("abij,abik->jk", weighed, weighed, optimize=True))
    forms = np.einsum("abij,ir,js->absr", weighed, owns, foes, optimize=True)
    return Fit(forms, owns / scale, foes / scale)


def _hands(fit: Fit, values: Numbers, weights: Numbers) -> Numbers:
    """Return the numbers of the first side's hands that fit best to all else."""
    lines = np.einsum("absr,js->abjr", fit.forms, fit.foes, optimize=True)
    squares = np.stack(
        [np.einsum("abjr,abjq->rq", lines[:, :, hands], lines[:, :, hands]) for hands in OF_SIZE]
    )
    found = np.empty_like(fit.owns)
    for weight, hands in zip(weights, OF_SIZE, strict=True):
        weighed = lines * weight[SIZES - 1][:, None]
        aims = np.einsum("abjr,abij->ri", weighed, values[:, :, hands], optimize=True)
        found[hands] = _nearest(np.einsum("b,brq->rq", weight, squares), aims).T
    return found


def _forms(fit: Fit, values: Numbers, weights: Numbers) -> Numbers:
    """Return the forms that fit best to the numbers of the hands."""
    owns, foes = (np.stack([side[hands].T @ side[hands] for hands in OF_SIZE]) for side in fit[1:])
    squares = np.einsum("xy,xrq,yst->srtq", weights, owns, foes, optimize=True)
    weighed = values * weights[SIZES - 1][:, SIZES - 1]
    aims = np.einsum("abij,ir,js->srab", weighed, fit.owns, fit.foes, optimize=True)
    found = _nearest(squares.reshape(PARTS**2, -1), aims.reshape(PARTS**2, -1))
    return found.reshape(aims.shape).transpose(2, 3, 0, 1)


def _nearest(squares: Numbers, aims: Numbers) -> Numbers:
    """Solve for what comes nearest; of all that do alike for what counts least."""
    little = RIDGE * float(np.trace(squares)) / len(squares)
    ridge: Numbers = little * np.eye(len(squares))
    return np.linalg.solve(squares + ridge, aims).astype(np.float64)


def _in_order(fit: Fit) -> Fit:
    """Return the same with numbers of one scale, those that count most first: so they round and pack well."""
    scale = _scale()
    (owns, by_own), (foes, by_foe) = (np.linalg.qr(side * scale) for side in fit[1:])
    forms = np.einsum("sx,abxy,ry->absr", by_foe, fit.forms, by_own)
    first, second = (
        np.linalg.svd(forms.transpose(axes).reshape(PARTS, -1))[0] for axes in ((3, 0, 1, 2), (2, 0, 1, 3))
    )
    forms = np.einsum("absr,sx,ry->abxy", forms, second, first)
    return Fit(forms, owns @ first / scale, foes @ second / scale)


def _scale() -> Numbers:
    """Return by hand how much it counts: there are many of the middle sizes, of each of which less hangs."""
    return np.array([[comb(CARDS, size) ** -0.5] for size in SIZES])


def _directions(spread: Numbers) -> Numbers:
    return np.linalg.eigh(spread)[1][:, ::-1][:, :PARTS]
