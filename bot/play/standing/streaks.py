"""Days in a row of which a player has finished the contest of their server."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.ground.times import DAY
from bot.store.contest_rows import ContestDay
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment


@dataclass(frozen=True)
class Streak:
    """How many days in a row a player has been there."""

    now: int
    """Up to today, or up to yesterday while today's contest can still be finished."""
    best: int


async def streak_of(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> Streak:
    """Return a player's streak in a server."""
    days = await tx.all("contest_days_finished", ContestDay, guild_id=guild_id, user_id=user_id)
    return streak_in([row.day for row in days], now // DAY)


def streak_in(days: Sequence[int], today: int, *, off: int = 0) -> Streak:
    """Return the streak in some days, the latest first; so many days off in a row do not break it."""
    runs = list[int]()
    for place, day in enumerate(days):
        if place and days[place - 1] <= day + 1 + off:
            runs[-1] += 1
        else:
            runs.append(1)
    # Today's may still be finished, so yesterday is not too long ago.
    goes_on = bool(days) and days[0] >= today - 1 - off
    return Streak(runs[0] if goes_on else 0, max(runs, default=0))
