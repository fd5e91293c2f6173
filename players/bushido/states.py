"""Many states of a duel before a turn, as arrays."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from players.bushido.ways import COUNT, FULL, HELD, Indices, Keys, Mask
from rules.bushido.values import FULL_HEALTH

HEALTH_BITS, WAYS_BITS = FULL_HEALTH.bit_length(), 24
"""How many bits a health and a number of ``Ways`` take within the number of a state."""

Place = tuple[int, int, int, int]
"""A state: both healths, and both hands."""


class States(NamedTuple):
    """Several states before a turn, as arrays of one length; hands are numbers of ``Ways``."""

    health: Indices
    foe_health: Indices
    own: Indices
    foe: Indices

    @staticmethod
    def at(places: Sequence[Place]) -> "States":
        """Return these states as arrays."""
        return States(*np.array(places, np.int32).T)

    def only(self, which: Indices | Mask) -> "States":
        """Return some of the states."""
        return States(*(each[which] for each in self))

    def taken_up(self) -> "States":
        """Return the states with an empty hand taken up again, unless both are empty."""
        own, foe = (np.where(each, each, FULL) for each in (self.own, self.foe))
        empty = (self.own | self.foe) == 0
        return self._replace(own=np.where(empty, 0, own), foe=np.where(empty, 0, foe))

    def keys(self) -> Keys:
        """Return a number for each state, in the order of their hands."""
        hands = self.own.astype(np.int64) << WAYS_BITS | self.foe
        return (hands << HEALTH_BITS | self.health) << HEALTH_BITS | self.foe_health

    @staticmethod
    def of(keys: Keys) -> "States":
        """Return the states of such numbers."""
        hands, most = keys >> 2 * HEALTH_BITS, (1 << HEALTH_BITS) - 1
        each = keys >> HEALTH_BITS & most, keys & most, hands >> WAYS_BITS, hands & (1 << WAYS_BITS) - 1
        return States(*(numbers.astype(np.int32) for numbers in each))

    def healths(self) -> Indices:
        """Return a number for both healths of each state, from 0 on."""
        return (self.health - 1) * FULL_HEALTH + self.foe_health - 1

    def hands(self) -> tuple[Indices, Indices, Indices]:
        """Return the different pairs of hands, in order, and after them, which one each state has."""
        pairs, which = np.unique(self.own.astype(np.int64) << WAYS_BITS | self.foe, return_inverse=True)
        return pairs >> WAYS_BITS, pairs & (1 << WAYS_BITS) - 1, which


def every_two(owns: Indices, foes: Indices) -> tuple[Indices, Indices, Indices]:
    """Return every two cards of several pairs of hands, and which pair of hands each is of."""
    columns, counts = COUNT[foes], COUNT[owns] * COUNT[foes]
    which = np.repeat(np.arange(len(owns), dtype=np.int32), counts)
    place = np.arange(len(which), dtype=np.int32) - np.repeat(counts.cumsum(dtype=np.int32) - counts, counts)
    row, column = np.divmod(place, columns[which])
    return which, HELD[owns[which], row], HELD[foes[which], column]
