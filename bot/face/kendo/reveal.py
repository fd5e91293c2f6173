"""A fight, told in one message."""

from collections.abc import Iterator

from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened so far."""
    del page
    yield words("reveal-title", turn=turn.revision)
