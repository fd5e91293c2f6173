"""How each player at the table stands, as everyone may know it: all that is drawn of them."""

from typing import Literal

import msgspec

from rules.kendo.competition_state import CompetitionView, PointMark
from rules.kendo.state import BonusOffer, Initiative, OpeningSwitch, Threat
from rules.kendo.view import KendoView

Role = Literal["switches", "attacks", "answers", "draws", "wins"]


class Contender(msgspec.Struct, frozen=True):
    """One seat."""

    seat: int
    cards: int | None = None
    """The number of cards in hand; None if a turn does not say it."""
    inside: bool = True
    """Whether the player is still in the game."""
    role: Role | None = None
    """What the game waits for the player to do, or that they have won."""
    points: tuple[PointMark, ...] | None = None
    """None in a Duel, which has no points."""
    penalties: int = 0


def contenders(view: KendoView, court: CompetitionView | None) -> tuple[Contender, ...]:
    """Return all players at the table, in the order of their seats."""
    roles = _roles(view, court)
    return tuple(
        Contender(
            seat,
            count,
            seat in view.seats_in,
            roles.get(seat),
            court.tally.ippons[seat] if court else None,
            court.tally.hansoku[seat] if court else 0,
        )
        for seat, count in enumerate(view.hand_sizes)
    )


def _roles(view: KendoView, court: CompetitionView | None) -> dict[int, Role]:
    if view.result:
        return dict.fromkeys(view.result.winners, "wins")
    if court and court.refill:
        return {court.refill.seats[0]: "draws"}  # one after the other
    match view.now:
        case OpeningSwitch():
            return dict.fromkeys(view.seats_in, "switches")
        case Initiative(seat=seat):
            return {seat: "attacks"}
        case Threat(seat=seat):
            return {seat: "answers"}
        case BonusOffer(seat=seat):
            return {seat: "draws"}
