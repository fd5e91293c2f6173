"""What can be chosen in a fight, in words."""

from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  any game's are asked so
    """Say a choice in words."""
    return words("way-choice", choice=choice)


def option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name a choice on a button or in a list."""
    return Option(choice, choice_words(page, words, choice))
