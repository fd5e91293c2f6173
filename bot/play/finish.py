"""How a match that its players decided ended for each at its table."""

from dataclasses import dataclass

from bot.play.table import Table
from bot.store import rows
from bot.store.engine import Tx
from bot.store.record_rows import StoodIn
from rules.codec import decode
from rules.game import Outcome


@dataclass(frozen=True)
class Finish:
    """How a match ended for one person."""

    user_id: int
    role: str
    """Whom they played; empty in a game without roles."""
    place: int
    """1 is the best; those who fell in the same turn share a place."""
    result: str
    """``won``, ``lost`` or ``drawn``."""
    left: bool
    """Whether they resigned or forfeited."""
    stood_in: bool
    """Whether a stand-in chose for them at any time."""


async def finishes_of(tx: Tx, table: Table, outcome: Outcome) -> list[Finish]:
    """Return how a match ended for each seat, in the order of the seats."""
    seats = await tx.all("seats_of", rows.Seat, match_id=table.match.id)
    cast = table.game.cast(table.options)
    ranks = [_rank(seat, outcome) for seat in seats]
    stood_in = await _stood_in(tx, table.match)
    return [
        Finish(
            seat.user_id,
            cast[seat.seat] if cast else "",
            place := 1 + sum(other < rank for other in ranks),
            _result(seat, outcome, place),
            left=seat.left_as is not None,
            stood_in=seat.seat in stood_in,
        )
        for seat, rank in zip(seats, ranks, strict=True)
    ]


async def _stood_in(tx: Tx, match: rows.Match) -> set[int]:
    """Return the seats for which a stand-in chose at any time."""
    turns = await tx.all("turns_stood_in", StoodIn, match_id=match.id)
    return {seat for turn in turns for seat in decode(turn.stand_ins, tuple[int, ...])}


def _rank(seat: rows.Seat, outcome: Outcome) -> tuple[bool, bool, int]:
    """Return what sorts seats: winners, those still there, then the last to go before the first."""
    return (seat.seat not in outcome.winners, seat.out_at is not None, -(seat.out_at or 0))


def _result(seat: rows.Seat, outcome: Outcome, place: int) -> str:
    if seat.seat in outcome.winners:
        return "won"
    return "drawn" if place == 1 and not outcome.winners and not seat.left_as else "lost"
