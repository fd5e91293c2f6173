"""How a duel that a gathering asked for ended, noted for the gathering to hear of it.

The end of a match locks the match, and the moves of a gathering lock the gathering and then its matches. So
that the two never wait for each other, a match only leaves its end behind, and the gathering takes it up.
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
"""Seats of the matches that gatherings ask for."""


AHEAD = 2
"""Nominal health in games without stamina: enough for one to be ahead of the other."""


class Ending(msgspec.Struct, frozen=True):
    """The end of a duel, by the seats of its match."""

    winner: int | None
    healths: tuple[int, int]
    """What both had left."""
    forsaken: bool = False
    """Whether both stayed away."""


async def note_end(tx: Tx, taken: TakenMatch, state: msgspec.Struct, outcome: Outcome) -> None:
    """Leave the end of a match behind for the gathering that asked for it, if one did."""
    # A match that no gathering asked for has no bout to note it in: the query then touches no row.
    if taken.table == IN_A_DUEL:
        winner = outcome.winners[0] if outcome.winners else None
        ending = Ending(winner, healths_in(taken.game, state), outcome.reason == "abandoned")
        await tx.run("bout_ended", match_id=taken.match.id, result=encode(ending))


def stamina_in(game: AnyGame) -> Stamina:
    """Return the health with which a player comes fresh to a duel of this game."""
    return msgspec.UNSET if game.stamina == STAMINA else game.stamina or AHEAD


def healths_in(game: AnyGame, state: msgspec.Struct) -> tuple[int, int]:
    """Return what both have left in a duel; where a game has no stamina, who is ahead has more."""
    one, other = game.score(state) or (0, 0)
    if game.stamina:
        return one, other
    return AHEAD - (one < other), AHEAD - (other < one)


def result_of(bout: Bout, ending: Ending) -> Result:
    """Put the end of a duel as the move that tells its gathering."""
    if ending.forsaken:
        return NoShow(bout.number, bout.people)
    if ending.winner is None:
        return DuelDrawn(bout.number, ending.healths)
    return DuelWon(bout.number, bout.seats[ending.winner], ending.healths[ending.winner])
