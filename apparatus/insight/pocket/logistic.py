"""The chance to win as a logistic function of facts, fitted to what was seen."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Facts = NDArray[np.float64]
"""How often each fact counts for the first seat."""
Seen = Sequence[tuple[Facts, float]]
"""Facts, and what they came to for the first seat."""

STEPS = 12


def fit(before: Facts, seen: Seen, ridge: float) -> Facts:
    """Return what each fact is worth, by Newton's method.

    What was believed before holds against what is seen as if it came of so many hands for each fact.
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
