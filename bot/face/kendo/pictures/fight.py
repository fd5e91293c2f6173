"""A turn of Kendo Duel as rungs of a ladder, gathered from its events: the cards played, and the results."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from bot.face.kendo.laying import Laying, cards_laid
from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import CARDS, JIKAN_DESU

Deed = Literal[
    "strikes",
    "stops",
    "reflects",
    "lost",
    "ippon",
    "ippon-by-hansoku",
    "hansoku",
    "out",
    "discards",
    "time",
    "first",
    "switched",
    "totals",
]


class Rung(msgspec.Struct, frozen=True):
    """One step, in the lane of the player who made it or was affected by it."""

    seat: int
    deed: Deed
    cards: tuple[str, ...] = ()
    to: int | None = None
    """The seat that a strike threatens, or that takes the cards lost."""
    numbers: tuple[int, ...] = ()
    """The number of cards lost or switched, or the total of each seat."""


def rungs(events: Iterable[Event]) -> tuple[Rung, ...]:
    """Return the steps of a turn, in order."""
    found: list[Rung] = []
    for rung in filter(None, map(_rung, events)):
        if rung.deed == "lost" and found and found[-1] == Rung(rung.seat, "lost"):
            found.pop()  # the cost of letting the attack through is known now
        found.append(rung)
    return tuple(found)


def _rung(event: Event) -> Rung | None:
    if isinstance(event, Laying):
        return _laid(event)
    match event:
        case of.ThrownAway(seat=seat, card=card):
            return Rung(seat, "discards", (card,))
        case of.TimeCalled(seat=seat):
            return Rung(seat, "time", (JIKAN_DESU.key,))
        case of.Switched() | of.Totalled() | of.FirstAttacker():
            return _before(event)
        case _:
            return _result(event)


def _before(event: of.Switched | of.Totalled | of.FirstAttacker) -> Rung:
    """Return a step from before the first attack."""
    match event:
        case of.Switched(seat=seat, subdecks=subdecks):
            return Rung(seat, "switched", numbers=(len(subdecks),))
        case of.Totalled(totals=totals):
            return Rung(0, "totals", numbers=totals)
        case of.FirstAttacker(seat=seat):
            return Rung(seat, "first")


def _result(event: Event) -> Rung | None:
    match event:
        case of.Yielded(seat=seat):
            return Rung(seat, "lost")
        case of.CardsLost(seat=seat, to=to, count=count):
            return Rung(seat, "lost", to=to, numbers=(count,))
        case of.IpponGiven(seat=seat, mark=mark):
            return Rung(seat, "ippon" if mark == "ippon" else "ippon-by-hansoku")
        case of.HansokuGiven(seat=seat):
            return Rung(seat, "hansoku")
        case of.DroppedOut(seat=seat) | of.Withdrawn(seat=seat):
            return Rung(seat, "out")
        case _:
            return None


def _laid(event: Laying) -> Rung:
    cards = cards_laid(event)
    match event:
        case of.Attacked(seat=seat, target=target) | of.StruckBack(seat=seat, target=int() as target):
            return Rung(seat, "strikes", cards, target)
        case of.RedStopped(seat=seat, card=card) if CARDS[card].frame == "red":
            return Rung(seat, "reflects", cards)
        case _:
            return Rung(event.seat, "stops", cards)
