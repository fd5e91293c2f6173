"""When a tournament that is held every week begins, and when its sign-up opens."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.clocks.wall_clock import DAY_MINUTES
from bot.play.gatherings.rhythm import DAYS_BEFORE, SHORTEST_SIGN_UP, WEEKDAYS, Rhythm, read_rhythm
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.times import DAY, HOUR
from bot.store.moment import Moment

NOW = Moment(1_800_000_000_000)

rhythms = st.builds(
    Rhythm,
    st.sampled_from(WEEKDAYS),
    st.integers(0, DAY_MINUTES - 1),
    st.sampled_from(["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"]),
    st.sampled_from(DAYS_BEFORE),
)


@given(rhythm=rhythms, after=st.integers(NOW, NOW + 700 * DAY))
def test_every_week_has_one_with_its_sign_up_between_two_beginnings(rhythm: Rhythm, after: int) -> None:
    first = rhythm.next_after(Moment(after))
    second = rhythm.next_after(first)
    assert first - after > SHORTEST_SIGN_UP
    assert 7 * DAY - HOUR <= second - first <= 7 * DAY + HOUR
    assert first < rhythm.opens_before(second) < second
    zone = ZoneInfo(rhythm.zone)
    opens, begins = (datetime.fromtimestamp(at / 1000, zone) for at in (rhythm.opens_before(second), second))
    assert (begins.date() - opens.date()).days == rhythm.days


@given(rhythm=rhythms)
def test_it_is_read_as_it_was_written(rhythm: Rhythm) -> None:
    assert read_rhythm(rhythm.weekday, rhythm.time, rhythm.days, "UTC") == rhythm


def test_where_the_time_names_no_zone_ones_own_is_meant() -> None:
    assert read_rhythm(4, " 20:00 ", 2, "Asia/Tokyo") == Rhythm(4, 20 * 60, "Asia/Tokyo", 2)


@pytest.mark.parametrize("time", ["", "25:00 UTC", "20:00 Atlantis", "Europe/Berlin"])
def test_a_time_that_cannot_be_read_is_refused(time: str) -> None:
    with pytest.raises(Refusal):
        read_rhythm(4, time, 2, "UTC")


@pytest.mark.parametrize(("weekday", "days"), [(7, 2), (-1, 2), (4, 0), (4, 7)])
def test_a_day_that_no_form_offers_is_refused(weekday: int, days: int) -> None:
    with pytest.raises(Unreadable):
        read_rhythm(weekday, "20:00 UTC", days, "UTC")
