"""Times by a clock on the wall, over changes of the clocks."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.play.clocks.wall_clock import DAY_MINUTES, day_at, next_quarter, next_time
from bot.store.moment import Moment

BERLIN = ZoneInfo("Europe/Berlin")
FRIDAY = 4


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> Moment:
    return Moment(round(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000))


def test_every_friday_at_eight_stays_at_eight_when_the_clocks_change() -> None:
    in_summer = next_time(at(2026, 10, 20, 12, 0), 20 * 60, BERLIN, FRIDAY)
    in_winter = next_time(in_summer, 20 * 60, BERLIN, FRIDAY)
    assert (in_summer, in_winter) == (at(2026, 10, 23, 18, 0), at(2026, 10, 30, 19, 0))


def test_a_minute_that_the_clocks_skip_comes_an_hour_later_and_one_they_repeat_comes_once() -> None:
    skipped = next_time(at(2026, 3, 28, 12, 0), 150, BERLIN)
    assert skipped == at(2026, 3, 29, 1, 30)
    repeated = next_time(at(2026, 10, 24, 12, 0), 150, BERLIN)
    assert (repeated, next_time(repeated, 150, BERLIN)) == (at(2026, 10, 25, 0, 30), at(2026, 10, 26, 1, 30))


@given(
    st.integers(at(2020, 1, 1), at(2040, 1, 1)),
    st.integers(0, DAY_MINUTES - 1),
    st.sampled_from(["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"]),
    st.none() | st.integers(0, 6),
)
def test_the_next_time_is_later_and_within_a_day_or_a_week(
    after: int, minute: int, name: str, weekday: int | None
) -> None:
    zone = ZoneInfo(name)
    due = next_time(Moment(after), minute, zone, weekday)
    days = (day_at(due, zone) - day_at(Moment(after), zone)).days
    assert due > after
    assert 0 <= days <= (1 if weekday is None else 7)
    assert weekday is None or day_at(due, zone).weekday() == weekday


def test_quarters_begin_at_midnight_somewhere_and_one_ends_with_the_year() -> None:
    ends = [at(2026, 2, 3)]
    for _ in range(4):
        ends.append(next_quarter(ends[-1], BERLIN))
    # The first of April is in summer time, the first of January is not.
    assert ends[1:] == [at(2026, 3, 31, 22), at(2026, 6, 30, 22), at(2026, 9, 30, 22), at(2026, 12, 31, 23)]
