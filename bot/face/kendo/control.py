"""The controls for a choice in Kendo Duel: a form for several parts, with buttons or a list beside it."""

from dataclasses import replace
from typing import Final

from bot.face.game.choice import choice_control
from bot.face.game.sure import sure_button
from bot.face.kendo.choices import decision, option, parts_question, question
from bot.face.kendo.view import kendo_view
from bot.face.screen import Block, Row, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.kendo.cards import CARDS, JIKAN_DESU
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.state import Initiative, Threat
from rules.kendo.switching import is_switch

MOST_BUTTONS: Final = 4
"""The most choices shown as buttons: names of two cards are long, and more would fill a phone's screen."""


def control(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return the controls for the pending choice; nothing if there is none."""
    if not page.options:
        return ()
    parts, warned = in_parts(page), tuple(choice for choice in page.options if asks_first(page, choice))
    rest = tuple(choice for choice in page.options if choice not in {*parts, *warned})
    in_form = _control(page, words, parts, parts_question(page, words), in_parts=True) if parts else ()
    return (
        *(_switch_first(page, words, rest) if decision(page) == "switch" else ()),
        *in_form,
        *_by_click(page, words, rest, "" if parts or _shown(page) else question(page, words)),
        *(Row((sure_button(page, page.revision + 1, option(page, words, choice)),)) for choice in warned),
    )


def asks_first(page: MatchPage, choice: str) -> bool:
    """Return whether a choice needs confirming: calling time, and parrying with the last card."""
    view = kendo_view(page)
    if isinstance(view.now, Threat) and view.hand == (choice,):
        return CARDS[choice].frame == "green"
    return choice == JIKAN_DESU.key


def in_parts(page: MatchPage) -> tuple[str, ...]:
    """Return the choices of several parts: cards to switch, or cards with one of several targets."""
    match decision(page):
        case "opening":
            return tuple(choice for choice in page.options if choice != KEEP)
        case "switch":
            return tuple(filter(is_switch, page.options))
        case "attack" | "answer":
            aimed = {choice: read_move(choice).target for choice in page.options}
            several = len({target for target in aimed.values() if target is not None}) > 1
            return tuple(choice for choice, target in aimed.items() if several and target is not None)
        case _:
            return ()


def _shown(page: MatchPage) -> bool:
    """Return whether a picture shows what is asked: the attack, and the cards that answer it."""
    return page.pictured and decision(page) in {"answer", "red"}


def _switch_first(page: MatchPage, words: Words, parries: tuple[str, ...]) -> tuple[Text]:
    """Say what follows the switch in a Competition."""
    if isinstance(kendo_view(page).now, Initiative):
        return (Text(words("kendo-before-attack")),)
    return (Text(words("kendo-before-answer-or-parry" if parries else "kendo-before-answer")),)


def _by_click(page: MatchPage, words: Words, options: tuple[str, ...], asked: str) -> tuple[Block, ...]:
    """Return buttons for a few choices; for more, a list of the cards, and a button for playing none."""
    if len(options) <= MOST_BUTTONS:
        return _control(page, words, options, asked)
    none = tuple(choice for choice in options if choice in {YIELD, KEEP})
    cards = tuple(choice for choice in options if choice not in none)
    plain = _shown(page) and len(cards) <= MOST_BUTTONS
    listed = _control(page, words, cards, "" if plain else asked or question(page, words))
    return *listed, *_control(page, words, none, "")


def _control(
    page: MatchPage, words: Words, options: tuple[str, ...], asked: str, *, in_parts: bool = False
) -> tuple[Block, ...]:
    return choice_control(
        replace(page, options=options),
        words,
        page.revision + 1,
        lambda choice: option(page, words, choice),
        question=asked,
        in_parts=in_parts,
        most_buttons=MOST_BUTTONS,
    )
