"""What a choice of Kendo Duel is made with: a form for several parts, beside it buttons or a list."""

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
"""Names of two cards are long: more of them would fill the screen of a phone."""


def control(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return the way to make the choice that is owed; nothing where none is."""
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
    """Say whether a choice asks first: calling time, and a parry with one's last card."""
    view = kendo_view(page)
    if isinstance(view.now, Threat) and view.hand == (choice,):
        return CARDS[choice].frame == "green"
    return choice == JIKAN_DESU.key


def in_parts(page: MatchPage) -> tuple[str, ...]:
    """Return the choices that have several parts: cards to switch, or cards and one of several aims."""
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
    """Say whether a picture shows what is asked: the attack, and the cards that answer it."""
    return page.pictured and decision(page) in {"answer", "red"}


def _switch_first(page: MatchPage, words: Words, parries: tuple[str, ...]) -> tuple[Text]:
    """Say what the switch of a Competition goes before."""
    if isinstance(kendo_view(page).now, Initiative):
        return (Text(words("kendo-before-attack")),)
    return (Text(words("kendo-before-answer-or-parry" if parries else "kendo-before-answer")),)


def _by_click(page: MatchPage, words: Words, options: tuple[str, ...], asked: str) -> tuple[Block, ...]:
    """Return buttons for a few choices; of more, a list of the cards, and letting them be stays a button."""
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
