"""The healths at which a duel is solved: all of them, or a few rungs with linear values in between.

With few rungs, a whole duel from full health is solved in seconds. A health between two rungs then stands on
either, more likely on the nearer, so that the expected health is the real one. A health below the lowest rung
stands on that rung. Blows, criteria and knock-outs look at the real health of the rung.
"""

from collections.abc import Iterator
from itertools import pairwise

Ladder = tuple[int, ...]
"""Healths, rising; the rungs count from 1, and 0 is the ground."""

COARSE: Ladder = (3, 8, 14, 20)
COARSER: Ladder = (4, 11, 20)


def every(health: int) -> Ladder:
    """Return a ladder with a rung for each health, on which a solution is exact."""
    return tuple(range(1, health + 1))


def is_exact(ladder: Ladder) -> bool:
    """Return whether no health is left out."""
    return ladder == every(len(ladder))


def stand(health: int, ladder: Ladder) -> Iterator[tuple[int, float]]:
    """Yield the rungs that a health stands on, with its share of each; the shares sum to 1."""
    if health <= ladder[0]:
        yield (1 if health > 0 else 0), 1.0
        return
    for rung, (low, high) in enumerate(pairwise(ladder), 1):
        if low < health <= high:
            if health < high:
                yield rung, (high - health) / (high - low)
            yield rung + 1, (health - low) / (high - low)
