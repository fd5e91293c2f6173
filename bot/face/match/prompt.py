"""A DM prompt after its use: without controls, and a way to the board."""

from bot.face.match.parts import foes, mark
from bot.face.match.way import board_button
from bot.face.screen import Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def sealed(page: MatchPage, words: Words, choice: str, *, first: bool = False) -> Screen:
    """Show a prompt that has been answered; ``choice`` says with what, in words.

    The ``first`` of a match keeps the seal that stood in it.
    """
    if page.pick is None:
        told = words("sealed-revealed", choice=choice)
    elif page.deadline_at is None:
        told = words("sealed-held", choice=choice)
    else:
        told = words("sealed-waiting", choice=choice, when=relative(page.deadline_at))
    return _plain(page, words, told, with_seal=first)


def passed(page: MatchPage, words: Words) -> Screen:
    """Show an old prompt whose turn was played without it; which turn that was is not known any more."""
    key = "prompt-over" if page.outcome else "prompt-passed"
    return _plain(page, words, words(key, opponent=foes(words, page)), with_seal=True)


def _plain(page: MatchPage, words: Words, line: str, *, with_seal: bool) -> Screen:
    seal = (mark(page, words),) if with_seal else ()
    return Screen((Text(line), Row((board_button(words, page.match_id),)), *seal))
