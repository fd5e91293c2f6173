"""What a position is worth to a seat, learnt from finished games.

A small network: the facts, some sums of them that count when they are above zero, and the chance to win.

**The same on every machine.** Processors add up floats in different orders, and a player who learns from its
own games becomes another player by the smallest difference. So everything that is added up is a whole
multiple of a power of two, and small enough to be exact in any order. The rest is sums, products, quotients
and roots of two numbers, which every processor rounds alike.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from players.kendo.facts import Position, facts
from players.kendo.worth import HIDDEN

Numbers: TypeAlias = NDArray[np.float64]
LESSONS, SOME = 6, 256
"""How many passes there are over all positions, and how many positions a step takes."""
PACE, HOLD = 2e-3, 1e-4
"""The size of a step at first, and how strongly weights are held at zero."""
FADING = (0.9, 0.999)
"""How long steps are remembered, and how long their sizes (Adam)."""
WEIGHTS, SUMS, ERRORS = 2.0**16, 2.0**10, 2.0**20
"""Steps per unit to which weights, sums and errors are rounded."""
HALVINGS = 10
"""How exactly the exponential function is computed: (1 + x/2^n) to the power of 2^n."""

Lessons = tuple[Numbers, Numbers]
"""Positions, one per row, and the result of each for its seat."""


def rows_of(positions: Sequence[Position]) -> Numbers:
    """Return the facts of positions, one per row."""
    return np.array([facts(known) for known in positions])


def on_grid(numbers: Numbers, fine: float) -> Numbers:
    """Round to whole multiples of 1 / ``fine``, a power of two."""
    return np.rint(numbers * fine) / fine


class KendoWorth:
    """A trained network."""

    def __init__(self, weights: Sequence[Numbers]) -> None:
        self._weights = [on_grid(weight, WEIGHTS) for weight in weights]

    def of(self, positions: Numbers) -> Numbers:
        """Return the chance to win of each position, given as a row of facts."""
        return forward(self._weights, positions)[1]


def untaught(width: int, seed: int) -> list[Numbers]:
    """Return the weights before any learning."""
    rng = np.random.default_rng(seed)
    return [
        rng.random((width, HIDDEN)) * 0.5 - 0.25,
        np.zeros(HIDDEN),
        rng.random(HIDDEN) * 0.5 - 0.25,
        np.zeros(width),
        np.zeros(1),
    ]


def learn(lessons: Lessons, seed: int) -> KendoWorth:
    """Fit a network to positions and what they came to; its weights are the mean of the later ones."""
    positions, ended = lessons
    weights, rng = untaught(positions.shape[1], seed), np.random.default_rng(seed)
    steps = [np.zeros_like(weight) for weight in weights]
    sizes = [np.zeros_like(weight) for weight in weights]
    means = [np.zeros_like(weight) for weight in weights]
    order = np.concatenate([rng.permutation(len(positions)) for _ in range(LESSONS)])
    fading, counted = [1.0, 1.0], 0
    for begin in range(0, len(order) - SOME + 1, SOME):
        chosen = order[begin : begin + SOME]
        pace = PACE * (1 - begin / len(order))
        fading = [left * rate for left, rate in zip(fading, FADING, strict=True)]
        late = begin >= len(order) / 2
        counted += late
        for place, slope in enumerate(slopes(weights, positions[chosen], ended[chosen])):
            steps[place] = FADING[0] * steps[place] + (1 - FADING[0]) * slope
            sizes[place] = FADING[1] * sizes[place] + (1 - FADING[1]) * slope * slope
            step, size = steps[place] / (1 - fading[0]), sizes[place] / (1 - fading[1])
            weights[place] -= pace * step / (np.sqrt(size) + 1e-8)
            if late:
                means[place] += (weights[place] - means[place]) / counted
    return KendoWorth(means)


def forward(weights: Sequence[Numbers], positions: Numbers) -> tuple[Numbers, Numbers]:
    """Return the hidden sums of each position, and its chance to win."""
    into, bias, out, straight, base = weights
    hidden = on_grid(np.maximum(positions @ into + bias, 0), SUMS)
    return hidden, logistic(hidden @ out + positions @ straight + base)


def logistic(numbers: Numbers) -> Numbers:
    """Return the logistic function, by operations that are the same everywhere."""
    power = 1 - np.clip(numbers, -30, 30) / 2**HALVINGS
    for _ in range(HALVINGS):
        power = power * power
    return 1 / (1 + power)


def slopes(weights: Sequence[Numbers], positions: Numbers, ended: Numbers) -> tuple[Numbers, ...]:
    """Return how the error rises with each weight."""
    told = [on_grid(weight, WEIGHTS) for weight in weights]
    hidden, chances = forward(told, positions)
    into, _, out, straight, _ = told
    off = on_grid(chances - ended, ERRORS)
    back = on_grid(off[:, None] * out * (hidden > 0), ERRORS)
    return (
        positions.T @ back / SOME + HOLD * into,
        back.sum(0) / SOME,
        hidden.T @ off / SOME,
        positions.T @ off / SOME + HOLD * straight,
        np.array([off.sum() / SOME]),
    )
