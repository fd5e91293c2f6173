"""The measured strength of each level (``docs/house.md``): figures, never hopes."""

from collections.abc import Mapping
from typing import Final

import msgspec

from players.player import Level


class Strength(msgspec.Struct, frozen=True):
    """How well a level plays a game; None if not measured."""

    beats_below: float | None = None
    """How many of a hundred matches it wins against the level below.

    In a brawl, how often its place is above the mean among three of them.
    """
    error: float = 0.0
    """One standard error of that."""
    excess: float | None = None
    """How many points of a hundred more than perfect play it loses to an opponent who knows its mix.

    That opponent knows its chances of each card and replies perfectly; this is the mean over all pairings
    measured, and both seats.
    """


MEASURED: Final[Mapping[str, Mapping[Level, Strength]]] = {
    "bushido.duel/2": {"student": Strength(67.8, 1.3), "master": Strength(62.9, 1.4, 1.9)},
    "bushido.brawl/2": {"student": Strength(68.6, 1.3), "master": Strength(95.5, 1.0)},
    "pocket.hand/2": {"student": Strength(66.2, 1.3), "master": Strength(85.0, 1.0)},
    "kendo.duel/2": {"student": Strength(73.0, 1.3), "master": Strength(65.5, 1.5)},
    "kendo.competition/2": {"student": Strength(85.7, 1.0), "master": Strength(90.2, 1.3)},
}


def worth(game_id: str, level: Level) -> Strength:
    """Return the strength of a level of a game, as far as measured."""
    return MEASURED.get(game_id, {}).get(level, Strength())
