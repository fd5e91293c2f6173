"""Looks up bouts and checks that a reported result is possible."""

from collections.abc import Sequence

from rules.game import Rejection
from rules.gatherings.gathering import Bout
from rules.gatherings.moves import DuelDrawn, DuelWon, NoShow, Result, TimeUp


def asked_for(bouts: Sequence[Bout], number: int) -> Bout:
    """Return an open bout. Raise Rejection if none has this number."""
    for bout in bouts:
        if bout.number == number:
            return bout
    raise Rejection("bout-unknown")


def check(bout: Bout, result: Result) -> None:
    """Raise Rejection for a result that this bout cannot have."""
    match result:
        case DuelWon(winner=winner, health=health):
            possible = winner in bout.seats and 1 <= health <= healths_of(bout)[winner]
        case DuelDrawn(healths=healths) | TimeUp(healths=healths):
            one, other = healths
            # Both stand or both have fallen; otherwise one has won.
            possible = (one > 0) is (other > 0) and all(
                0 <= left <= before for left, before in zip(healths, bout.healths, strict=True)
            )
        case NoShow(absent=absent):
            possible = bool(absent) and set(absent) <= set(bout.people)
    if not possible:
        raise Rejection("result-wrong")


def healths_of(bout: Bout) -> dict[int, int]:
    """Return the health with which each seat of a bout begins."""
    return dict(zip(bout.seats, bout.healths, strict=True))


def opponent(bout: Bout, seat: int) -> int:
    """Return the other seat of a bout."""
    one, other = bout.seats
    return other if seat == one else one
