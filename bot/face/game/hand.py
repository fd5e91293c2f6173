"""The layout of a hand: what the player knows, the choice, and the buttons to other screens."""

from collections.abc import Iterable

from bot.face.game.parts import first_seal, house_button, instruct_button
from bot.face.game.prompt import details_button, summary_button
from bot.face.game.to_board import board_button
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def hand_panel(
    page: MatchPage, words: Words, texts: Iterable[Iterable[str]], choice: Iterable[Block]
) -> Panel:
    """Return the short hand: its texts, and the choice below them."""
    blocks = (*(Text(told) for told in map("\n".join, texts) if told), *choice)
    more = (details_button(page, words),) if page.options else ()
    row = Row((*more, *_ahead(page, words), *_checked(page, words)))
    return Panel((*blocks, row, *first_seal(page, words)), ACCENT)


def details_panel(page: MatchPage, words: Words, blocks: Iterable[Block], choice: Iterable[Block]) -> Panel:
    """Return the hand with every detail, and a button back to the short one."""
    row = Row((summary_button(page, words), *_ahead(page, words), _lately(page, words)))
    return Panel((*blocks, *choice, row, *first_seal(page, words)), ACCENT)


def _checked(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button to the newest board, or, against the house, to the seal of its choice."""
    return house_button(page, words) if page.practice else (board_button(words, page.match_id),)


def _lately(page: MatchPage, words: Words) -> Button:
    """Return the button to the latest report: the newest board, or the last turn against the house."""
    if page.practice is None:
        return board_button(words, page.match_id)
    press = Press("practice", page.match_id, page.revision, "told")
    return Button(words("practice-told-button"), press=press, disabled=page.last is None)  # before turn 1


def _ahead(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button for settling things ahead, in games that allow it."""
    return (instruct_button(page, words),) if page.topics else ()
