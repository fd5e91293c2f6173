"""A clock for demonstrations that gives all events an order."""

from bot.play.ground.chance import now_ms
from bot.store.moment import Moment


class Ticks:
    """Tells the time, never the same one twice, and can be moved forward."""

    def __init__(self) -> None:
        self._last = Moment(0)
        self._ahead = 0

    def __call__(self) -> Moment:
        """Return the time, at least a millisecond later than last time."""
        self._last = Moment(max(now_ms() + self._ahead, self._last + 1))
        return self._last

    def skip(self, span: int) -> None:
        """Move the clock forward by some milliseconds."""
        self._ahead += span
