"""A DM prompt after its use: without controls, and a way to the board."""

from bot.face.match.parts import foes
from bot.face.match.way import board_button
from bot.face.screen import Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.reading import MatchPage


def sealed(page: MatchPage, words: Words, choice: str) -> Screen:
    """Show a prompt that has been answered; ``choice`` says with what, in words."""
    if page.pick is None:
        return _plain(page, words, words("sealed-revealed", choice=choice))
    if page.deadline_at is None:
        return _plain(page, words, words("sealed-held", choice=choice))
    when = relative(page.deadline_at)
    return _plain(page, words, words("sealed-waiting", choice=choice, when=when))


def passed(page: MatchPage, words: Words) -> Screen:
    """Show an old prompt whose turn was played without it."""
    key = "prompt-over" if page.outcome else "prompt-passed"
    return _plain(page, words, words(key, opponent=foes(words, page)))


def _plain(page: MatchPage, words: Words, line: str) -> Screen:
    return Screen((Text(line), Row((board_button(words, page.match_id),))))
