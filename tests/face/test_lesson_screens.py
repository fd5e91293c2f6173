"""A guided duel fits Discord in every language, and says what is true of each turn."""

from random import Random

import pytest

from bot.face.lesson.end import lesson_end, lesson_roles
from bot.face.lesson.turn import lesson_hand, lesson_told
from bot.face.limits import check, texts
from bot.face.press import Press
from bot.face.screen import Drawing, Row, Screen, Select
from bot.face.words import Words, locales
from bot.play.match.draws import RANDOM
from bot.play.solo.lessons import HOUSE, LEARNER, LessonPage, first_course, lesson_page
from bot.store.ids import UserId
from rules.bushido.events import Struck

WORDS = Words("en")
FIRST = first_course()
ROLES = tuple(FIRST.lesson.foes)


def at(made: str, role: str = FIRST.role, *, pictured: bool = True) -> LessonPage:
    course = first_course(role=role)
    page = lesson_page(course, learner_id=UserId(11), house_id=UserId(99), pictured=pictured)
    for digit in made:
        course = page.then(page.match.options[int(digit)])
        page = lesson_page(course, learner_id=UserId(11), house_id=UserId(99), pictured=pictured)
    return page


def walked(role: str, seed: int, *, pictured: bool) -> list[LessonPage]:
    rng, pages = Random(seed), [at("", role, pictured=pictured)]
    while not pages[-1].over:
        digit = rng.randrange(len(pages[-1].match.options))
        pages.append(at(f"{pages[-1].course.made}{digit}", role, pictured=pictured))
    return pages


def drawn(page: LessonPage, words: Words) -> list[Screen]:
    screens = [] if page.turn is None else [lesson_told(page, words)]
    return [*screens, lesson_end(page, words, honored=True) if page.over else lesson_hand(page, words)]


def presses(screen: Screen) -> list[Press | None]:
    return [button.press for block in screen.flat() if isinstance(block, Row) for button in block.buttons]


def told(screen: Screen) -> str:
    return "\n".join(texts(screen))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("role", ROLES)
def test_every_step_fits_in_every_language(locale: str, role: str) -> None:
    words = Words(locale)
    check(lesson_roles(words, FIRST.game))
    for pictured in (True, False):
        for page in walked(role, 5, pictured=pictured):
            for screen in drawn(page, words):
                check(screen)
                pictures = [block for block in screen.flat() if isinstance(block, Drawing)]
                assert len(pictures) == pictured


def test_each_card_in_hand_has_a_button_that_plays_it() -> None:
    page = at("3")
    made = [press.action.rpartition(":")[2] for press in presses(lesson_hand(page, WORDS)) if press]
    assert made == [f"3{place}" for place in range(len(page.match.options))]


@pytest.mark.parametrize("role", ROLES)
def test_what_is_said_of_a_blow_is_what_it_took(role: str) -> None:
    for seed in range(6):
        for page in walked(role, seed, pictured=True)[1:]:
            assert page.turn
            taken = dict.fromkeys((LEARNER, HOUSE), 0)
            for event in page.turn.events:
                if isinstance(event, Struck):
                    taken[event.seat] += event.damage
            said = told(lesson_told(page, WORDS))
            if "could not block" in said or "blocked" in said:
                assert f"**{max(taken.values())}**" in said


def test_the_end_says_what_was_learnt_and_where_to_go() -> None:
    screen = lesson_end(at("35000"), WORDS, honored=True)
    assert "You have learnt" in told(screen)
    assert "**+1**" in told(screen)
    assert [press.custom_id for press in presses(screen) if press] == [
        "v1:lesson::0:challenge:bushido.duel",
        "v1:lesson::0:roles:bushido.duel",
        "v1:rules::0:duel",
    ]
    assert "**+1**" not in told(lesson_end(at("35000"), WORDS, honored=False))


def test_anybody_can_be_led_and_nobody_is_drawn() -> None:
    (choices,) = [block for block in lesson_roles(WORDS, FIRST.game).blocks if isinstance(block, Select)]
    assert {option.value for option in choices.options} == set(ROLES)
    assert RANDOM not in ROLES
