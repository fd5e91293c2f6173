"""What cards show: swords, helms, and one of three aspects."""

from typing import Literal, get_args

import msgspec

Aspect = Literal["aggression", "wisdom", "agility"]
"""Strength and force; awareness and plan; reflexes and movement."""

ASPECTS: tuple[Aspect, ...] = get_args(Aspect)

Sign = Aspect | Literal["swords", "helms", "strike"]
"""The signs that identify a card: its aspect, what it could show, or that it is the Strike!."""


class Symbols(msgspec.Struct, frozen=True):
    """A number of swords and helms."""

    swords: int = 0
    helms: int = 0

    def __add__(self, more: "Symbols") -> "Symbols":
        return Symbols(self.swords + more.swords, self.helms + more.helms)

    def __sub__(self, less: "Symbols") -> "Symbols":
        return Symbols(self.swords - less.swords, self.helms - less.helms)


NONE = Symbols()
