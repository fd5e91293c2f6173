"""The places of fights, as data."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from rules.way.clauses import (
    LosesFight,
    LosesKi,
    LosesLife,
    Origin,
    Raises,
    StopsCounter,
    WayClause,
    WoundsFoe,
)
from rules.way.levels import Levels

Clauses = tuple[WayClause, ...]


class Surroundings(msgspec.Struct, frozen=True):
    """A place that can be exploited with the blue die."""

    key: str
    once: Literal["fight", "round"]
    before: Literal["attack", "counter"]
    faces: tuple[Clauses, ...]
    """What each face does; empty if there is nothing to exploit."""
    origin: Origin
    adapted: tuple[Clauses, ...] = ()
    """What each face does with the house switch, if that differs."""

    def does(self, *, literal: bool) -> tuple[Clauses, ...]:
        """Return what each face does, by the letter or with the house switch."""
        return self.faces if literal or not self.adapted else self.adapted


_CUT: Clauses = (LosesLife(2),)
_HIDE: Clauses = (Raises(Levels(guard=3)),)
_STOP: Clauses = (StopsCounter(),)
_PUSH: Clauses = (WoundsFoe(1),)
_THROW: Clauses = (WoundsFoe(2),)
_STAGGER: Clauses = (LosesKi(1),)
_FALL: Clauses = (LosesFight("fell"),)

SURROUNDINGS = {
    place.key: place
    for place in (
        Surroundings("field", "fight", "attack", (), "house"),
        Surroundings("bamboo", "round", "counter", (_CUT, (), (), _HIDE, _HIDE, _STOP), "completed"),
        Surroundings("cliff", "fight", "attack", (_PUSH, _PUSH, _PUSH, _FALL, _FALL, _FALL), "known"),
    )
}

SECOND_SURROUNDINGS = SURROUNDINGS | {
    "cliff": replace(SURROUNDINGS["cliff"], adapted=(_THROW, _THROW, _THROW, (), _STAGGER, _STAGGER)),
}
