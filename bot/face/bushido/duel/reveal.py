"""A turn of a duel, told: what came of it, then both cards and how one met the other."""

from collections.abc import Iterator

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.telling import TELLS, TurnTeller
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell one turn with all that led to its result."""
    teller = TurnTeller.of(page, turn, words, duel_view(page).sides)
    result = teller.result(turn.events)
    lines = teller.lines(turn.events, TELLS)
    yield "\n".join((words("reveal-title", turn=turn.revision), *result, *lines))
