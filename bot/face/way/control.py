"""The controls for a choice in a fight.

A few choices have a line each, with what they would do now; more choices stand in a list that says the same.
Extras that can be done besides the pending choice have their own buttons, and cards to exchange have a form.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.face.game.prompt import asking, choosing
from bot.face.game.sure import sure_button
from bot.face.limits import BUTTONS_IN_ROW
from bot.face.screen import Block, Button, Option, Row, Section, Select, Text
from bot.face.way.cards import card_icon, card_name
from bot.face.way.choices import numbers_in_hand, option, question, told
from bot.face.way.outlook import outlook
from bot.face.way.perils import perilous
from bot.face.way.standing import asked_of
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.action_cards import ACTION_CARDS
from rules.way.dealing import SWAP
from rules.way.extras import EXTRAS

MOST_LINES: Final = 5
"""The most choices shown as lines; more stand in a list."""

CREDIT: Final = "credit:"
FACING: Final = ("guard", "gisei", "place", "hook")
"""Ways to meet a counterattack, which have a line beside simply facing it."""
NAMED_ON_BUTTON: Final = ("target", "guard", "die")
"""Questions with short answers: below a picture, the answers label the buttons beside what they would do.

A place is excepted, since what it does is too long for a line beside such a button.
"""


def control(page: MatchPage, words: Words, *more: Button) -> tuple[Block, ...]:
    """Return the controls for the pending choice and its extras, with further buttons."""
    if not page.options:
        return ()
    due = tuple(choice for choice in page.options if _is_due(page, choice))
    points = tuple(choice for choice in page.options if choice.startswith(CREDIT))
    listed = _listed(page, due)
    buttons = [*_buttons(page, words, {*due, *points}), *_perils(page, words, due if listed else ()), *more]
    return (
        *_due(page, words, due, listed=listed),
        *_list(page, words, points, words("way-ask-credit")),
        *(Row(tuple(buttons[at : at + BUTTONS_IN_ROW])) for at in range(0, len(buttons), BUTTONS_IN_ROW)),
    )


def _listed(page: MatchPage, due: Sequence[str]) -> bool:
    """Return whether the choices stand in a list; below a picture weapons do, since they need long texts."""
    asked = asked_of(fight_of(page))
    return len(due) > MOST_LINES or (asked == "pair" and len(due) > 1) or (asked == "camp" and page.pictured)


def _is_due(page: MatchPage, choice: str) -> bool:
    """Return whether a choice answers the question, or is weighed against those that do."""
    match asked_of(fight_of(page)):
        case "redraw":  # short answers, which need no lines
            return False
        case "guard":
            return choice in FACING or choice not in EXTRAS
        case _:
            return choice.partition(":")[0] not in EXTRAS or asked_of(fight_of(page)) == "reward"


def _due(page: MatchPage, words: Words, due: Sequence[str], *, listed: bool) -> Iterator[Block]:
    fight = fight_of(page)
    if listed:
        yield from _list(page, words, due, question(words, fight))
        return
    yield Text(question(words, fight))
    for choice in due:
        yield _line(page, words, choice)


def _line(page: MatchPage, words: Words, choice: str) -> Section:
    """Describe a choice beside its button; below a picture, in as few lines as possible."""
    fight, asked = fight_of(page), asked_of(fight_of(page))
    then = outlook(words, fight, choice)
    if page.pictured and asked in NAMED_ON_BUTTON and then and choice != "place":
        return Section((words("way-choice-small", then=then),), _button(page, option(words, fight, choice)))
    if page.pictured and asked == "third" and choice in ACTION_CARDS:
        name = words("way-choice-named", name=card_name(words, choice))
        numbered = Option(choice, numbers_in_hand(fight, choice), emoji=card_icon(choice))
        return Section((words("way-choice-then", name=name, then=then),), _button(page, numbered))
    thrown = page.pictured and choice == "place"
    label = words("way-throw") if thrown else words("way-choose", asked=asked)
    return Section((told(words, fight, choice),), _button(page, Option(choice, label)))


def _list(page: MatchPage, words: Words, choices: Sequence[str], asked: str) -> Iterator[Select]:
    """List choices with what they would do; those that need confirming have buttons instead."""
    fight = fight_of(page)
    numbered = page.pictured and asked_of(fight) == "pair"
    # A list cannot ask for confirmation.
    options = tuple(
        option(words, fight, choice, numbered=numbered) for choice in choices if not perilous(fight, choice)
    )
    if options:
        yield Select(choosing(page, page.revision + 1), asked, options)


def _perils(page: MatchPage, words: Words, choices: Sequence[str]) -> Iterator[Button]:
    fight = fight_of(page)
    for choice in choices:
        if perilous(fight, choice):
            yield _button(page, option(words, fight, choice))


def _buttons(page: MatchPage, words: Words, elsewhere: set[str]) -> Iterator[Button]:
    """Yield the buttons of choices; cards to exchange share one that opens their form."""
    fight = fight_of(page)
    for choice in page.options:
        if choice not in elsewhere and not choice.startswith(SWAP):
            yield _button(page, option(words, fight, choice))
    if any(choice.startswith(SWAP) for choice in page.options):
        yield Button(words("way-swap-title"), press=asking(page, page.revision + 1), emoji="🔁")


def _button(page: MatchPage, named: Option) -> Button:
    """Return the button of a choice; one that may end the fight asks first."""
    turn = page.revision + 1
    if perilous(fight_of(page), named.value):
        return sure_button(page, turn, named)
    return Button(named.label, press=choosing(page, turn, named.value), emoji=named.emoji)
