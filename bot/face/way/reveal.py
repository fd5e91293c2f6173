"""A play of a fight, told as the transcript of a replay tells it."""

from collections.abc import Iterator

from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened."""
    del page, words
    yield "\n".join(map(str, turn.events)) or "-"
