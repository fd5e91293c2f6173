"""Times, days and time zones as people type them."""

import re
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from bot.play.clocks.habits import ZONES
from bot.play.clocks.quiet import Span
from bot.play.clocks.wall_clock import moment_on
from bot.play.ground.refusals import Refusal
from bot.store.moment import Moment

SHOWN = 32
"""Characters of unreadable input that are quoted back."""

_TIME = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9]))?")
_ZONES = {zone.casefold(): zone for zone in ZONES}


def read_minute(text: str) -> int:
    """Parse a time such as ``22``, ``22:30`` or ``7.05``; return the minute of the day. Raise Refusal."""
    found = _TIME.fullmatch(text.strip())
    if found is None:
        raise Refusal("me-time-unreadable", text=text.strip()[:SHOWN])
    return int(found[1]) * 60 + int(found[2] or 0)


def write_minute(minute: int) -> str:
    """Return a minute of the day as text, such as ``22:30``."""
    return f"{minute // 60:02}:{minute % 60:02}"


def read_zone(text: str) -> str:
    """Parse a time zone, ignoring case, with blanks or underscores. Raise Refusal."""
    zone = _ZONES.get("_".join(text.split()).casefold())
    if zone is None:
        raise Refusal("me-zone-unknown")
    return zone


def read_leave(first: str, last: str, zone: str, now: Moment) -> Span:
    """Return the span of a leave from its first and last day, as typed.

    An empty first day, or today, means from now on. Raise Refusal for an unreadable day.
    """
    ends = _begins(last, zone, after=1)
    return (max(now, _begins(first, zone)) if first.strip() else now), ends


def _begins(text: str, zone: str, after: int = 0) -> Moment:
    """Return the local start of a day, or of the day ``after`` days later. Raise Refusal if unreadable."""
    try:
        day = date.fromisoformat(text.strip()) + timedelta(days=after)
        return moment_on(day, 0, ZoneInfo(zone))
    except (ValueError, OverflowError):  # ``OverflowError``: the calendar has an end
        raise Refusal("me-day-unreadable", text=text.strip()[:SHOWN]) from None
