"""A guided first duel: its hands, what its turns have shown, its end."""

from functools import partial

from bot.face.lesson.end import lesson_end, lesson_roles
from bot.face.lesson.turn import lesson_hand, lesson_told
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.solo.lessons import Course, lesson_page
from bot.store.ids import UserId
from rules.bushido.duel import Duel
from tests.golden.gallery.table import Gallery

COURSES = ("", "3", "35", "350", "3500")
LEARNER, HOUSE = UserId(11), UserId(99)


def course(made: str, role: str = "wanderer") -> Course:
    return Course(Duel.id, role, made)


def hand(words: Words, made: str) -> Screen:
    return lesson_hand(lesson_page(course(made), learner_id=LEARNER, house_id=HOUSE), words)


def told(words: Words, made: str, *, pictured: bool = True) -> Screen:
    page = lesson_page(course(made), learner_id=LEARNER, house_id=HOUSE, pictured=pictured)
    return lesson_told(page, words)


def end(words: Words, made: str, role: str = "wanderer", *, honored: bool = False) -> Screen:
    return lesson_end(
        lesson_page(course(made, role), learner_id=LEARNER, house_id=HOUSE), words, honored=honored
    )


SCREENS: Gallery = {
    **{
        f"the hand of turn {len(made) + 1}": partial(hand, made=made)
        for made in ("", "3", "35", "350", "3500")
    },
    **{f"told after {made}": partial(told, made=made) for made in "0235678"},
    "told without pictures": partial(told, made="3", pictured=False),
    "the end, honored": partial(end, made="35000", honored=True),
    "the end, won": partial(end, made="2", role="bruiser"),
    "the end, lost": partial(end, made="062"),
    "other fighters": lambda words: lesson_roles(words, Duel.id),
}
