"""The clocks of a simulated year: the true time, what the host takes for it, and when the bot was awake."""

from bot.play.ground.times import MINUTE
from bot.store.moment import Moment

SUNRISE = Moment(1_798_761_600_000)
"""The first of January 2027, in milliseconds since 1970."""

TICK = 15 * MINUTE
"""Between two heartbeats at most. The running bot has one every few seconds."""

NOTICED = 2 * TICK
"""Milliseconds without a heartbeat that count as downtime here."""


class JumpingClock:
    """The host's clock; it stands still until the year goes on."""

    def __init__(self) -> None:
        self.time = SUNRISE
        """The true time."""
        self.skew = 0
        """What the host's clock shows beyond it."""
        self.down = 0
        """For how long the bot was not there so far."""

    def __call__(self) -> Moment:
        """Return the time as the host has it, who knows no better."""
        return Moment(self.time + self.skew)

    @property
    def awake(self) -> int:
        """Return for how many milliseconds the bot was there, whatever the host's clock said."""
        return self.time - SUNRISE - self.down
