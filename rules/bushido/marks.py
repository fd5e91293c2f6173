"""Marks of duels and brawls."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.bushido.events import Departed, Dodged, KnockedOut, Reflected, Revealed, Struck
from rules.marks import MarkRule, PublicLog

LOW = 2
"""Health at which almost any blow knocks a fighter out."""
DODGES = 3
FEW_TURNS = 3
SEVERAL = 3


def _unscathed(log: PublicLog) -> Iterable[int]:
    """Win by knockout, or stand last, without losing any health."""
    hurt = {hit.seat for hit in _hits(log) if hit.damage}
    return (seat for seat in _victors(log) if seat not in hurt)


def _last_breath(log: PublicLog) -> Iterable[int]:
    """Win by knockout, or stand last, with 2 health or less."""
    # Nothing heals, so the last hit of each left the least.
    lowest = {hit.seat: hit.after for hit in _hits(log)}
    return (seat for seat in _victors(log) if lowest.get(seat, LOW + 1) <= LOW)


def _mirror(log: PublicLog) -> Iterable[int]:
    """Win by a knockout with the opponent's own blow, reflected."""
    felled = {hit.seat for hit in log.all(Reflected) if hit.after == 0}
    return (seat for seat in _victors(log) if 1 - seat in felled)


def _wind(log: PublicLog) -> Iterable[int]:
    """Win by knockout and dodge three blows on the way."""
    dodges = Counter(event.seat for event in log.all(Dodged))
    return (seat for seat in _victors(log) if dodges[seat] >= DODGES)


def _lightning(log: PublicLog) -> Iterable[int]:
    """Win by knockout within three turns."""
    return _victors(log) if sum(1 for _ in log.all(Revealed)) <= FEW_TURNS else ()


def _three_felled(log: PublicLog) -> Iterable[int]:
    """Fell three opponents with your own blows."""
    felled = Counter[int]()
    striker = dict[int, int]()
    for event in log.told:
        if isinstance(event, Struck):
            striker[event.seat] = event.by
        elif isinstance(event, Reflected):
            # A fighter felled by a reflected blow was not felled by the opponent's own blow.
            striker.pop(event.seat, None)
        elif isinstance(event, KnockedOut) and event.seat in striker:
            felled[striker[event.seat]] += 1
    return (seat for seat, count in felled.items() if count >= SEVERAL)


def _hits(log: PublicLog) -> Iterable[Struck | Reflected]:
    return (event for event in log.told if isinstance(event, Struck | Reflected))


def _victors(log: PublicLog) -> tuple[int, ...]:
    return () if any(log.all(Departed)) else log.won_by("knockout", "last-standing")


OF_DUEL: Mapping[str, MarkRule] = {
    "duel-unscathed": _unscathed,
    "duel-last-breath": _last_breath,
    "duel-mirror": _mirror,
    "duel-wind": _wind,
    "duel-lightning": _lightning,
}
OF_BRAWL: Mapping[str, MarkRule] = {
    "brawl-unscathed": _unscathed,
    "brawl-last-breath": _last_breath,
    "brawl-three-felled": _three_felled,
}
