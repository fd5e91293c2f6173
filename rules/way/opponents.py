"""The opponents and their cards, as data."""

from typing import Literal

import msgspec

from rules.way.clauses import Origin

OpponentKey = Literal["student", "ronin", "master", "shiro", "three"]


class DefenceCard(msgspec.Struct, frozen=True):
    """What Strength and Technique must exceed."""

    strength: int
    technique: int

    def raised(self, more: "DefenceCard", beside: int = 0) -> "DefenceCard":
        """Return it with this much more of each, and the same extra for both."""
        return DefenceCard(self.strength + more.strength + beside, self.technique + more.technique + beside)


class Foe(msgspec.Struct, frozen=True):
    """One opponent in his current state."""

    key: str
    life: int
    ki: int
    defence: DefenceCard
    """What he adds to each of his defence cards."""
    power: int
    """What he adds to each of his counterattacks."""
    side: Literal["A", "B"] | None = None
    """Which side of his card is up, if it has two."""
    armour: int = 0
    boost: int = 0
    """How much stronger or weaker his next counterattack is."""


class Opponent(msgspec.Struct, frozen=True):
    """A choice of opponent: one, or three at once."""

    key: OpponentKey
    foes: tuple[Foe, ...]
    origin: Origin


def _alone(key: OpponentKey, foe: Foe, origin: Origin = "house") -> Opponent:
    return Opponent(key, (foe,), origin)


_EVEN = DefenceCard(1, 1)
_NONE = DefenceCard(0, 0)

OPPONENTS: dict[OpponentKey, Opponent] = {
    opponent.key: opponent
    for opponent in (
        _alone("student", Foe("student", 7, 1, _EVEN, 1)),
        _alone("ronin", Foe("ronin", 8, 3, _EVEN, 2)),
        _alone("master", Foe("master", 8, 5, _EVEN, 3)),
        _alone("shiro", Foe("shiro", 8, 5, DefenceCard(2, 1), 3, side="A"), "completed"),
        Opponent(
            "three",
            (Foe("first", 3, 1, _NONE, 1), Foe("second", 3, 1, _NONE, 2), Foe("third", 4, 2, _NONE, 3)),
            "completed",
        ),
    )
}

SECOND_OPPONENTS: dict[OpponentKey, Opponent] = {
    **OPPONENTS,
    "three": Opponent(
        "three",
        (Foe("first", 3, 1, _NONE, 1), Foe("second", 3, 1, _NONE, 3), Foe("third", 4, 2, _NONE, 4)),
        "completed",
    ),
}
"""Three at once are harder than the Ronin, as their place on the ladder says."""

COUNTERED_BY: tuple[tuple[int, ...], ...] = ((0,), (0, 1, 2), (2,), (1, 2), (0, 1), ())
"""Which of the three counterattack on each face of the blue die; those for 2 and 4 are known."""


DEFENCES = tuple(
    DefenceCard(strength, technique)
    for strength, technique in ((1, 4), (4, 1), (2, 3), (3, 2), (3, 3), (2, 5), (5, 2), (4, 4), (3, 4))
)
COUNTERATTACKS = (0, 1, 2, 2, 3, 3, 4, 5, 6)
