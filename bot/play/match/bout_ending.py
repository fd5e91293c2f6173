"""How a gathering's duel ended, stored for the gathering to pick up.

Ending a match locks the match; a gathering's moves lock the gathering, then its matches. To avoid a
deadlock, a match only stores how it ended, and the gathering processes that later.
"""

import msgspec

from bot.play.ground.repertoire import AnyGame
from bot.play.match.taken import TakenMatch
from bot.store.engine import Tx
from rules.codec import encode
from rules.game import Outcome
from rules.gatherings.gathering import STAMINA, Bout, Stamina
from rules.gatherings.moves import DuelDrawn, DuelWon, NoShow, Result

IN_A_DUEL = 2
"""Seats in a gathering's matches."""


AHEAD = 2
"""Nominal health in games without stamina: enough for one player to be ahead of the other."""


class Ending(msgspec.Struct, frozen=True):
    """How a duel ended, by seat."""

    winner: int | None
    healths: tuple[int, int]
    """Health that both had left."""
    forsaken: bool = False
    """Whether both stayed away."""


async def note_end(tx: Tx, taken: TakenMatch, state: msgspec.Struct, outcome: Outcome) -> None:
    """Store how a match ended for the gathering it belongs to, if any."""
    # A match outside any gathering has no bout: the query then touches no row.
    if taken.table == IN_A_DUEL:
        winner = outcome.winners[0] if outcome.winners else None
        ending = Ending(winner, healths_in(taken.game, state), outcome.reason == "abandoned")
        await tx.run("bout_ended", match_id=taken.match.id, result=encode(ending))


def stamina_in(game: AnyGame) -> Stamina:
    """Return the health of a fresh player in a duel of this game."""
    return msgspec.UNSET if game.stamina == STAMINA else game.stamina or AHEAD


def healths_in(game: AnyGame, state: msgspec.Struct) -> tuple[int, int]:
    """Return the health both have left; in a game without stamina, the one who is behind has less."""
    one, other = game.score(state) or (0, 0)
    if game.stamina:
        return one, other
    return AHEAD - (one < other), AHEAD - (other < one)


def result_of(bout: Bout, ending: Ending) -> Result:
    """Return the move that reports the end of a duel to its gathering."""
    if ending.forsaken:
        return NoShow(bout.number, bout.people)
    if ending.winner is None:
        return DuelDrawn(bout.number, ending.healths)
    return DuelWon(bout.number, bout.seats[ending.winner], ending.healths[ending.winner])
