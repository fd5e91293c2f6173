"""Missed deadlines that a match forgives: the turn is extended, and everyone is told."""

from collections.abc import Sequence

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, TURN_TIME
from bot.play.match.taken import TakenMatch
from bot.play.messages.newest_board import show_newest
from bot.play.messages.notices import notice
from bot.store.engine import Tx
from bot.store.moment import Moment

MOST_EXCUSES = 4
"""Most misses a match can forgive each player."""


def check_excuses(excuses: int) -> None:
    """Raise Refusal for a number that a match cannot forgive."""
    if not 0 <= excuses <= MOST_EXCUSES:
        raise Refusal("excuses-wrong", most=MOST_EXCUSES)


async def excuse(tx: Tx, taken: TakenMatch, absent: Sequence[int], now: Moment) -> bool:
    """Extend a turn that ran out of time if an absent player may be excused; return whether it was."""
    match = taken.match
    excused = [seat for seat in absent if taken.seats[seat].excused < match.excuses]
    span = min(DAY, TURN_TIME[match.pace])
    for seat in excused:
        await tx.run("seat_excused", match_id=match.id, seat=seat)
        await notice(tx, match.id, "excused", seat, now, span=span)
    if excused:
        # Counted from now: after a downtime the sweep may come long after the deadline.
        late = now - (match.deadline_at or now)
        await tx.run("match_extend", id=match.id, span=span + late, gave_time=match.gave_time)
        await show_newest(tx, match.id, now)
    return bool(excused)
