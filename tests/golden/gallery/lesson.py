"""Guided first duels: their hands, the results of choices, and their ends."""

from functools import partial

from bot.face.lesson.end import lesson_end, lesson_roles, opponents
from bot.face.lesson.turn import lesson_hand, lesson_told
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.solo.lessons import Course, first_course, lesson_page
from bot.store.ids import UserId
from tests.golden.gallery.table import Gallery

COURSES = ("", "3", "35", "350", "3500")
LEARNER, HOUSE = UserId(11), UserId(99)


FIRST = first_course("bushido.duel")


def course(made: str, role: str = "wanderer") -> Course:
    return Course(FIRST.game, role, made)


def hand(words: Words, made: str, *, pictured: bool = True) -> Screen:
    page = lesson_page(course(made), learner_id=LEARNER, house_id=HOUSE, pictured=pictured)
    return lesson_hand(page, words)


def told(words: Words, made: str, *, pictured: bool = True) -> Screen:
    page = lesson_page(course(made), learner_id=LEARNER, house_id=HOUSE, pictured=pictured)
    return lesson_told(page, words)


def end(words: Words, made: str, role: str = "wanderer", *, honored: bool = False) -> Screen:
    return lesson_end(
        lesson_page(course(made, role), learner_id=LEARNER, house_id=HOUSE), words, honored=honored
    )


def taught(words: Words, name: str, *choices: str, onward: bool = True) -> Screen:
    """Show the next hand of a lesson after some choices, or the result of the last choice."""
    page = lesson_page(first_course(name), learner_id=LEARNER, house_id=HOUSE)
    for choice in choices:
        page = lesson_page(page.then(choice), learner_id=LEARNER, house_id=HOUSE, onward=onward)
    return lesson_hand(page, words) if onward else lesson_told(page, words)


SCREENS: Gallery = {
    **{f"the hand of turn {len(made) + 1}": partial(hand, made=made) for made in COURSES},
    **{f"told after {made}": partial(told, made=made) for made in "0235678"},
    **{
        f"the hand of turn {len(made) + 1} without pictures": partial(hand, made=made, pictured=False)
        for made in COURSES
    },
    "told without pictures": partial(told, made="3", pictured=False),
    "the end, honored": partial(end, made="35000", honored=True),
    "the end, won": partial(end, made="2", role="bruiser"),
    "the end, lost": partial(end, made="062"),
    "pocket: the first card": partial(taught, name="pocket.hand"),
    "pocket: a card defeated": lambda words: taught(words, "pocket.hand", "supple-willow", onward=False),
    "pocket: time to strike": lambda words: taught(words, "pocket.hand", "supple-willow", "crossed-blades"),
    "kendo: the first attack": partial(taught, name="kendo.duel"),
    "kendo: an attack told": lambda words: taught(words, "kendo.duel", "men-12>1", onward=False),
    "kendo: an answer": lambda words: taught(words, "kendo.duel", "men-12>1"),
    "way: the first two cards": partial(taught, name="way.fight"),
    "way: the third": lambda words: taught(words, "way.fight", "blade-9+blade-2"),
    "other fighters": lambda words: lesson_roles(words, FIRST.game),
    "whom to challenge": partial(opponents, "bushido.duel"),
}
