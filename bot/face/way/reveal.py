"""A play of a fight, told as the transcript of a replay tells it."""

from collections.abc import Iterator

from bot.face.pieces import mention
from bot.face.way.lately import told_lines
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened."""
    player = mention(page.players[0].user_id)
    lines = told_lines(words, fight_of(page), turn.events, player)
    yield "\n".join((words("reveal-title", turn=turn.revision), *lines))
