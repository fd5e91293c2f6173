"""Remembers solved tables by key, so that none is solved twice.

A hash table in arrays, for compiled code. Once it is full, further tables are solved but not kept.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled

PLACES = 1 << 21
MOST = PLACES * 7 // 8
"""The most that are kept; some places stay free, because a search ends at a free place."""

Key = tuple[int, int, int]


class Transpositions(NamedTuple):
    """Keys and their values, each at the first place that was free, counted from where its key points."""

    keys: NDArray[np.int64]
    values: NDArray[np.float64]
    """NaN where nothing is kept."""
    kept: NDArray[np.int64]
    """How many are kept, as its only element."""


def transpositions() -> Transpositions:
    """Make an empty table."""
    return Transpositions(np.zeros((PLACES, 3), np.int64), np.full(PLACES, np.nan), np.zeros(1, np.int64))


def forget(known: Transpositions) -> None:
    """Empty a table."""
    known.values.fill(np.nan)
    known.kept[0] = 0


@compiled
def find(known: Transpositions, key: Key) -> int:
    """Return the place of a key, or the free one where it would go."""
    mixed = key[0] * 0x9E3779B97F4A7C1 ^ key[1] * 0xC2B2AE3D27D4EB4 ^ key[2] * 0x165667B19E3779F
    mixed ^= mixed >> 29
    place = mixed & (PLACES - 1)
    while not np.isnan(known.values[place]):
        kept = known.keys[place]
        if kept[0] == key[0] and kept[1] == key[1] and kept[2] == key[2]:
            break
        place = (place + 1) & (PLACES - 1)
    return place


@compiled
def keep(known: Transpositions, key: Key, value: float) -> None:
    """Remember a value."""
    if known.kept[0] < MOST:
        place = find(known, key)
        known.keys[place, 0], known.keys[place, 1], known.keys[place, 2] = key
        known.values[place] = value
        known.kept[0] += 1
