"""Who has to answer what, followed from event to event."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import TypeVar

from msgspec.structs import replace

from rules.kendo import events as of
from rules.kendo.state import Threat

T = TypeVar("T")

_OVER = (
    of.StruckBack,
    of.Parried,
    of.Deflected,
    of.Neutralised,
    of.CardsLost,
    of.HansokuGiven,
    of.IpponGiven,
    of.DroppedOut,
    of.Withdrawn,
    of.Finished,
)
"""The events after which nobody has anything to answer."""


def with_threats(events: Iterable[T]) -> Iterator[tuple[T, Threat | None]]:
    """Yield each event with the attack that was unanswered when it happened."""
    threat: Threat | None = None
    for event in events:
        yield event, threat
        threat = _after(threat, event)


def last_threat(events: Iterable[object]) -> Threat | None:
    """Return the attack that is still unanswered after some events."""
    return reduce(_after, events, None)


def _after(threat: Threat | None, event: object) -> Threat | None:
    match event:
        case of.Attacked(seat=seat, target=target, card=card, red=red):
            return Threat(target, seat, card, red)
        case of.StruckBack(seat=seat, card=card, target=int() as target):
            return Threat(target, seat, card)
        case of.CardsLost(seat=seat) if threat and seat == threat.attacker:  # the red part was reflected
            return threat
        case of.RedStopped() | of.CardsLost() if threat and threat.red:
            return replace(threat, red=None)
        # With more than two players, one whom the attack does not concern can leave.
        case of.Withdrawn(seat=seat) if threat and seat not in (threat.seat, threat.attacker):
            return threat
        case _:
            return None if isinstance(event, _OVER) else threat
