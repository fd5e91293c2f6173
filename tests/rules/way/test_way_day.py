"""The fight of a day differs from day to day, and always fits."""

from rules.game import Setup
from rules.way.day import HARD
from rules.way.features import CLIMATES, WEAPONS
from rules.way.laying_out import QUESTIONS
from rules.way.opponents import OPPONENTS
from rules.way.surroundings import SURROUNDINGS
from tests.rules.way.table import WAY, Dice

DAYS = [WAY.setup_of_day(Dice(day.to_bytes(32, "big"))) for day in range(400)]


def test_all_play_the_same_fight_on_a_day() -> None:
    assert WAY.setup_of_day(Dice(bytes(32))) == DAYS[0]


def test_every_opponent_but_the_student_comes_and_every_weapon_place_and_climate() -> None:
    assert {day["opponent"] for day in DAYS} == {*OPPONENTS} - {"student"}
    assert {day["weapon"] for day in DAYS} == {*WEAPONS}
    assert {day["surroundings"] for day in DAYS} == {*SURROUNDINGS}
    assert {day["climate"] for day in DAYS} == {*CLIMATES}


def test_each_answer_is_one_that_can_be_given_and_the_text_never_to_the_letter() -> None:
    answers = {question.name: question.answers for question in QUESTIONS}
    for day in DAYS:
        assert all(answer in answers[name] for name, answer in day.items())
        options = WAY.options(1, Setup(answers=day))
        assert (options.bushido, options.gisei, options.literal) == (True, True, False)


def test_nobody_hard_is_made_harder_by_blood() -> None:
    assert {day["opponent"] for day in DAYS if day["blood"] == "with"} == {"ronin", "three"}
    assert {day["opponent"] for day in DAYS if day["yoroi"] != "none"} == {*HARD}
