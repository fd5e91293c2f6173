"""How a Competition stands between two plays, and what anybody may know of it."""

from typing import Literal

import msgspec

from rules.kendo.state import KendoState
from rules.kendo.view import KendoView, viewed

PointMark = Literal["ippon", "hansoku"]
"""How a point was made: by a strike, or by the other's second penalty, which is marked H."""

Switching = Literal["owed", "made", "spared"]
"""Whether a player who is to act must switch and draw first, has done so, or does without.

In the first version, who has switched to answer can no longer parry.
"""


class Refill(msgspec.Struct, frozen=True):
    """Hands are filled up, one after the other."""

    seats: tuple[int, ...]
    """Who is still to draw, in this order."""
    size: int
    """Up to how many cards."""
    starter: int | None
    """Who attacks next; None where totals decide, in overtime."""


class Tally(msgspec.Struct, frozen=True):
    """What lies beside the cards: points, penalties, and the time."""

    ippons: tuple[tuple[PointMark, ...], tuple[PointMark, ...]] = ((), ())
    hansoku: tuple[int, int] = (0, 0)
    time_called_by: int | None = None
    """Who has played JIKAN DESU at 1:0, while the last attack goes on."""
    overtime: bool = False
    retired: tuple[str, ...] = ()
    """JIKAN DESU, once it was played."""
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
    """Show what a seat may know, or the public where the seat is None."""
    return CompetitionView(viewed(state.cards, seat), state.tally, state.switching, state.refill)
