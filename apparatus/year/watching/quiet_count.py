"""Quiet hours counted the slow way: a look at the clock on the wall every few minutes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

from apparatus.year.clock import JumpingClock
from bot.play.ground.times import DAY, MINUTE, Pace
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from rules.codec import decode

STEP = 10 * MINUTE
"""Milliseconds between two looks at the clock on the wall."""


class Quiet(StoredRow, frozen=True):
    """When somebody is not to be waited for, as they have set it."""

    user_id: UserId
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    quiet_days: str

    def at(self, moment: Moment) -> bool:
        """Tell whether it is quiet."""
        wall = datetime.fromtimestamp(moment / 1000, ZoneInfo(self.zone))
        if wall.weekday() in decode(self.quiet_days, tuple[int, ...]):
            return True
        if self.quiet_from is None or self.quiet_until is None:
            return False
        minute = wall.hour * 60 + wall.minute
        if self.quiet_from < self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until


@dataclass(frozen=True)
class Calm:
    """What was quiet for whom when a turn began."""

    since: Moment
    """The host's time."""
    awake: int
    of: Mapping[UserId, Quiet]


@dataclass
class QuietTimes:
    """Knows what everyone has set."""

    clock: JumpingClock
    now: dict[UserId, Quiet] = field(default_factory=dict[UserId, Quiet])

    def note(self, user_id: UserId, quiet: Quiet | None) -> None:
        """Note what somebody has set now."""
        if quiet is None:
            self.now.pop(user_id, None)
        else:
            self.now[user_id] = quiet

    def calm_of(self, user_ids: Iterable[UserId]) -> Calm:
        """Note what is quiet for some people."""
        known = {user_id: self.now[user_id] for user_id in user_ids if user_id in self.now}
        return Calm(self.clock(), self.clock.awake, known)

    def charged(self, user_id: UserId, calm: Calm, pace: Pace) -> str | None:
        """Say how much of somebody's quiet was charged to them, where it should not have been.

        What cannot be judged passes: who has changed what is quiet meanwhile, or a turn in which the bot was
        down or its host's clock was set.
        """
        quiet, now, had = calm.of.get(user_id), self.clock(), self.clock.awake - calm.awake
        if quiet is None or self.now.get(user_id) != quiet or now - calm.since != had or not pace.patience:
            return None
        least = pace.turn if pace.bank is None else min(pace.turn, pace.increment)
        tolerance = STEP * (3 + had // DAY)  # each night begins and ends between two looks
        if had >= least + pace.patience - tolerance:
            return None
        waking = sum(STEP for moment in range(calm.since, now, STEP) if not quiet.at(Moment(moment)))
        if waking >= least - tolerance:
            return None
        return f"{waking // MINUTE} waking minutes of {had // MINUTE}, {least // MINUTE} are due"
