"""A turn of a duel, told: what came of it, then both cards and how one met the other."""

from collections.abc import Iterator

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.telling import BESIDE, TELLS, TurnTeller
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell one turn with all that led to its result."""
    teller = _teller(page, turn, words)
    result = teller.result(turn.events)
    yield "\n".join((_title(turn, words), *result, *teller.lines(turn.events, TELLS)))


def told_beside(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell who hit whom, and what the picture of a turn leaves out."""
    teller = _teller(page, turn, words)
    lines = teller.lines(turn.events, BESIDE)
    yield "\n".join((_title(turn, words), *teller.hits(turn.events), *lines))


def _teller(page: MatchPage, turn: TurnPage, words: Words) -> TurnTeller:
    return TurnTeller.of(page, turn, words, duel_view(page).sides)


def _title(turn: TurnPage, words: Words) -> str:
    return words("reveal-title", turn=turn.revision)
