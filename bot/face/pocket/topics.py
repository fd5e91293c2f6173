"""What can be settled ahead in Pocket Samurai, in words."""

from bot.face.pocket.cards import card_name, side_option
from bot.face.pocket.choices import card_option
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.deck import CARDS


def topic(page: MatchPage, words: Words, name: str) -> str:  # noqa: ARG001  other games need the page
    """Put a topic into words."""
    kind, card = _read(name)
    return words(f"pocket-topic-{kind}", card=card_name(words, card) if card else "")


def topic_option(page: MatchPage, words: Words, name: str, option: str) -> Option:
    """Name a possible answer to a topic."""
    kind, card = _read(name)
    if kind == "side":
        return side_option(words, card, option)
    if option in CARDS:
        return card_option(page, words, option)
    return Option(option, words(f"pocket-topic-{kind}-{option}"))


def _read(name: str) -> tuple[str, str]:
    """Return the kind of a topic and the card it is about, if it is about one."""
    kind, _, card = name.partition(":")
    return kind, card
