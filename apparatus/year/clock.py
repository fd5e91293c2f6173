"""The clock of a simulated year: the true time, the host's time, and how long the bot was up."""

from bot.play.ground.times import MINUTE
from bot.store.moment import Moment

SUNRISE = Moment(1_798_761_600_000)
"""The first of January 2027, in milliseconds since 1970."""

TICK = 15 * MINUTE
"""The longest time between two heartbeats. The real bot has one every few seconds."""

NOTICED = 2 * TICK
"""Milliseconds without a heartbeat that count as downtime here."""


class JumpingClock:
    """The host's clock, which stands still until the simulation moves it."""

    def __init__(self) -> None:
        self.time = SUNRISE
        """The true time."""
        self.skew = 0
        """How far the host's clock is ahead of it."""
        self.down = 0
        """How long the bot has been down so far."""

    def __call__(self) -> Moment:
        """Return the time on the host's clock."""
        return Moment(self.time + self.skew)

    @property
    def awake(self) -> int:
        """Return how many milliseconds of true time the bot has been up."""
        return self.time - SUNRISE - self.down
