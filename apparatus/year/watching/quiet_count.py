"""Quiet hours counted the slow way: by looking at the wall clock every few minutes."""

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
"""Milliseconds between two looks at the wall clock."""


class Quiet(StoredRow, frozen=True):
    """A player's quiet hours and days, as they have set them."""

    user_id: UserId
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    quiet_days: str

    def at(self, moment: Moment) -> bool:
        """Return whether it is quiet."""
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
    """The quiet times of players when a turn began."""

    since: Moment
    """The host's time."""
    awake: int
    of: Mapping[UserId, Quiet]


@dataclass
class QuietTimes:
    """Knows everyone's quiet times."""

    clock: JumpingClock
    now: dict[UserId, Quiet] = field(default_factory=dict[UserId, Quiet])

    def note(self, user_id: UserId, quiet: Quiet | None) -> None:
        """Note a player's present quiet times."""
        if quiet is None:
            self.now.pop(user_id, None)
        else:
            self.now[user_id] = quiet

    def calm_of(self, user_ids: Iterable[UserId]) -> Calm:
        """Return the quiet times of some players, as of now."""
        known = {user_id: self.now[user_id] for user_id in user_ids if user_id in self.now}
        return Calm(self.clock(), self.clock.awake, known)

    def charged(self, user_id: UserId, calm: Calm, pace: Pace) -> str | None:
        """Return how much of a player's quiet time was charged to them wrongly, or None.

        What cannot be judged passes: players who have changed their quiet times meanwhile, and turns in which
        the bot was down or the host's clock was set.
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
