"""What a clock on the wall shows in a time zone, and when it next shows it.

Where clocks go forward over a minute of the day, that minute counts as so much later; where they go back over
it, it counts the first time.
"""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.store.moment import Moment

DAY_MINUTES = 24 * 60
WEEK = 7
"""Days of one, which begins on Monday."""


def moment_on(day: date, minute: int, zone: ZoneInfo) -> Moment:
    """Return the moment at which a clock on the wall shows this minute of a day, or of a day after it."""
    days, minute = divmod(minute, DAY_MINUTES)
    wall = datetime.combine(day + timedelta(days=days), time(minute // 60, minute % 60), zone)
    return Moment(round(wall.astimezone(UTC).timestamp() * 1000))


def day_at(moment: Moment, zone: ZoneInfo) -> date:
    """Return the day it is somewhere."""
    return datetime.fromtimestamp(moment / 1000, zone).date()


def next_quarter(after: Moment, zone: ZoneInfo) -> Moment:
    """Return the first moment after another at which a quarter of a year begins somewhere."""
    day = day_at(after, zone)
    years, month = divmod((day.month - 1) // 3 * 3 + 3, 12)
    return moment_on(date(day.year + years, month + 1, 1), 0, zone)


def next_time(after: Moment, minute: int, zone: ZoneInfo, weekday: int | None = None) -> Moment:
    """Return the first moment after another at which it is this minute of any day, or of a day of the week.

    ``weekday`` counts from Monday, which is 0.
    """
    day = day_at(after, zone)
    while (weekday is not None and day.weekday() != weekday) or moment_on(day, minute, zone) <= after:
        day += timedelta(days=1)
    return moment_on(day, minute, zone)
