from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import given
from hypothesis import strategies as st

from bot.play.clocks.quiet import Quiet, after_waking
from bot.play.ground.times import DAY, HOUR, MINUTE

ZONES = sorted(available_timezones() - {"localtime", "Factory"})
moments = st.integers(1_700_000_000_000, 1_900_000_000_000)
quiets = st.builds(
    Quiet,
    zone=st.sampled_from(ZONES),
    hours=st.none() | st.tuples(st.integers(0, 1439), st.integers(0, 1439)),
    days=st.lists(st.integers(0, 6), unique=True, max_size=3).map(tuple),
)


def moment(zone: str, *facts: int) -> int:
    return round(datetime(*facts, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NIGHT = Quiet("Europe/Berlin", hours=(22 * 60, 7 * 60))


def test_a_night_does_not_count() -> None:
    evening = moment("Europe/Berlin", 2026, 6, 1, 21, 0)
    assert after_waking(evening, 2 * HOUR, [NIGHT], DAY) == moment("Europe/Berlin", 2026, 6, 2, 8, 0)


def test_what_is_over_before_the_night_is_not_moved() -> None:
    noon = moment("Europe/Berlin", 2026, 6, 1, 12, 0)
    assert after_waking(noon, 10 * HOUR, [NIGHT], DAY) == noon + 10 * HOUR


def test_who_is_asked_at_night_has_all_the_time_from_the_morning_on() -> None:
    night = moment("Europe/Berlin", 2026, 6, 2, 3, 0)
    assert after_waking(night, HOUR, [NIGHT], DAY) == moment("Europe/Berlin", 2026, 6, 2, 8, 0)


def test_a_night_in_which_the_clocks_change_is_as_long_as_it_is() -> None:
    for day, hours in (
        (moment("Europe/Berlin", 2026, 3, 28, 21, 0), 8),
        (moment("Europe/Berlin", 2026, 10, 24, 21, 0), 10),
    ):
        assert after_waking(day, 2 * HOUR, [NIGHT], DAY) == day + 2 * HOUR + hours * HOUR


def test_a_quiet_day_is_a_day_of_its_own_zone() -> None:
    saturday = Quiet("Asia/Tokyo", days=(5,))
    friday = moment("Asia/Tokyo", 2026, 6, 5, 23, 0)
    assert after_waking(friday, 2 * HOUR, [saturday], 2 * DAY) == moment("Asia/Tokyo", 2026, 6, 7, 1, 0)


def test_the_quiet_of_either_counts_for_both_and_only_once() -> None:
    day = Quiet("UTC", hours=(8 * 60, 20 * 60))
    longer = Quiet("UTC", hours=(10 * 60, 22 * 60))
    morning = moment("UTC", 2026, 6, 1, 7, 0)
    assert after_waking(morning, 2 * HOUR, [day, longer], DAY) == moment("UTC", 2026, 6, 1, 23, 0)


def test_quiet_stretches_a_turn_only_so_far() -> None:
    always = Quiet("UTC", days=(0, 1, 2, 3, 4, 5, 6))
    assert after_waking(0, DAY, [always], DAY) == 2 * DAY
    assert after_waking(0, 5 * MINUTE, [always], 0) == 5 * MINUTE


def test_a_vacation_does_not_count() -> None:
    away = Quiet(leave=(DAY, 8 * DAY))
    assert after_waking(0, 2 * DAY, [away], 30 * DAY) == 9 * DAY


@given(moments, st.integers(MINUTE, 7 * DAY), st.lists(quiets, max_size=3), st.integers(0, 7 * DAY))
def test_it_is_never_sooner_than_without_quiet_and_never_later_than_allowed(
    now: int, span: int, quiet: list[Quiet], most: int
) -> None:
    assert now + span <= after_waking(now, span, quiet, most) <= now + span + most


@given(moments, st.integers(MINUTE, 2 * DAY), quiets)
def test_exactly_the_waking_minutes_are_counted(now: int, span: int, quiet: Quiet) -> None:
    now, span = now // MINUTE * MINUTE, span // MINUTE * MINUTE
    due = after_waking(now, span, [quiet], 400 * DAY)
    if due < now + span + 400 * DAY:
        asleep = [span for begins, ends in quiet.spans(now, due) for span in range(begins, ends, MINUTE)]
        assert len({*range(now, due, MINUTE)} - {*asleep}) * MINUTE == span
