"""The chance to win as a logistic function of facts, fitted to results."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Facts = NDArray[np.float64]
"""How often each fact counts for the first seat."""
Seen = Sequence[tuple[Facts, float]]
"""Facts, and the result for the first seat."""

STEPS = 12


def fit(before: Facts, seen: Seen, ridge: float) -> Facts:
    """Return what each fact is worth, by Newton's method.

    ``before`` is what was believed until now; it weighs as much as ``ridge`` hands for each fact.
    """
    rows = np.array([facts for facts, _ in seen])
    ended = np.array([end for _, end in seen])
    weights, among = before.copy(), ridge * np.eye(len(before))
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chances - ended) + ridge * (weights - before)
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows + among
        weights = weights - np.linalg.solve(bend, slope)
    return weights
