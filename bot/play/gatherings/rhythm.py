"""When a weekly tournament begins, and when its sign-up opens."""

from dataclasses import dataclass
from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.play.clocks.wall_clock import WEEK, day_at, moment_on, next_time
from bot.play.clocks.written import read_minute, read_zone, write_minute
from bot.play.ground.refusals import Unreadable
from bot.play.ground.times import HOUR
from bot.store.moment import Moment, later

WEEKDAYS = range(WEEK)
"""Starting with Monday."""

DAYS_BEFORE = range(1, WEEK)
"""Days of sign-up; less than a week, or it would open before the last tournament has begun."""

SHORTEST_SIGN_UP = 2 * HOUR
"""Least sign-up time, in milliseconds, for a tournament to be held."""


@dataclass(frozen=True)
class Rhythm:
    """A weekday and a time of day in a zone, and the days of sign-up before it."""

    weekday: int
    minute: int
    zone: str
    days: int

    @property
    def time(self) -> str:
        """The time and its zone as text: ``20:00 Europe/Berlin``."""
        return f"{write_minute(self.minute)} {self.zone}"

    def next_after(self, moment: Moment) -> Moment:
        """Return the next start that leaves enough time to sign up."""
        return next_time(later(moment, SHORTEST_SIGN_UP), self.minute, ZoneInfo(self.zone), self.weekday)

    def week_before(self, begins_at: Moment) -> Moment:
        """Return the start a week earlier, at the same local time."""
        zone = ZoneInfo(self.zone)
        return moment_on(day_at(begins_at, zone) - timedelta(days=WEEK), self.minute, zone)

    def opens_before(self, begins_at: Moment) -> Moment:
        """Return when sign-up opens for a start: ``days`` before, at the same local time."""
        zone = ZoneInfo(self.zone)
        return moment_on(day_at(begins_at, zone) - timedelta(days=self.days), self.minute, zone)


def read_rhythm(weekday: int, time: str, days: int, zone: str) -> Rhythm:
    """Parse a rhythm as chosen and typed; ``zone`` applies if the time names none.

    Raise Refusal for a time or a zone that cannot be read.
    """
    if weekday not in WEEKDAYS or days not in DAYS_BEFORE:
        raise Unreadable
    clock, _, named = time.strip().partition(" ")
    return Rhythm(weekday, read_minute(clock), read_zone(named) if named.strip() else zone, days)
