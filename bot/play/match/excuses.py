"""Missed deadlines that a match forgives: the turn goes on a while, and everyone is told."""

from collections.abc import Sequence

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, TURN_TIME
from bot.play.match.taken import TakenMatch
from bot.play.messages.newest_board import show_newest
from bot.play.messages.notices import notice
from bot.store.engine import Tx
from bot.store.moment import Moment

MOST_EXCUSES = 4
"""Misses a match can forgive each of its players."""


def check_excuses(excuses: int) -> None:
    """Raise Refusal for more or fewer than a match can forgive."""
    if not 0 <= excuses <= MOST_EXCUSES:
        raise Refusal("excuses-wrong", most=MOST_EXCUSES)


async def excuse(tx: Tx, taken: TakenMatch, absent: Sequence[int], now: Moment) -> bool:
    """Extend a turn whose time is over, if a player absent may still be excused; say whether it was."""
    match = taken.match
    excused = [seat for seat in absent if taken.seats[seat].excused < match.excuses]
    span = min(DAY, TURN_TIME[match.pace])
    for seat in excused:
        await tx.run("seat_excused", match_id=match.id, seat=seat)
        await notice(tx, match.id, "excused", seat, now, span=span)
    if excused:
        # Counted from now on: after a downtime the sweep may look long after the time was over.
        late = now - (match.deadline_at or now)
        await tx.run("match_extend", id=match.id, span=span + late, gave_time=match.gave_time)
        await show_newest(tx, match.id, now)
    return bool(excused)
