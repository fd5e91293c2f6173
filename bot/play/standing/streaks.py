"""Streaks: days in a row with a finished contest in a server."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.ground.times import DAY
from bot.store.contest_rows import ContestDay
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment


@dataclass(frozen=True)
class Streak:
    """A player's days in a row."""

    now: int
    """Ending today, or yesterday while today's contest can still be finished."""
    best: int


async def streak_of(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> Streak:
    """Return a player's streak in a server."""
    days = await tx.all("contest_days_finished", ContestDay, guild_id=guild_id, user_id=user_id)
    return streak_in([row.day for row in days], now // DAY)


def streak_in(days: Sequence[int], today: int, *, off: int = 0) -> Streak:
    """Return the streak in days given latest first; up to ``off`` days off in a row do not break it."""
    runs = list[int]()
    for place, day in enumerate(days):
        if place and days[place - 1] <= day + 1 + off:
            runs[-1] += 1
        else:
            runs.append(1)
    # Today's may still be finished, so a streak up to yesterday goes on.
    goes_on = bool(days) and days[0] >= today - 1 - off
    return Streak(runs[0] if goes_on else 0, max(runs, default=0))
