"""Local time: moments from days and minutes in a time zone, and the next time of day.

A minute that is skipped when clocks go forward counts as that much later; one that occurs twice when they go
back counts the first time.
"""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.store.moment import Moment

DAY_MINUTES = 24 * 60
WEEK = 7
"""Days per week; weeks begin on Monday."""


def moment_on(day: date, minute: int, zone: ZoneInfo) -> Moment:
    """Return the moment of a local minute of a day; minutes beyond the day count into later days."""
    days, minute = divmod(minute, DAY_MINUTES)
    wall = datetime.combine(day + timedelta(days=days), time(minute // 60, minute % 60), zone)
    return Moment(round(wall.astimezone(UTC).timestamp() * 1000))


def day_at(moment: Moment, zone: ZoneInfo) -> date:
    """Return the local day."""
    return datetime.fromtimestamp(moment / 1000, zone).date()


def next_quarter(after: Moment, zone: ZoneInfo) -> Moment:
    """Return the next local start of a quarter after a moment."""
    day = day_at(after, zone)
    years, month = divmod((day.month - 1) // 3 * 3 + 3, 12)
    return moment_on(date(day.year + years, month + 1, 1), 0, zone)


def next_time(after: Moment, minute: int, zone: ZoneInfo, weekday: int | None = None) -> Moment:
    """Return the next moment after another with this local minute of the day, on any day or on a weekday.

    ``weekday`` counts from Monday, which is 0.
    """
    day = day_at(after, zone)
    while (weekday is not None and day.weekday() != weekday) or moment_on(day, minute, zone) <= after:
        day += timedelta(days=1)
    return moment_on(day, minute, zone)
