"""Rolls of three dice each: who comes first, who is in the upper half, who prevails."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.gatherings.events import PeopleRolled

_DICE = 3


def ranked(seats: Sequence[int], dice: Dice, purpose: str) -> tuple[list[tuple[int, ...]], PeopleRolled]:
    """Roll once for some players; return them from the highest down, equals together, and the roll."""
    faces = tuple(dice.roll(_DICE, purpose) for _ in seats)
    totals = dict(zip(seats, map(sum, faces), strict=True))
    ranks = [
        tuple(seat for seat in seats if totals[seat] == total)
        for total in sorted(set(totals.values()), reverse=True)
    ]
    return ranks, PeopleRolled(purpose=purpose, seats=tuple(seats), faces=faces)


def upper(seats: Sequence[int], places: int, dice: Dice, purpose: str) -> tuple[set[int], list[PeopleRolled]]:
    """Fill some places with the highest rolls; only those tied for the last place roll again."""
    ranks, rolled = ranked(seats, dice, purpose)
    chosen: set[int] = set()
    for rank in ranks:
        left = places - len(chosen)
        if len(rank) > left > 0:
            # Those tied again roll again (ruling "tied-again").
            more, again = upper(rank, left, dice, purpose)
            return chosen | more, [rolled, *again]
        if left:
            chosen |= set(rank)
    return chosen, [rolled]


def highest(seats: Sequence[int], dice: Dice, purpose: str) -> tuple[int, list[PeopleRolled]]:
    """Roll until one seat is highest; ties roll again."""
    chosen, rolls = upper(seats, 1, dice, purpose)
    return chosen.pop(), rolls
