"""The worth of uneven hands in few numbers: some for each hand, and a form for each shape by health.

They come nearest to a solution where the master's look-aheads end. The forms, and the numbers of either
side's hands, are fitted in turn, each with the others held fixed. Meanwhile, shapes are taken in orthogonal
directions (``InShapes``), so that an error in one of them is an equal error in the worth of hands.
"""

from math import comb
from typing import NamedTuple

import numpy as np

from apparatus.insight.solve import Solution
from players.bushido.ways import CARDS, COUNT, Numbers
from players.bushido.worth import FORM_STEP, HAND_STEP, PARTS, UnevenWorth

SIZES = COUNT[1:]
OF_SIZE = [np.flatnonzero(size == SIZES) for size in range(1, CARDS + 1)]
ROUNDS = 6
"""How many rounds of fitting there are; more gain nothing."""
ANYWHERE = 0.02
"""The share of the weight that is the same for all sizes of hands."""
ANY_HEALTH = 0.05
"""The share of the weight that is the same for all healths."""
RIDGE = 1e-9


class Fit(NamedTuple):
    """A pairing in few numbers."""

    forms: Numbers
    """By shape: foe's number, own number."""
    owns: Numbers
    foes: Numbers

    def mirrored(self) -> "Fit":
        """Return the fit from the other side."""
        return Fit(self.forms.transpose(0, 2, 1), self.foes, self.owns)

    def values(self) -> Numbers:
        """Return what hands are worth by this fit."""
        return np.einsum("ksr,ir,js->kij", self.forms, self.owns, self.foes, optimize=True)


class InShapes(NamedTuple):
    """The worth of hands, by direction of health and both hands."""

    values: Numbers
    back: Numbers
    """By shape and direction: how much of the shape is in it."""


def shaped(solution: Solution, ends: Numbers, shapes: Numbers) -> InShapes:
    """Return the worth of hands at all healths, in the shapes by health that all pairings share.

    ``ends`` counts where look-aheads end, by both healths and the sizes of both hands.
    """
    by_health = ends.sum(axis=(2, 3))[1:, 1:].ravel()
    weights = np.sqrt(by_health / by_health.sum() + ANY_HEALTH / len(by_health))
    directions, in_shapes = np.linalg.qr(weights[:, None] * shapes)
    values = solution.values[1:, 1:].reshape(len(weights), -1)
    ordered = solution.pairs.place[1:, 1:]
    return InShapes(((directions.T * weights) @ values)[:, ordered], np.linalg.inv(in_shapes))


def fitted(found: InShapes, ends: Numbers) -> list[int]:
    """Return the forms and every hand's numbers, in whole steps, that come nearest where look-aheads end."""
    values, fit, weights = found.values, _begun(found.values), _weights(ends)
    for _ in range(ROUNDS):
        fit = fit._replace(owns=_hands(fit, values, weights))
        fit = fit._replace(foes=_hands(fit.mirrored(), values.transpose(0, 2, 1), weights.T))
        fit = fit._replace(forms=_forms(fit, values, weights))
    forms, owns, foes = _in_order(fit)
    forms = np.einsum("hk,ksr->hsr", found.back, forms)
    numbers = [forms / FORM_STEP, owns / HAND_STEP, foes / HAND_STEP]
    return np.concatenate([np.rint(each).astype(int).ravel() for each in numbers]).tolist()


def written_values(worth: UnevenWorth) -> Numbers:
    """Return how much of each shape is in the worth of hands, as the file has it: by shape and both hands."""
    return Fit(worth.forms, *worth.hands).values()


def _weights(ends: Numbers) -> Numbers:
    """Return how much a pair of hands counts, by the sizes of both."""
    by_size = ends.sum(axis=(0, 1))[1:, 1:]
    shares = by_size / by_size.sum() + ANYWHERE / CARDS**2
    hands = np.array([comb(CARDS, size) for size in range(1, CARDS + 1)])
    return shares / (hands[:, None] * hands)


def _begun(values: Numbers) -> Fit:
    """Return the directions in which values differ most, and the forms that belong to them."""
    scale = _scale()
    weighed = values * scale * scale.T
    owns = _directions(np.einsum("aij,akj->ik", weighed, weighed, optimize=True))
    foes = _directions(np.einsum("aij,aik->jk", weighed, weighed, optimize=True))
    forms = np.einsum("aij,ir,js->asr", weighed, owns, foes, optimize=True)
    return Fit(forms, owns / scale, foes / scale)


def _hands(fit: Fit, values: Numbers, weights: Numbers) -> Numbers:
    """Return the numbers of the first side's hands that fit the rest best."""
    lines = np.einsum("asr,js->ajr", fit.forms, fit.foes, optimize=True)
    squares = np.stack([np.einsum("ajr,ajq->rq", lines[:, hands], lines[:, hands]) for hands in OF_SIZE])
    found = np.empty_like(fit.owns)
    for weight, hands in zip(weights, OF_SIZE, strict=True):
        weighed = lines * weight[SIZES - 1][:, None]
        aims = np.einsum("ajr,aij->ri", weighed, values[:, hands], optimize=True)
        found[hands] = _nearest(np.einsum("b,brq->rq", weight, squares), aims).T
    return found


def _forms(fit: Fit, values: Numbers, weights: Numbers) -> Numbers:
    """Return the forms that fit the numbers of the hands best."""
    owns, foes = (np.stack([side[hands].T @ side[hands] for hands in OF_SIZE]) for side in fit[1:])
    squares = np.einsum("xy,xrq,yst->srtq", weights, owns, foes, optimize=True)
    weighed = values * weights[SIZES - 1][:, SIZES - 1]
    aims = np.einsum("aij,ir,js->sra", weighed, fit.owns, fit.foes, optimize=True)
    found = _nearest(squares.reshape(PARTS**2, -1), aims.reshape(PARTS**2, -1))
    return found.reshape(aims.shape).transpose(2, 0, 1)


def _nearest(squares: Numbers, aims: Numbers) -> Numbers:
    """Return the nearest solution, and of equally near ones that with the smallest numbers."""
    little = RIDGE * float(np.trace(squares)) / len(squares)
    ridge: Numbers = little * np.eye(len(squares))
    return np.linalg.solve(squares + ridge, aims).astype(np.float64)


def _in_order(fit: Fit) -> Fit:
    """Return the same fit with numbers of one scale that count most first, which round and pack well."""
    scale = _scale()
    (owns, by_own), (foes, by_foe) = (np.linalg.qr(side * scale) for side in fit[1:])
    forms = np.einsum("sx,axy,ry->asr", by_foe, fit.forms, by_own)
    first, second = (
        np.linalg.svd(forms.transpose(axes).reshape(PARTS, -1))[0] for axes in ((2, 0, 1), (1, 0, 2))
    )
    forms = np.einsum("asr,sx,ry->axy", forms, second, first)
    return Fit(forms, owns @ first / scale, foes @ second / scale)


def _scale() -> Numbers:
    """Return how much each hand counts: there are many hands of the middle sizes, so each counts less."""
    return np.array([[comb(CARDS, size) ** -0.5] for size in SIZES])


def _directions(spread: Numbers) -> Numbers:
    return np.linalg.eigh(spread)[1][:, ::-1][:, :PARTS]
