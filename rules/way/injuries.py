"""The two decks of injuries as data: the base game's, which is ours, and the five cards of Blood."""

import msgspec

from rules.way.clauses import (
    Bleeds,
    CapsLevel,
    CombosVoid,
    DieFalls,
    DieLeaves,
    KiBlocked,
    LosesByDie,
    LosesFight,
    LosesKi,
    LosesLife,
    Origin,
    Staggers,
    WayClause,
)

Clauses = tuple[WayClause, ...]


class Injury(msgspec.Struct, frozen=True):
    """A card with a wound of each level."""

    key: str
    wounds: tuple[Clauses, Clauses]
    origin: Origin

    def wound(self, level: int) -> Clauses:
        """Return the clauses of the wound of this level, 1 or 2."""
        return self.wounds[level - 1]


def _by_key(*injuries: Injury) -> dict[str, Injury]:
    return {injury.key: injury for injury in injuries}


BASE_INJURIES = _by_key(
    Injury("cut", ((LosesLife(1),), (LosesLife(3),)), "house"),
    Injury("dazed", ((LosesKi(1),), (LosesKi(3),)), "house"),
    Injury("stagger", ((Staggers(2),), (Staggers(6),)), "house"),
    Injury("graze", ((), (LosesLife(4),)), "house"),
)
INJURY_DECK = ("cut", "cut", "cut", "dazed", "dazed", "stagger", "stagger", "graze")
"""After an injury, the card is shuffled back."""

BLOOD_INJURIES = _by_key(
    Injury("arm", ((CapsLevel("strength", 3),), (DieLeaves(), CombosVoid())), "known"),
    Injury("finger", ((CapsLevel("technique", 3),), (Bleeds(1),)), "known"),
    Injury("shoulder", ((DieFalls(3),), (KiBlocked(),)), "known"),
    Injury("thigh", ((LosesByDie("life"),), (LosesByDie("ki"),)), "known"),
    Injury("dodge", ((), (LosesFight("beheaded"),)), "known"),
)
"""Once drawn, each is kept for the rest of the game."""
