"""A step of a lesson: the hand to choose from, then the turn that the choice led to.

In a solo game the next hand shows that turn, as in any solo match.
"""

from collections.abc import Iterator

from bot.face.game.choice import MOST_BUTTONS, buttons_or_list
from bot.face.game.face import LessonWords
from bot.face.lesson.presses import chosen_press, hand_press, told_press
from bot.face.match.picture import pictured, turn_pictured
from bot.face.match.turn import turn_told
from bot.face.pieces import ACCENT
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.solo.lessons import LessonPage


def lesson_hand(page: LessonPage, words: Words) -> Screen:
    """Show the hand, a hint and the choices."""
    match, lesson = page.match, _words_of(page)
    title = [_title(page, words, len(page.course.made) + 1)]
    if not page.course.made:
        title.append(words("lesson-welcome"))
    lately = _explained(page, words) if match.alone else ()
    beside = "\n".join(lesson.beside(match, words))
    stands = (*pictured(match, words), *((Text(beside),) if beside else ()))
    hint = Text(words("lesson-hint", hint=lesson.hint(match, words)))
    return _panel((Text("\n".join(title)), *lately, *stands, hint, *_choice(page, words)))


def lesson_told(page: LessonPage, words: Words) -> Screen:
    """Show the turn that a choice led to, with a button that leads on."""
    onward = Button(words("lesson-onward"), press=hand_press(page.course), style="primary")
    title = Text(_title(page, words, len(page.course.made)))
    return _panel((title, *turn_seen(page, words), *_explained(page, words), Row((onward,))))


def turn_seen(page: LessonPage, words: Words) -> tuple[Block, ...]:
    """Show the turn that the last choice led to, as a picture or, for readers without pictures, in words."""
    turn, match = page.turn, page.match
    if turn is None:
        return ()
    if match.alone and match.pictured:
        return (*pictured(match, words), *_explained(page, words))
    return turn_pictured(match, turn, words) or (Text(next(turn_told(match, turn, words))),)


def _choice(page: LessonPage, words: Words) -> Iterator[Block]:
    """Yield the choices as buttons, or as a list if they have descriptions or are too many."""
    lesson = _words_of(page)
    options = [lesson.option(page.match, words, choice) for choice in page.match.options]
    most = 0 if any(option.description for option in options) else MOST_BUTTONS
    yield from buttons_or_list(
        options,
        lambda choice: told_press(page.then(choice)) if choice else chosen_press(page.course),
        words,
        question=words("lesson-choose") if len(options) > most else "",
        most=most,
    )


def _explained(page: LessonPage, words: Words) -> tuple[Text, ...]:
    if page.turn is None:
        return ()
    shown = _words_of(page).shown(page.match, page.turn, words)
    return (Text(shown),) if shown else ()


def _words_of(page: LessonPage) -> LessonWords:
    """Return the texts of a game's lesson. Raise LookupError if it has none."""
    lesson = face_of(page.match).lesson
    if lesson is None:
        raise LookupError(page.match.game)
    return lesson


def _title(page: LessonPage, words: Words, step: int) -> str:
    return words("lesson-title", seats=len(page.match.players), step=step, steps=page.course.lesson.steps)


def _panel(blocks: tuple[Block, ...]) -> Screen:
    return Screen((Panel(blocks, ACCENT),))
