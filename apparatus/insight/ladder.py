"""The healths at which a duel is solved: every one, or a few rungs between which values run straight.

With few rungs a whole duel from full health is solved in seconds. Whoever is left between two rungs then
stands on either, the nearer the likelier, so that the health expected is the real one; below the lowest rung
there is none to fall to, and one stands on that. Blows, criteria and knock-outs look at the real health of
the rung one stands on.
"""

from collections.abc import Iterator
from itertools import pairwise

Ladder = tuple[int, ...]
"""Healths, rising; the rungs count from 1, and 0 is the ground."""

COARSE: Ladder = (3, 8, 14, 20)
COARSER: Ladder = (4, 11, 20)


def every(health: int) -> Ladder:
    """Return a rung for each health, on which a solution is exact."""
    return tuple(range(1, health + 1))


def is_exact(ladder: Ladder) -> bool:
    """Say whether no health is left out."""
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
