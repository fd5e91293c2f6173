"""What a position is worth to a seat, learnt from games that were played out.

A small network: the facts, some sums of them that count where they are above nought, and the chance to win.
"""

from collections.abc import Sequence

import numpy as np

from apparatus.insight.kendo.facts import Numbers

HIDDEN = 32
LESSONS, SOME = 8, 256
"""How often all games are gone through, and how many positions at once."""
PACE, HOLD = 2e-3, 1e-5
"""How far a step goes at first, and how hard every weight is held to nought."""
FADING = (0.9, 0.999)
"""How long steps are remembered, and how long their sizes (Adam)."""

Lesson = tuple[Numbers, float]
"""A position as a seat knew it, and what the game then came to for that seat."""


class KendoWorth:
    """What facts are worth together."""

    def __init__(self, facts: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Numbers] = [
            rng.normal(0, 0.15, (facts, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.15, HIDDEN),
            np.zeros(facts),
            np.zeros(1),
        ]

    def of(self, positions: Numbers) -> Numbers:
        """Return the chance to win of each position, a row of facts."""
        into, bias, out, straight, base = self.weights
        hidden = np.maximum(positions @ into + bias, 0)
        return 1 / (1 + np.exp(-(hidden @ out + positions @ straight + base)))


def learn(lessons: Sequence[Lesson], seed: int) -> KendoWorth:
    """Fit a network to positions and how their games ended."""
    positions = np.array([facts for facts, _ in lessons])
    ended = np.array([end for _, end in lessons])
    worth, rng = KendoWorth(positions.shape[1], seed), np.random.default_rng(seed)
    weights = worth.weights
    steps = [np.zeros_like(weight) for weight in weights]
    sizes = [np.zeros_like(weight) for weight in weights]
    order = np.concatenate([rng.permutation(len(positions)) for _ in range(LESSONS)])
    for number, begin in enumerate(range(0, len(order), SOME), 1):
        chosen = order[begin : begin + SOME]
        pace = PACE * (1 - begin / len(order))
        for place, slope in enumerate(_slopes(weights, positions[chosen], ended[chosen])):
            steps[place] = FADING[0] * steps[place] + (1 - FADING[0]) * slope
            sizes[place] = FADING[1] * sizes[place] + (1 - FADING[1]) * slope**2
            step, size = steps[place] / (1 - FADING[0] ** number), sizes[place] / (1 - FADING[1] ** number)
            weights[place] -= pace * step / (np.sqrt(size) + 1e-8)
    return worth


def _slopes(weights: Sequence[Numbers], positions: Numbers, ended: Numbers) -> tuple[Numbers, ...]:
    """Return how the error rises with each weight."""
    into, bias, out, straight, base = weights
    hidden = np.maximum(positions @ into + bias, 0)
    chances = 1 / (1 + np.exp(-(hidden @ out + positions @ straight + base)))
    off = (chances - ended) / len(ended)
    back = np.outer(off, out) * (hidden > 0)
    return (
        positions.T @ back + HOLD * into,
        back.sum(0),
        hidden.T @ off,
        positions.T @ off + HOLD * straight,
        np.array([off.sum()]),
    )
