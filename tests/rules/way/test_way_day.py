"""The fight of a day differs from day to day, always fits, and is harder the nearer the weekend."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from statistics import fmean, median

from hypothesis import given
from hypothesis import strategies as st

from rules.dice import SEED_BYTES
from rules.game import Setup
from rules.way.day import EASY_HALF, WEEK, strength
from rules.way.features import CLIMATES, WEAPONS
from rules.way.laying_out import QUESTIONS
from rules.way.opponents import OPPONENTS
from rules.way.surroundings import SURROUNDINGS
from rules.way.way import SecondWay
from tests.rules.way.table import Dice

WAY = SecondWay()
MONDAY = (datetime(2026, 11, 23, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(days=1)
SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


@cache
def days() -> list[Mapping[str, str]]:
    """Return the fights of thirty weeks, drawn when they are first asked for."""
    return [WAY.setup_of_day(Dice(day.to_bytes(32, "big")), MONDAY + day) for day in range(210)]


def ease(answers: dict[str, str]) -> int:
    """Return how easy a drawn fight is."""
    module = "armour" if answers["yoroi"] == "mine" else "blood" if answers["blood"] == "with" else "none"
    parts = (answers["opponent"], answers["weapon"], answers["surroundings"], answers["climate"], module)
    return strength(parts)


def test_all_play_the_same_fight_on_a_day() -> None:
    assert WAY.setup_of_day(Dice(bytes(32)), MONDAY) == days()[0]


def test_every_opponent_but_the_student_comes_and_every_weapon_place_and_climate() -> None:
    assert {day["opponent"] for day in days()} == {*OPPONENTS} - {"student"}
    assert {day["weapon"] for day in days()} == {*WEAPONS}
    assert {day["surroundings"] for day in days()} == {*SURROUNDINGS}
    assert {day["climate"] for day in days()} == {*CLIMATES}
    assert {day["blood"] for day in days()} == {"with", "without"}
    assert {day["yoroi"] for day in days()} == {"mine", "none"}


def test_each_answer_is_one_that_can_be_given_and_the_text_never_to_the_letter() -> None:
    answers = {question.name: question.answers for question in QUESTIONS}
    for day in days():
        assert all(answer in answers[name] for name, answer in day.items())
        options = WAY.options(1, Setup(answers=day))
        assert (options.bushido, options.gisei, options.literal) == (True, True, False)


@given(seed=SEEDS, day=st.integers(0, 100_000))
def test_a_day_is_as_hard_as_its_day_of_the_week_wants(seed: bytes, day: int) -> None:
    least, most = WEEK[(datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).weekday()]
    assert least <= ease({**WAY.setup_of_day(Dice(seed), day)}) <= most


def test_monday_is_the_easiest_and_each_day_harder_than_the_one_before() -> None:
    middles = [fmean(bounds) for bounds in WEEK]
    assert middles == sorted(middles, reverse=True)
    drawn = [fmean(ease({**day}) for day in days()[weekday :: len(WEEK)]) for weekday in range(len(WEEK))]
    assert drawn == sorted(drawn, reverse=True)


def test_one_day_of_four_has_a_module() -> None:
    share = fmean(day["blood"] == "with" or day["yoroi"] == "mine" for day in days())
    assert 0.2 < share < 0.3


def test_what_newcomers_fight_is_in_the_easier_half_of_all_days() -> None:
    assert median(ease({**day}) for day in days()) < EASY_HALF


@given(seed=SEEDS, day=st.integers(0, 100_000))
def test_newcomers_fight_one_opponent_of_the_easy_half(seed: bytes, day: int) -> None:
    drawn = WAY.setup_of_day(Dice(seed), day, newcomer=True)
    assert ease({**drawn}) >= EASY_HALF
    assert (drawn["opponent"] != "three", drawn["blood"]) == (True, "without")
