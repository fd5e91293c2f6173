"""The time on the local Discord: the real time, unless the clock was moved forward."""

from bot.play.ground.chance import now_ms
from bot.store.moment import Moment


class WorldClock:
    """Tells the time to the local Discord, and to a bot that uses this clock."""

    def __init__(self) -> None:
        self.ahead = 0
        """Milliseconds it is ahead of the real time."""

    def __call__(self) -> Moment:
        """Return the time."""
        return Moment(now_ms() + self.ahead)

    def put_to(self, moment: Moment) -> None:
        """Set the time, unless it is already later."""
        self.ahead = max(self.ahead, moment - now_ms())
