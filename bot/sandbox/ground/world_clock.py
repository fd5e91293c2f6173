"""The time on the local Discord: the wall's, unless somebody has put it forward."""

from bot.play.ground.chance import now_ms
from bot.store.moment import Moment


class WorldClock:
    """Tells the time to the local Discord, and to a bot that takes it for its clock."""

    def __init__(self) -> None:
        self.ahead = 0
        """Milliseconds it goes before the wall's clock."""

    def __call__(self) -> Moment:
        """Return the time."""
        return Moment(now_ms() + self.ahead)

    def put_to(self, moment: Moment) -> None:
        """Set the time, unless it is already later."""
        self.ahead = max(self.ahead, moment - now_ms())
