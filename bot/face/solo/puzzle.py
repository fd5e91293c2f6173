"""The puzzle of the day: the position, the ways to answer, and then what the answer was worth.

A press of area ``puzzle`` has its day as the revision.
"""

from collections.abc import Iterator, Sequence

from bot.face.form import Form, TextField
from bot.face.game.choice import buttons_or_list
from bot.face.match.picture import pictured
from bot.face.pieces import ACCENT, GOLD
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Text
from bot.face.shown import show_button
from bot.face.solo.puzzle_week import week_press
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.ground.times import DAY
from bot.play.solo.puzzles import FOUND, PuzzlePage, Solved
from bot.store.moment import Moment
from players.puzzle import TENTHS
from players.reckoning import POINTS

LONGEST_NUMBER = 3


LINE, ROOM = 34, 6
"""Characters in a line of small print on a phone, and the most lines of a position beside its question."""


def puzzle_screen(page: PuzzlePage, words: Words, *, here: bool = True, shown: str = "") -> Screen:
    """Show the puzzle of a day to one reader: the question or, once answered, what the answer was worth.

    ``here``: in a server, with buttons to its board of the week and to show everyone how the reader did.
    ``shown``: the ``position`` after their answer, or the ``question`` about a long position. Both at once
    would be too high for a phone.
    """
    week = (Button(words("puzzle-week-button"), week_press(), emoji="🏆"),) if here else ()
    title, solved = Text(title_of(page, words)), page.solved
    picture, told = tuple(pictured(page.match, words)), position_told(page, words)
    back = Button(words("puzzle-back-button"), _press(page, "today"))
    if solved is not None and shown == "position":
        below: tuple[Block, ...] = (*picture, *told, Row((back,)))
    elif solved is not None:
        show = (show_button(words, "puzzle", page=page.day),) if here else ()
        position = Button(words("puzzle-position-button"), _press(page, "position"), emoji="🧩")
        below = (Text("\n".join(_answered(page, solved, words))), Row((*show, *week, position)))
    elif not _is_long(told):
        below = (*picture, *told, *_question(page, words, week))
    elif shown == "question":
        below = (*picture, *_question(page, words, (back,)))
    else:
        ask = Button(words("puzzle-answer-button"), _press(page, "question"), style="primary")
        below = (*picture, *told, Row((ask, *week)))
    return Screen((Panel((title, *below), GOLD if solved else ACCENT),))


def dividing(page: PuzzlePage, words: Words) -> Form:
    """Ask how to divide a hundred points over the cards."""
    fields = tuple(
        TextField(option.value, _name(option), placeholder="0", required=False, most=LONGEST_NUMBER)
        for option in _options(page, words)
    )
    return Form(words("puzzle-divide", points=POINTS), _press(page, "divided"), fields)


def title_of(page: PuzzlePage, words: Words) -> str:
    """Return the title of a puzzle, with its number and game."""
    return words("puzzle-title", number=page.number, game=game_title(words, game_name(page.match.game)))


def until(page: PuzzlePage) -> Moment:
    """Return when the day of a puzzle ends, which is the same for everyone."""
    return Moment((page.day + 1) * DAY)


def position_told(page: PuzzlePage, words: Words) -> list[Text]:
    """Describe what the picture of a position does not show, or all of it if there is no picture."""
    told = face_of(page.match).position
    return [Text("\n".join(told(page.match, words)))] if told else []


def best_of(page: PuzzlePage, mix: Sequence[float], words: Words) -> list[str]:
    """Name the cards of the best answer, each with its points if there are several."""
    points = [round(POINTS * share) for share in mix]
    cards = [
        (_name(option), much) for option, much in zip(_options(page, words), points, strict=True) if much
    ]
    if len(cards) == 1:
        return [cards[0][0]]
    return [words("morning-card", card=card, points=much) for card, much in cards]


def _is_long(told: Sequence[Text]) -> bool:
    lines = [line for each in told for line in each.text.splitlines()]
    # A phone wraps longer lines, so these count as several.
    return sum(-(-len(line) // LINE) for line in lines) > ROOM


def _question(page: PuzzlePage, words: Words, ways: tuple[Button, ...]) -> Iterator[Block]:
    yield Text(words("puzzle-ask", points=POINTS, when=relative(until(page))))
    yield from buttons_or_list(
        _options(page, words), lambda card: _press(page, f"card:{card}"), words, question=""
    )
    divide = Button(words("puzzle-divide-button"), _press(page, "divide"), style="primary")
    yield Row((divide, *ways))


def _answered(page: PuzzlePage, solved: Solved, words: Words) -> Iterator[str]:
    found = "found" if solved.loss < FOUND else "lost"
    yield words(f"puzzle-{found}", loss=f"{solved.loss / TENTHS:.1f}", value=f"{solved.value:.0f}")
    yield words("puzzle-columns")
    for place, option in enumerate(_options(page, words)):
        yield words(
            "puzzle-card",
            card=_name(option),
            best=f"{POINTS * solved.mix[place]:.0f}",
            own=solved.shares[place],
            all=f"{solved.others[place]:.0f}",
            alone=f"{solved.alone[place]:.0f}",
        )
    yield words("puzzle-all", answered=solved.answered, found=solved.found)
    yield words("puzzle-streak", now=solved.streak.now, best=solved.streak.best)
    yield words("puzzle-next", when=relative(until(page)))


def _options(page: PuzzlePage, words: Words) -> list[Option]:
    """Return the cards as options. Raise LookupError for a game without puzzles."""
    told = face_of(page.match).lesson
    if told is None:
        raise LookupError(page.match.game)
    return [told.option(page.match, words, card) for card in page.match.options]


def _name(option: Option) -> str:
    return f"{option.emoji} {option.label}"


def _press(page: PuzzlePage, action: str) -> Press:
    return Press("puzzle", revision=page.day, action=action)
