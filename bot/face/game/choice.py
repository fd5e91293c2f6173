"""The controls for a choice: buttons if they fit, a list for up to 25, a form for everything else."""

from collections.abc import Callable, Sequence
from math import ceil

from msgspec.structs import replace

from bot.face.game.prompt import asking, choosing
from bot.face.limits import BUTTONS_IN_ROW, LABEL, OPTIONS
from bot.face.press import Press
from bot.face.screen import Button, Option, Row, Section, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage

MOST_BUTTONS = 2 * BUTTONS_IN_ROW
"""The most choices shown as buttons: more would fill the screen of a phone."""


def choice_control(
    page: MatchPage,
    words: Words,
    turn: int,
    option: Callable[[str], Option],
    *,
    question: str = "",
    in_parts: bool = False,
    most_buttons: int = MOST_BUTTONS,
) -> tuple[Text | Row | Select, ...]:
    """Return the controls for the choice of a turn; nothing if the viewer has none to make.

    ``option`` names each choice; ``question`` is not needed if the hand asks it. A choice ``in_parts``, such
    as a card and a target, is made in a form, and the question labels the button that opens it. A game with
    long names lowers ``most_buttons`` to leave room for the text.
    """
    if not page.options:
        return ()
    if in_parts or len(page.options) > OPTIONS:
        return (Row((Button(question, press=asking(page, turn), style="primary"),)),)
    # The current pick is marked, because it can be changed until all have chosen.
    options = [replace(option(choice), default=choice == page.pick) for choice in page.options]
    return buttons_or_list(
        options, lambda choice: choosing(page, turn, choice), words, question=question, most=most_buttons
    )


def buttons_or_list(
    options: Sequence[Option],
    press: Callable[[str], Press],
    words: Words,
    *,
    question: str = "",
    most: int = MOST_BUTTONS,
) -> tuple[Text | Row | Select, ...]:
    """Return buttons for a few options, a list for more.

    ``press`` returns the press that chooses an option; for an empty string, the one of the whole list.
    """
    # Made before they are counted: marking the pick makes its label longer.
    buttons = [_button(press(option.value), option, words) for option in options]
    if len(buttons) <= most and all(len(button.label) <= LABEL for button in buttons):
        return (*((Text(question),) if question else ()), *_rows(buttons))
    return (Select(press(""), question, tuple(options)),)


def choice_lines(
    page: MatchPage, words: Words, turn: int, told: Callable[[str], str], *, label: str
) -> tuple[Section, ...]:
    """Return a line for each choice with a button to make it, for a few choices that need a description.

    ``told`` describes a choice; ``label`` stands on every button.
    """
    return tuple(
        Section((told(choice),), _button(choosing(page, turn, choice), _labelled(page, choice, label), words))
        for choice in page.options
    )


def _labelled(page: MatchPage, choice: str, label: str) -> Option:
    return Option(choice, label, default=choice == page.pick)


def _button(press: Press, option: Option, words: Words) -> Button:
    """Return the button that makes a choice; the button of the current pick says that it is chosen."""
    label = words("choice-made", choice=option.label) if option.default else option.label
    return Button(label, press=press, style="primary" if option.default else "secondary", emoji=option.emoji)


def _rows(buttons: list[Button]) -> tuple[Row, ...]:
    """Return as few rows as possible, about equally long."""
    length = ceil(len(buttons) / ceil(len(buttons) / BUTTONS_IN_ROW))
    return tuple(Row(tuple(buttons[at : at + length])) for at in range(0, len(buttons), length))
