"""Marks of Kendo Duel and of its Competition."""

from collections.abc import Iterable, Mapping

from rules.kendo.events import CardsLost, HansokuGiven, IpponGiven, OvertimeBegan, Withdrawn
from rules.marks import MarkRule, PublicLog

LARGEST = 4
"""Seats of the largest table."""


def _untouched(log: PublicLog) -> Iterable[int]:
    """Win without losing a card to an attacker."""
    struck = {event.seat for event in log.all(CardsLost)}
    return (seat for seat in _last(log) if seat not in struck)


def _last_card(log: PublicLog) -> Iterable[int]:
    """Win with a single card in hand."""
    return (seat for seat in _last(log) if log.view.hand_sizes[seat] == 1)


def _against_three(log: PublicLog) -> Iterable[int]:
    """Win at a table of four that nobody left."""
    return _last(log) if len(log.view.hand_sizes) == LARGEST else ()


def _clean(log: PublicLog) -> Iterable[int]:
    """Win two to nil by strikes, without a penalty."""
    punished = {event.seat for event in log.all(HansokuGiven)}
    points = tuple(log.all(IpponGiven))
    struck = all(event.mark == "ippon" for event in points)
    scorers = {event.seat for event in points}
    return (seat for seat in log.won_by("ippon") if scorers == {seat} and struck and not {seat} & punished)


def _from_behind(log: PublicLog) -> Iterable[int]:
    """Win after your opponent made the first point."""
    first = next(log.all(IpponGiven), None)
    return (seat for seat in log.won_by("ippon", "time") if first and first.seat != seat)


def _overtime(log: PublicLog) -> Iterable[int]:
    """Win in overtime."""
    return log.won_by("ippon") if any(log.all(OvertimeBegan)) else ()


def _time(log: PublicLog) -> Iterable[int]:
    """Win by calling time."""
    return log.won_by("time")


def _last(log: PublicLog) -> tuple[int, ...]:
    return () if any(log.all(Withdrawn)) else log.won_by("last-standing")


OF_DUEL: Mapping[str, MarkRule] = {
    "kendo-untouched": _untouched,
    "kendo-last-card": _last_card,
    "kendo-against-three": _against_three,
}
OF_COMPETITION: Mapping[str, MarkRule] = {
    "competition-clean": _clean,
    "competition-from-behind": _from_behind,
    "competition-overtime": _overtime,
    "competition-time": _time,
}
