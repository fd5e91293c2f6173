"""A position to solve: the worth of each card against each answer, and what a solution gives away."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from players.equilibrium import Matrix, solved
from players.reckoning import POINTS

TENTHS = 10
"""The parts of a point in which payoffs and losses are stored."""
TELLS = 5
"""How many points must depend on the solution for a position to be worth asking about."""
ROUNDED = 0.05
"""A card that gives away less is right by itself."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A position, its first seat's choices, and their worth in points of a hundred."""

    game: str
    """The id that pins the version of the rules."""
    cast: tuple[str, ...]
    """The role of each seat."""
    state: Any
    """A state of that game in which seat 0 is asked."""
    options: tuple[str, ...]
    answers: tuple[str, ...]
    """The other seat's possible answers."""
    payoffs: Matrix
    """What seat 0 wins, by its option and the answer."""

    @cached_property
    def value(self) -> float:
        """What the best mix wins, whatever the opponent does."""
        return solved(self.payoffs)[0]

    @cached_property
    def mix(self) -> tuple[float, ...]:
        """The best mix, in shares of one."""
        return tuple(solved(self.payoffs)[1])

    @property
    def alone(self) -> tuple[float, ...]:
        """What each option wins by itself against a perfect opponent."""
        return tuple(map(min, self.payoffs))

    def loss(self, shares: Sequence[int]) -> float:
        """Return how many points a perfect opponent takes from a division of a hundred."""
        mixed = (
            sum(share * earned for share, earned in zip(shares, column, strict=True)) / POINTS
            for column in zip(*self.payoffs, strict=True)
        )
        return max(0.0, self.value - min(mixed))

    @property
    def instructive(self) -> bool:
        """Whether mixing is worth five points, or one option is right by as many."""
        *_, second, best = sorted(self.alone)
        right = self.value - best < ROUNDED and self.value - second >= TELLS
        return right or self.value - best >= TELLS
