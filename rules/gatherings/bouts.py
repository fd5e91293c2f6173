"""What can be told of a bout, and whether it can be true."""

from collections.abc import Sequence

from rules.game import Rejection
from rules.gatherings.gathering import Bout
from rules.gatherings.moves import DuelDrawn, DuelWon, NoShow, Result, TimeUp


def asked_for(bouts: Sequence[Bout], number: int) -> Bout:
    """Return an open bout. Raise Rejection where none has this number."""
    for bout in bouts:
        if bout.number == number:
            return bout
    raise Rejection("bout-unknown")


def check(bout: Bout, result: Result) -> None:
    """Raise Rejection for an end that this bout cannot have come to."""
    match result:
        case DuelWon(winner=winner, health=health):
            possible = winner in bout.seats and 1 <= health <= healths_of(bout)[winner]
        case DuelDrawn(healths=healths) | TimeUp(healths=healths):
            one, other = healths
            # Both stand or both have fallen; with one left it was won.
            possible = (one > 0) is (other > 0) and all(
                0 <= left <= before for left, before in zip(healths, bout.healths, strict=True)
            )
        case NoShow(absent=absent):
            possible = bool(absent) and set(absent) <= set(bout.people)
    if not possible:
        raise Rejection("result-wrong")


def healths_of(bout: Bout) -> dict[int, int]:
    """Return what each seat of a bout begins with."""
    return dict(zip(bout.seats, bout.healths, strict=True))


def opponent(bout: Bout, seat: int) -> int:
    """Return the other seat of a bout."""
    one, other = bout.seats
    return other if seat == one else one
