"""Times, days and time zones as people write them."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.clocks.habits import ZONES
from bot.play.clocks.wall_clock import day_at
from bot.play.clocks.written import read_leave, read_minute, read_zone, write_minute
from bot.play.ground.refusals import Refusal

BERLIN = "Europe/Berlin"


def at(year: int, month: int, day: int, hour: int = 0, zone: str = BERLIN) -> int:
    return round(datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NOW = at(2027, 3, 5, 14)


@given(st.integers(0, 24 * 60 - 1))
def test_a_minute_is_read_as_it_is_written(minute: int) -> None:
    assert read_minute(write_minute(minute)) == minute


@pytest.mark.parametrize(("text", "minute"), [("22", 1320), (" 7.05 ", 425), ("00:00", 0), ("7h30", 450)])
def test_a_time_may_be_written_in_several_ways(text: str, minute: int) -> None:
    assert read_minute(text) == minute


def read_day(text: str) -> object:
    return read_leave(text, text, BERLIN, NOW)


@pytest.mark.parametrize("read", [read_minute, read_zone, read_day])
@given(text=st.text(max_size=60))
def test_whatever_is_written_is_read_or_refused(read: Callable[[str], object], text: str) -> None:
    with suppress(Refusal):
        read(text)


@pytest.mark.parametrize("text", ["24", "22:60", "10 pm", "", "٢٢", "22:3"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="me-time-unreadable"):
        read_minute(text)


@pytest.mark.parametrize("text", ["", "tomorrow", "2027-02-30", "9999-12-31", "0001-01-01"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="me-day-unreadable"):
        read_leave(text or "never", text, BERLIN, NOW)


@given(st.sampled_from(sorted(ZONES)))
def test_every_zone_is_read_by_its_name_whatever_the_case(zone: str) -> None:
    assert read_zone(zone.upper()) == read_zone(f" {zone.lower().replace('_', ' ')} ") == zone


def test_a_leave_lasts_from_the_beginning_of_its_first_day_to_the_end_of_its_last() -> None:
    assert read_leave("2027-03-08", "2027-03-09", BERLIN, NOW) == (at(2027, 3, 8), at(2027, 3, 10))
    tokyo = read_leave("2027-03-08", "2027-03-08", "Asia/Tokyo", NOW)
    assert tokyo == (at(2027, 3, 8, zone="Asia/Tokyo"), at(2027, 3, 9, zone="Asia/Tokyo"))


@pytest.mark.parametrize("first", ["", "2027-03-05", "2027-03-01"])
def test_a_leave_from_today_begins_now(first: str) -> None:
    assert read_leave(first, "2027-03-06", BERLIN, NOW) == (NOW, at(2027, 3, 7))


def test_a_day_on_which_the_clocks_change_is_as_long_as_it_is() -> None:
    since, until = read_leave("2027-03-28", "2027-03-28", BERLIN, NOW)
    assert until - since == timedelta(hours=23) / timedelta(milliseconds=1)


def test_it_is_another_day_elsewhere() -> None:
    late = at(2027, 3, 5, 23)
    assert tuple(day_at(late, ZoneInfo(zone)) for zone in (BERLIN, "Asia/Tokyo")) == (
        date(2027, 3, 5),
        date(2027, 3, 6),
    )
