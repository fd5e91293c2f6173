"""How a duel that a gathering asked for ended, noted for the gathering to hear of it.

The end of a match locks the match, and the moves of a gathering lock the gathering and then its matches. So
that the two never wait for each other, a match only leaves its end behind, and the gathering takes it up.
"""

import msgspec

from bot.play.table import Table
from bot.store.engine import Tx
from rules.bushido.duel import DuelState
from rules.codec import encode
from rules.game import Outcome
from rules.gatherings.gathering import Bout
from rules.gatherings.moves import DuelDrawn, DuelWon, NoShow, Result


class Ending(msgspec.Struct, frozen=True):
    """The end of a duel, by the seats of its match."""

    winner: int | None
    healths: tuple[int, int]
    forsaken: bool = False
    """Whether both stayed away."""


async def note_end(tx: Tx, table: Table, state: msgspec.Struct, outcome: Outcome) -> None:
    """Leave the end of a match behind for the gathering that asked for it, if one did."""
    if isinstance(state, DuelState):
        winner = outcome.winners[0] if outcome.winners else None
        ending = Ending(winner, healths_in(state), outcome.reason == "abandoned")
        await tx.run("bout_ended", match_id=table.match.id, result=encode(ending))


def healths_in(state: DuelState) -> tuple[int, int]:
    """Return what both fighters have left, nobody less than nothing."""
    one, other = (max(0, fighter.health) for fighter in state.fighters)
    return one, other


def result_of(bout: Bout, ending: Ending) -> Result:
    """Put the end of a duel as the move that tells its gathering."""
    if ending.forsaken:
        return NoShow(bout.number, bout.seats)
    if ending.winner is None:
        return DuelDrawn(bout.number, ending.healths)
    return DuelWon(bout.number, bout.seats[ending.winner], ending.healths[ending.winner])
