"""The choices of Pocket Samurai in words: the question of each decision, and its answers."""

from msgspec.structs import replace

from bot.face.pocket.areas import numbered
from bot.face.pocket.cards import card_button, card_in_bold, card_name, side_option
from bot.face.pocket.view import pocket_view, side_of
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.deck import CARDS
from rules.pocket.dojo import PICKS
from rules.pocket.resolution import HOLD, KEEP, SIDES, unturned

KEYCAPS = (*(f"{digit}\ufe0f\u20e3" for digit in range(1, 10)), "🔟")
"""Numbers of cards as emoji for buttons."""
_OF_A_CARD = ("side", "strike", "hand")
"""The decisions that a card's text asks for."""


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  other games need the page
    """Put a choice into words."""
    if choice in CARDS:
        return card_in_bold(words, choice)
    return words(f"pocket-choice-{choice}")


def question(page: MatchPage, words: Words) -> str:
    """Ask for the decision."""
    if page.decision in _OF_A_CARD:
        return words(f"pocket-ask-{page.decision}", card=card_name(words, _asked_about(page)))
    return words(f"pocket-ask-{page.decision}", wishes=PICKS)


def option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name an answer on a button."""
    if choice in SIDES:
        return side_option(words, _asked_about(page), choice)
    if choice in {HOLD, KEEP}:
        return Option(choice, words(f"pocket-choice-{choice}"), emoji="✋")
    return card_option(page, words, choice)


def card_option(page: MatchPage, words: Words, key: str) -> Option:
    """Name a card on a button: with its number if a picture shows it, else with the sign of its aspect."""
    cards = numbered(pocket_view(page), side_of(page)) if page.pictured else ()
    button = card_button(words, key)
    return replace(button, emoji=KEYCAPS[cards.index(key)]) if key in cards else button


def number_option(page: MatchPage, key: str) -> Option:
    """Name a card by its number alone, when many names stand beside a picture."""
    return Option(key, str(numbered(pocket_view(page), side_of(page)).index(key) + 1))


def open_option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name a card to take publicly: by its number alone if a picture shows it."""
    return number_option(page, choice) if page.pictured else option(page, words, choice)


def _asked_about(page: MatchPage) -> str:
    """Return the card that asks a question: the one with a side to choose, or the flipped one."""
    exchange = pocket_view(page).exchange
    turned = [card for seat, card in unturned(pocket_view(page).areas, exchange) if seat == page.own_seat]
    return (*turned, *exchange.flipped[page.seat : page.seat + 1])[0]
