"""A clock for demonstrations, by which all that happens one after the other has an order."""

from bot.play.ground.chance import now_ms


class Ticks:
    """Tells the time, never the same one twice, and can be put forward."""

    def __init__(self) -> None:
        self._last = 0
        self._ahead = 0

    def __call__(self) -> int:
        """Return the milliseconds since 1970, at least one more than the last time."""
        self._last = max(now_ms() + self._ahead, self._last + 1)
        return self._last

    def skip(self, span: int) -> None:
        """Let this many milliseconds have passed."""
        self._ahead += span
