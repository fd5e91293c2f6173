"""The Life that the last choice of a fight cost each side."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rules.game import Event
from rules.way.events import LifeLost


class Lost(NamedTuple):
    """The Life lost."""

    own: int
    theirs: Mapping[int, int]
    """By the number of the opponent."""


def lost_in(events: Iterable[Event]) -> Lost:
    """Count the Life lost in some events."""
    own, theirs = 0, Counter[int]()
    for event in events:
        if isinstance(event, LifeLost) and event.who == "player":
            own += event.count
        elif isinstance(event, LifeLost):
            theirs[event.foe] += event.count
    return Lost(own, theirs)
