"""A DM prompt after its use: one line that stays true, and a way back to the choice while that is open."""

from collections.abc import Iterable

from bot.face.game.ended import ended, is_over
from bot.face.game.parts import foes, mark
from bot.face.game.to_board import board_button
from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def choosing(page: MatchPage, turn: int, choice: str = "") -> Press:
    """Return the press that makes ``choice`` in a turn; without it, the press of a list of choices."""
    return _press(page, f"pick:{turn}:{choice}" if choice else f"pick:{turn}")


def asking(page: MatchPage, turn: int) -> Press:
    """Return the press that opens the form for a choice."""
    return _press(page, f"form:{turn}")


def handing_in(page: MatchPage, turn: int) -> Press:
    """Return the press that submits that form."""
    return _press(page, f"stance:{turn}")


def weighing(page: MatchPage, turn: int, choice: str) -> Press:
    """Return the press of a choice that needs a warning first."""
    return _press(page, f"sure:{turn}:{choice}")


def keeping_on(page: MatchPage) -> Press:
    """Return the press that returns to the hand without choosing."""
    return _press(page, "summary")


def chosen(
    page: MatchPage,
    words: Words,
    turn: int,
    choice: str,
    *,
    first: bool = False,
    below: Iterable[Block] = (),
) -> Screen:
    """Show an answered prompt; ``choice`` says the answer in words.

    The ``first`` prompt of a match keeps its seal. ``below`` goes with the line. The button stays when the
    turn has been played, since removing it would take a request each time; it then opens the hand.
    """
    line, seal = words("prompt-chosen", turn=turn, choice=choice), (mark(page, words),) if first else ()
    if is_over(page):
        return Screen((Text(line), *ended(page, words), *seal))
    if page.pick is None:  # all have chosen, and the turn is played
        button = board_button(words, page.match_id)
    else:
        button = Button(words("duel-hand-button"), press=_press(page, f"change:{turn}"), emoji="🎴")
        line = words("prompt-first", line=line) if first else line
    return Screen((Section((line,), button), *below, *seal))


def details_button(page: MatchPage, words: Words) -> Button:
    """Return the button that replaces the prompt with the detailed hand."""
    return Button(words("prompt-details-button"), press=_press(page, "details"))


def summary_button(page: MatchPage, words: Words) -> Button:
    """Return the button back from the detailed hand."""
    return Button(words("prompt-summary-button"), press=keeping_on(page))


def passed(page: MatchPage, words: Words, *, newest: bool = True) -> Screen:
    """Show an old prompt whose turn was played without it; which turn that was is no longer known.

    A player who has given up their seat is told so. The newest prompt says how the match ended, if it has.
    """
    if page.own_seat is None:
        return _given_up(page, words)
    if newest and is_over(page):
        return Screen((*ended(page, words), mark(page, words)))
    line = words("prompt-passed", opponent=foes(words, page))
    return Screen((Text(line), Row((board_button(words, page.match_id),)), mark(page, words)))


def _given_up(page: MatchPage, words: Words) -> Screen:
    line = words("prompt-given-up", players=foes(words, page))
    return Screen((Text(line), Row((board_button(words, page.match_id),)), mark(page, words)))


def _press(page: MatchPage, action: str) -> Press:
    return Press("hand", page.match_id, page.revision, action)
