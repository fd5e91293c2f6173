"""Quiet times, in which a player's time does not run, in their own time zone.

Days follow the zone's calendar: a quiet night is as long as that night is, even when the clocks change.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.play.clocks.wall_clock import DAY_MINUTES, day_at, moment_on
from bot.store.moment import Moment, later

Span = tuple[Moment, Moment]
"""From one moment up to, but not including, another."""


class Quiet(msgspec.Struct, frozen=True):
    """A player's quiet times."""

    zone: str = "UTC"
    """A name of the tz database."""
    hours: tuple[int, int] | None = None
    """From one minute of the day to another; past midnight if the second is not after the first."""
    days: tuple[int, ...] = ()
    """Days of the week, Monday being 0."""
    leave: Span | None = None
    """Their leave."""

    def spans(self, since: Moment, until: Moment) -> Iterator[Span]:
        """Yield every quiet time that touches a span, unordered; some may overlap."""
        if self.leave is not None:
            yield self.leave
        if self.hours is None and not self.days:
            return
        zone = ZoneInfo(self.zone)
        # From the day before: its quiet hours may last past midnight.
        day = day_at(since, zone) - timedelta(days=1)
        while moment_on(day, 0, zone) < until:
            if day.weekday() in self.days:
                yield moment_on(day, 0, zone), moment_on(day, DAY_MINUTES, zone)
            if self.hours is not None:
                begins, ends = self.hours
                yield (
                    moment_on(day, begins, zone),
                    moment_on(day, ends if begins < ends else ends + DAY_MINUTES, zone),
                )
            day += timedelta(days=1)


def after_waking(now: Moment, span: int, quiet: Sequence[Quiet], most: int) -> Moment:
    """Return when ``span`` milliseconds outside everyone's quiet times have passed.

    Quiet times add at most ``most`` milliseconds; after that, time runs regardless of them.
    """
    left, at = span, now
    for begins, ends in _united(now, later(now, span + most), quiet):
        if begins >= at + left:
            break
        # A quiet time that began before now takes nothing from what is left.
        left -= max(0, begins - at)
        at = max(at, ends)
    return Moment(min(at + left, now + span + most))


def waking_between(since: Moment, until: Moment, quiet: Sequence[Quiet]) -> int:
    """Return how many milliseconds of a span lie outside everyone's quiet times."""
    asleep = sum(
        max(0, min(ends, until) - max(begins, since)) for begins, ends in _united(since, until, quiet)
    )
    return max(0, until - since - asleep)


def _united(since: Moment, until: Moment, quiet: Iterable[Quiet]) -> list[Span]:
    """Return all quiet times of some people in order, merged so that none overlap."""
    united: list[Span] = []
    for begins, ends in sorted(span for each in quiet for span in each.spans(since, until)):
        if ends <= since:
            continue
        if united and begins <= united[-1][1]:
            united[-1] = united[-1][0], max(ends, united[-1][1])
        else:
            united.append((begins, ends))
    return united
