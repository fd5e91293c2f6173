"""A guided duel fits Discord in every language, and says what is true of each turn."""

import re
from random import Random

import pytest

from bot.face.bushido.cards import technique_word
from bot.face.lesson.end import how_to_play, lesson_end, lesson_roles
from bot.face.lesson.turn import lesson_hand, lesson_told
from bot.face.limits import check, texts
from bot.face.press import Press
from bot.face.screen import Drawing, Row, Screen, Select
from bot.face.words import Words, locales
from bot.play.match.draws import RANDOM
from bot.play.solo.lessons import (
    HOUSE,
    LEARNER,
    Course,
    LessonPage,
    first_course,
    lesson_names,
    lesson_page,
)
from bot.store.ids import UserId
from rules.bushido.events import Struck
from rules.bushido.standards import STANDARDS
from tests.spoken import core

WORDS = Words("en")
FIRST = first_course()
FIRST_NAME = lesson_names()[0]
ROLES = tuple(FIRST.lesson.foes)
POINTING = re.compile(
    "Above is|[Ss]tar|crossed out|lowest row|picture"
    "|Oben Tempo|Stern|durchgestrichen|unterste|Bild"
    "|上は|星|線|一番下|絵"
)
"""What speaks of a picture, in any language."""
BEGINNINGS = [*((name, None) for name in lesson_names()), *((FIRST_NAME, role) for role in ROLES)]


def shown(course: Course, *, pictured: bool = True, onward: bool = True) -> LessonPage:
    people = {"learner_id": UserId(11), "house_id": UserId(99)}
    return lesson_page(course, **people, pictured=pictured, onward=onward)


def at(made: str, role: str = FIRST.role) -> LessonPage:
    return shown(Course(FIRST.game, role, made))


def walked(first: Course, seed: int, *, pictured: bool = True) -> list[LessonPage]:
    rng, pages = Random(seed), [shown(first, pictured=pictured)]
    while not pages[-1].over:
        then = pages[-1].then(rng.choice(pages[-1].match.options))
        pages += (shown(then, pictured=pictured, onward=onward) for onward in (False, True))
    return pages


def drawn(page: LessonPage, words: Words) -> list[Screen]:
    if page.over:
        return [lesson_end(page, words, honored=True)]
    screens = [lesson_hand(page, words)] if page.match.options else []
    return [*screens, *([lesson_told(page, words)] if page.turn else [])]


def presses(screen: Screen) -> list[Press | None]:
    return [button.press for block in screen.flat() if isinstance(block, Row) for button in block.buttons]


def told(screen: Screen) -> str:
    return "\n".join(texts(screen))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("name", "role"), BEGINNINGS)
def test_every_step_fits_in_every_language(locale: str, name: str, role: str | None) -> None:
    words, first = Words(locale), first_course(name, role)
    for pictured in (True, False):
        for page in walked(first, 5, pictured=pictured):
            for screen in drawn(page, words):
                check(screen)
                pictures = [block for block in screen.flat() if isinstance(block, Drawing)]
                assert len(pictures) == pictured


@pytest.mark.parametrize("name", lesson_names())
def test_each_choice_is_offered_once_with_a_hint_of_its_own(name: str) -> None:
    for seed in range(4):
        for page in walked(first_course(name), seed):
            if not page.match.options:
                continue
            screen = lesson_hand(page, WORDS)
            made = [press.action.rpartition(":")[2] for press in presses(screen) if press]
            lists = [block for block in screen.flat() if isinstance(block, Select)]
            listed = [option.value for each in lists for option in each.options]
            expected = [page.then(choice).made for choice in page.match.options]
            assert made == expected or listed == list(page.match.options)
            assert told(screen).count("💡") == 1


@pytest.mark.parametrize("locale", locales())
def test_whoever_can_be_led_is_listed(locale: str) -> None:
    check(lesson_roles(Words(locale), FIRST.game))


def test_each_card_in_hand_has_a_button_that_plays_it() -> None:
    page = at("3")
    made = [press.action.rpartition(":")[2] for press in presses(lesson_hand(page, WORDS)) if press]
    assert made == [f"3{place}" for place in range(len(page.match.options))]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("made", ["", "3", "35", "350"])
def test_without_pictures_a_hand_says_what_each_card_is_worth_and_points_at_none(
    locale: str, made: str
) -> None:
    words, course = Words(locale), Course(FIRST.game, "wanderer", made)
    read = told(lesson_hand(shown(course, pictured=False), words))
    assert not POINTING.search(read)
    for card in STANDARDS:
        if card.technique in shown(course).match.options:
            assert f"{technique_word(words, card.technique)} {card.speed} · {card.strength}" in read


def test_hints_point_at_what_is_drawn() -> None:
    for made in ("", "35", "350"):
        course = Course(FIRST.game, "wanderer", made)
        assert POINTING.search(told(lesson_hand(shown(course), WORDS)))


@pytest.mark.parametrize("role", ROLES)
def test_what_is_said_of_a_blow_is_what_it_took(role: str) -> None:
    blows = 0
    for seed in range(6):
        for page in walked(first_course(role=role), seed)[1::2]:
            assert page.turn
            taken = dict.fromkeys((LEARNER, HOUSE), 0)
            for event in page.turn.events:
                if isinstance(event, Struck):
                    taken[event.seat] += event.damage
            said = told(lesson_told(page, WORDS))
            if "could not block" in said or "blocked" in said:
                assert f"**{max(taken.values())}**" in said
                blows += 1
    assert blows


def test_the_end_says_what_was_learnt_and_where_to_go() -> None:
    screen = lesson_end(at("35000"), WORDS, honored=True)
    assert "You have learnt" in told(screen)
    assert "**+1**" in told(screen)
    assert [press.custom_id for press in presses(screen) if press] == [
        "v1:lesson::0:challenge:bushido.duel",
        "v1:lesson::0:roles:bushido.duel",
        "v1:practice::0:open:bushido.duel",
        "v1:rules::0:duel",
    ]
    assert "**+1**" not in told(lesson_end(at("35000"), WORDS, honored=False))


def test_the_end_of_a_game_for_one_leads_to_a_fight_and_of_one_without_roles_to_the_same_again() -> None:
    end = lesson_end(walked(first_course("way.fight"), 1)[-1], WORDS, honored=False)
    assert [press.custom_id for press in presses(end) if press] == [
        "v1:lesson::0:challenge:way.fight",
        "v1:lesson::0:open:way.fight",
        "v1:rules::0:way",
    ]
    assert how_to_play("way.fight") != how_to_play("pocket.hand")


def test_who_plays_alone_reads_in_the_next_hand_what_a_choice_has_brought() -> None:
    page = shown(shown(first_course("way.fight")).then("blade-9+blade-2"))
    assert core("way-told-defence") in told(lesson_hand(page, WORDS))


def test_anybody_can_be_led_and_nobody_is_drawn() -> None:
    (choices,) = [block for block in lesson_roles(WORDS, FIRST.game).blocks if isinstance(block, Select)]
    assert {option.value for option in choices.options} == set(ROLES)
    assert RANDOM not in ROLES
