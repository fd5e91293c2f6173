"""Stop clocks, by agreement or for a paused tournament, and restart them with the time that was left."""

from collections.abc import Sequence

from bot.play.clocks.quiet import Quiet, after_waking, waking_between
from bot.play.clocks.turn import quiet_at_table, reminder_at
from bot.play.ground.times import HOUR, LONGEST_LEAVE, PACES
from bot.play.match.taken import TakenMatch
from bot.store.engine import Tx
from bot.store.moment import Moment

SHORTEST = HOUR
"""Least time after a pause, in milliseconds, if that much was left, whatever the quiet hours."""


async def stop_clock(tx: Tx, taken: TakenMatch, now: Moment) -> None:
    """Stop a turn's clock and store the time left; quiet times do not count."""
    due = taken.match.deadline_at
    if due is not None:
        left = waking_between(now, due, await _quiet(tx, taken))
        held = max(left, min(due - now, SHORTEST))
        await tx.run("match_hold", id=taken.match.id, held=held, now=now)


async def restart_clock(tx: Tx, taken: TakenMatch, now: Moment) -> None:
    """Restart a turn's clock with the time that was left; quiet times do not count."""
    pace, held = PACES[taken.match.pace], taken.match.held
    if held is not None:
        quiet = await _quiet(tx, taken)
        away = LONGEST_LEAVE if any(each.leave for each in quiet) else 0
        due = after_waking(now, held, quiet, pace.patience + away)
        remind_at = reminder_at(now, due)
        await tx.run("match_release", id=taken.match.id, deadline_at=due, remind_at=remind_at, now=now)


async def _quiet(tx: Tx, taken: TakenMatch) -> Sequence[Quiet]:
    """Return the quiet times of the players who owe a choice."""
    owing = {request.seat for request in taken.game.requests(taken.state)}
    known = await quiet_at_table(tx, taken.match.id, PACES[taken.match.pace])
    return [quiet for seat, quiet in known.items() if seat in owing]
