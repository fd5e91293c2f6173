"""A Competition between two plays, and what players may know of it."""

from typing import Literal

import msgspec

from rules.kendo.state import KendoState
from rules.kendo.view import KendoView, viewed

PointMark = Literal["ippon", "hansoku"]
"""How a point was made: by a strike, or by the opponent's second penalty, which is marked H."""

Switching = Literal["owed", "made", "spared"]
"""Whether the player to act must switch and draw first, has done so, or does without.

In the first version, a player who has switched to answer can no longer parry.
"""


class Refill(msgspec.Struct, frozen=True):
    """Hands are being filled up, one after the other."""

    seats: tuple[int, ...]
    """The seats that still draw, in this order."""
    size: int
    """The number of cards to fill up to."""
    starter: int | None
    """The seat that attacks next; None if totals decide, in overtime."""


class Tally(msgspec.Struct, frozen=True):
    """What counts besides the cards: points, penalties, and the time."""

    ippons: tuple[tuple[PointMark, ...], tuple[PointMark, ...]] = ((), ())
    hansoku: tuple[int, int] = (0, 0)
    time_called_by: int | None = None
    """The seat that played JIKAN DESU at 1:0, while the last attack goes on."""
    overtime: bool = False
    retired: tuple[str, ...] = ()
    """JIKAN DESU, once played."""
    plays: int = 0
    """How many choices were made; their number is limited (ruling "most-plays")."""

    @property
    def points(self) -> tuple[int, int]:
        """The score."""
        one, other = self.ippons
        return len(one), len(other)


class CompetitionState(msgspec.Struct, frozen=True):
    """A Competition between two plays."""

    cards: KendoState
    tally: Tally
    switching: Switching = "owed"
    refill: Refill | None = None


class CompetitionView(msgspec.Struct, frozen=True):
    """The court as one seat sees it, or the public."""

    cards: KendoView
    tally: Tally
    switching: Switching
    refill: Refill | None


def viewed_competition(state: CompetitionState, seat: int | None) -> CompetitionView:
    """Return what a seat may know, or the public if the seat is None."""
    return CompetitionView(viewed(state.cards, seat), state.tally, state.switching, state.refill)
