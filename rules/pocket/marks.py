"""Marks of Pocket Samurai."""

from collections.abc import Iterable, Mapping

from rules.marks import MarkRule, PublicLog
from rules.pocket.events import Beaten, HeldBack, RoundWon, StruckAt

WIDE = 4
"""A lead of swords over helms that leaves no doubt."""


def _unbroken(log: PublicLog) -> Iterable[int]:
    """Win without one of your cards being defeated."""
    broken = {event.seat for event in log.all(Beaten)}
    return (seat for seat in _strikers(log) if seat not in broken)


def _second_strike(log: PublicLog) -> Iterable[int]:
    """Win after one of your Strikes! was in vain."""
    vain = {event.seat for event in log.all(StruckAt) if not event.through}
    return (seat for seat in _strikers(log) if seat in vain)


def _wide_open(log: PublicLog) -> Iterable[int]:
    """Win by a Strike! with four more swords than your opponent has helms."""
    last = {event.seat: event for event in log.all(StruckAt) if event.through}
    return (seat for seat in _strikers(log) if last[seat].swords - last[seat].helms >= WIDE)


def _patience(log: PublicLog) -> Iterable[int]:
    """Win after holding back a Strike! that you could have brought."""
    held = {event.seat for event in log.all(HeldBack)}
    return (seat for seat in _strikers(log) if seat in held)


def _from_behind(log: PublicLog) -> Iterable[int]:
    """Win a best of three after losing the first round."""
    first = next(log.all(RoundWon), None)
    return (seat for seat in _strikers(log) if first and first.points[seat] < first.points[1 - seat])


def _strikers(log: PublicLog) -> tuple[int, ...]:
    return log.won_by("struck")


OF_POCKET: Mapping[str, MarkRule] = {
    "pocket-unbroken": _unbroken,
    "pocket-second-strike": _second_strike,
    "pocket-wide-open": _wide_open,
    "pocket-patience": _patience,
    "pocket-from-behind": _from_behind,
}
