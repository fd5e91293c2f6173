"""A turn of a duel, told: what came of it, then both cards and how one met the other."""

from collections.abc import Iterator

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.telling import TELLS, Tells, TurnTeller
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido.events import Revealed
from rules.game import Event


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell one turn with all that led to its result."""
    teller = TurnTeller.of(page, turn, words, duel_view(page).sides)
    result = teller.result(turn.events)
    lines = teller.lines(turn.events, TELLS_DUEL)
    yield "\n".join((words("reveal-title", turn=turn.revision), *result, *lines))


def _revealed(teller: TurnTeller, event: Revealed) -> list[str]:
    teller.techniques = dict(enumerate(event.techniques))
    lines: list[str] = []
    for seat in teller.techniques:
        special = teller.special(seat)
        values = {"player": teller.name(seat), **teller.card(seat)}
        if special:
            lines.append(teller.words("reveal-card-special", special=special, **values))
        else:
            lines.append(teller.words("reveal-card", **values))
        if seat in teller.stand_ins:
            lines.append(teller.words("reveal-stand-in", player=teller.name(seat)))
    return lines


TELLS_DUEL: dict[type[Event], Tells] = TELLS | {Revealed: _revealed}
"""How to tell what led to the result of a duel's turn."""
