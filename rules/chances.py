"""Every outcome of a roll, with its chance, for exact expectations.

``outcomes`` runs a function again and again with dice that take each branch in turn. It tells apart only the
sums of dice rolled together, and only the sets of cards drawn together, so the function must not look at
single dice or at the order of a draw.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeVar

from typing_extensions import override

from rules.dice import D3, Dice

T = TypeVar("T")


def outcomes(act: Callable[[Dice], T]) -> Iterator[tuple[float, T]]:
    """Yield the result of every way the dice can fall, with its chance; the chances sum to 1."""
    dice = _Branching()
    while True:
        result = act(dice)
        yield dice.chance, result
        if not dice.turn():
            return


class _Branching(Dice):
    """Dice that follow a path of branches and can move on to the next path."""

    def __init__(self) -> None:
        super().__init__(b"")  # no seed: each draw is a branch
        self._path: list[int] = []
        self._widths: list[int] = []
        self.chance = 1.0

    def turn(self) -> bool:
        """Move on to the next path, depth first; return False after the last."""
        while self._path and self._path[-1] + 1 == self._widths[len(self._path) - 1]:
            self._path.pop()
        if not self._path:
            return False
        self._path[-1] += 1
        # Rolls after this branch may differ, so the widths are recorded again.
        self._widths = []
        self.chance = 1.0
        return True

    @override
    def below(self, bound: int, label: str) -> int:
        self.chance /= bound
        return self._branch(bound)

    @override
    def roll(self, count: int, label: str, faces: Sequence[int] = D3) -> tuple[int, ...]:
        sums = _sums(count, tuple(faces))
        throw, chance = sums[self._branch(len(sums))]
        self.chance *= chance
        return throw

    @override
    def draw(self, items: Sequence[T], count: int, label: str) -> tuple[T, ...]:
        drawn = tuple(combinations(items, count))
        self.chance /= len(drawn)
        return drawn[self._branch(len(drawn))]

    def _branch(self, width: int) -> int:
        depth = len(self._widths)
        self._widths.append(width)
        if depth == len(self._path):
            self._path.append(0)
        return self._path[depth]


@cache
def _sums(count: int, faces: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return one throw for each possible sum of some dice, with the chance of that sum."""
    throws: dict[int, list[tuple[int, ...]]] = {}
    for throw in product(faces, repeat=count):
        throws.setdefault(sum(throw), []).append(throw)
    return tuple((alike[0], len(alike) / len(faces) ** count) for alike in throws.values())
