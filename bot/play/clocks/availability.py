"""What to know about a player's time before playing with them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.play.clocks.habits import habits_of
from bot.play.clocks.quiet import Span
from bot.play.clocks.reliability import Reliability, reliability_of
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment


@dataclass(frozen=True)
class Availability:
    """How well a player keeps deadlines, and when their time does not run."""

    user_id: UserId
    reliability: Reliability
    leave: Span | None
    """Their leave, current or announced."""
    quiet: bool
    """Whether they have quiet hours or days."""


async def availability_of(tx: Tx, user_ids: Iterable[UserId], now: Moment) -> list[Availability]:
    """Return some people's availability, in the same order."""
    return [await _available(tx, user_id, now) for user_id in user_ids]


async def _available(tx: Tx, user_id: UserId, now: Moment) -> Availability:
    habits = await habits_of(tx, user_id)
    return Availability(
        user_id,
        await reliability_of(tx, user_id),
        leave_from(habits.leave_since, habits.leave_until, now),
        quiet=habits.quiet_from is not None or habits.quiet_days != "[]",
    )


def leave_from(since: Moment | None, until: Moment | None, now: Moment) -> Span | None:
    """Return a leave; None if there is none or it is over."""
    return (since, until) if since is not None and until is not None and until > now else None
