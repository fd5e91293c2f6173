"""The three levels on the gauge board."""

from typing import Literal

import msgspec

LevelName = Literal["strength", "technique", "guard"]


class Levels(msgspec.Struct, frozen=True):
    """Strength, Technique and Guard: the levels on the board, or changes to them."""

    strength: int = 0
    technique: int = 0
    guard: int = 0

    def __add__(self, other: "Levels") -> "Levels":
        return Levels(
            self.strength + other.strength, self.technique + other.technique, self.guard + other.guard
        )

    @property
    def each(self) -> tuple[int, int, int]:
        """All three, in order."""
        return self.strength, self.technique, self.guard

    def under(self, caps: "Levels") -> "Levels":
        """Return the levels, limited to the caps."""
        return Levels(
            min(self.strength, caps.strength),
            min(self.technique, caps.technique),
            min(self.guard, caps.guard),
        )


def one_level(name: LevelName, count: int) -> Levels:
    """Return levels with ``count`` of one, and nothing of the others."""
    match name:
        case "strength":
            return Levels(strength=count)
        case "technique":
            return Levels(technique=count)
        case "guard":
            return Levels(guard=count)
