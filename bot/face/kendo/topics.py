"""What can be settled ahead in Kendo Duel, in words."""

from typing import Final

from bot.face.kendo.cards import card_emoji, kind_name, subdeck_name
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.instructions import JOKER

_KEYS: Final = {card.kind: card.key for card in CARDS.values()}
"""A card of each kind."""


def topic(page: MatchPage, words: Words, name: str) -> str:  # noqa: ARG001  other games need the page
    """Put a topic into words."""
    kind, _, about = name.partition(":")
    if about in _KEYS:
        return words(f"kendo-topic-{kind}-card", card=kind_name(words, about))
    return words(f"kendo-topic-{name.replace(':', '-')}")


def topic_option(page: MatchPage, words: Words, name: str, option: str) -> Option:  # noqa: ARG001  as above
    """Name a possible answer to a topic."""
    if option in _KEYS:
        joker = option == JOKER and name.startswith("answer:")
        label = words("kendo-topic-option-joker") if joker else kind_name(words, option)
        return Option(option, label, emoji=card_emoji(_KEYS[option]))
    if option in SUBDECKS:
        return Option(option, subdeck_name(words, option), emoji="🎴")
    return Option(option, words(f"kendo-topic-option-{option}"))
