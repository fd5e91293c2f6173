"""The worth of a position to a seat: a small network over its facts, learnt from many games."""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import islice
from operator import add
from pathlib import Path
from sys import byteorder

from players.kendo.facts import FINE, Position, facts
from players.kendo.weighing import logistic

HIDDEN = 32
"""How many sums of facts count if they are above zero."""
WEIGHTS = 2.0**12
"""Weights are stored as multiples of one divided by this, in two bytes each."""

Vector = tuple[float, ...]


class Network:
    """The network that turns facts into a chance to win."""

    def __init__(self, weights: Sequence[float]) -> None:
        left, width = iter(weights), (len(weights) - 2 * HIDDEN - 1) // (HIDDEN + 1)
        self._into: list[Vector] = [tuple(islice(left, HIDDEN)) for _ in range(width)]
        """What each fact adds to each sum."""
        self._bias: Vector = tuple(islice(left, HIDDEN))
        self._out: Vector = tuple(islice(left, HIDDEN))
        self._straight: Vector = tuple(islice(left, width))
        self._base = next(left)

    def of(self, positions: Sequence[Position]) -> list[float]:
        """Return the chance to win from each position."""
        return [self._of(facts(known)) for known in positions]

    def _of(self, told: Sequence[float]) -> float:
        counting = [(fact, place) for place, fact in enumerate(told) if fact]
        sums = list(self._bias)
        for fact, place in counting:
            weights = self._into[place]
            sums = list(map(add, sums, weights if fact == 1 else [fact * weight for weight in weights]))
        hidden = sum(
            # On the grid, so that a sum is the same on every machine.
            round(total * FINE) / FINE * weight
            for total, weight in zip(sums, self._out, strict=True)
            if total > 0
        )
        return logistic(self._base + hidden + sum(fact * self._straight[place] for fact, place in counting))


@cache
def learnt(game: str) -> Network:
    """Read the network learnt for a game: ``duel`` or ``competition``."""
    kept = array("h", Path(__file__).with_name(f"{game}.weights").read_bytes())
    if byteorder == "big":
        kept.byteswap()
    return Network([number / WEIGHTS for number in kept])
