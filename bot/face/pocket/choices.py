"""What can be chosen in Pocket Samurai, in words: the question of each decision, and its answers."""

from bot.face.pocket.cards import card_button, card_emoji, card_name, symbols_words
from bot.face.pocket.view import pocket_view
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import HOLD, KEEP, SIDES


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  other games look at the page
    """Say a choice in words."""
    if choice in CARDS:
        return words("pocket-choice-card", emoji=card_emoji(choice), name=card_name(words, choice))
    return words(f"pocket-choice-{choice}")


def question(page: MatchPage, words: Words) -> str:
    """Ask for what is to be decided."""
    return words(f"pocket-ask-{page.decision}", card=_card_asked_about(page, words))


def option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name an answer on a button."""
    if choice in SIDES:
        return _side(page, words, choice)
    if choice in {HOLD, KEEP}:
        return Option(choice, words(f"pocket-choice-{choice}"))
    return card_button(words, choice)


def _side(page: MatchPage, words: Words, choice: str) -> Option:
    """Name a side of the card that is asked about with what it shows."""
    sides = CARDS[_asked_about(page)].sides
    return Option(choice, symbols_words(words, sides[SIDES.index(choice)]))


def _card_asked_about(page: MatchPage, words: Words) -> str:
    return card_name(words, _asked_about(page))


def _asked_about(page: MatchPage) -> str:
    """Return the card whose text asks for something: one with a side to choose, or what was flipped."""
    exchange = pocket_view(page).exchange
    turned = [card for seat, card in exchange.choosing if seat == page.own_seat]
    if page.decision == "side" and turned:
        return turned[-1]
    return exchange.flipped[page.seat] if exchange.flipped else STRIKE
