"""A turn of a lesson: the hand to choose from, and then what the choice has brought."""

from bot.face.face import Teaching
from bot.face.faces import face_of
from bot.face.lesson.presses import hand_press, told_press
from bot.face.match.choice import buttons_or_list
from bot.face.match.picture import pictured, turn_pictured
from bot.face.pieces import ACCENT
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.solo.lessons import LessonPage


def lesson_hand(page: LessonPage, words: Words) -> Screen:
    """Show the hand and what to look at, with the choice."""
    teaching = _teaching_of(page)
    title = _title(page, words, page.match.revision + 1)
    if page.match.revision == 0:
        title = f"{title}\n{words('lesson-welcome')}"
    choice = buttons_or_list(
        [teaching.option(words, choice) for choice in page.match.options],
        lambda choice: told_press(page.then(choice)),
        words,
    )
    sides = face_of(page.match).middle(page.match, words).sides
    stands = pictured(page.match, words) or tuple(map(Text, sides))
    hint = Text(words("lesson-hint", hint=teaching.hint(page.match, words)))
    return _panel((Text(title), *stands, hint, *choice))


def lesson_told(page: LessonPage, words: Words) -> Screen:
    """Show what a choice has brought, with the way on."""
    onward = Button(words("lesson-onward"), press=hand_press(page.course), style="primary")
    title = Text(_title(page, words, page.match.revision))
    return _panel((title, *turn_seen(page, words), *_explained(page, words), Row((onward,))))


def turn_seen(page: LessonPage, words: Words) -> tuple[Block, ...]:
    """Show what the last turn has brought: in a picture, or in words for who wants none."""
    turn, match = page.turn, page.match
    if turn is None:
        return ()
    return turn_pictured(match, turn, words) or (Text(next(iter(face_of(match).told(match, turn, words)))),)


def _explained(page: LessonPage, words: Words) -> tuple[Text, ...]:
    if page.turn is None:
        return ()
    return (Text(_teaching_of(page).shown(page.match, page.turn, words)),)


def _teaching_of(page: LessonPage) -> Teaching:
    """Return what a game says in its lesson. Raise LookupError for one that has nothing to say."""
    teaching = face_of(page.match).teaching
    if teaching is None:
        raise LookupError(page.match.game)
    return teaching


def _title(page: LessonPage, words: Words, turn: int) -> str:
    return words("lesson-title", turn=turn, turns=page.course.lesson.turns)


def _panel(blocks: tuple[Block, ...]) -> Screen:
    return Screen((Panel(blocks, ACCENT),))
