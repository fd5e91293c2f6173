"""A limit on our own requests, below Discord's, so that a backlog never costs us the right to answer clicks.

Discord allows a bot 50 requests a second; answers to interactions do not count (reference: rate limits).
"""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

from bot.play.messages.parcels import PATIENT

ALLOWED = 50
"""Requests that Discord accepts from a bot in any second."""

DEFAULT_RATE = 30
"""Requests a second."""


class Budget:
    """A bucket of requests that refills steadily; the most urgent request is served first."""

    def __init__(
        self, rate: float = DEFAULT_RATE, time: Callable[[], float] | None = None, *, part: float = 1.0
    ) -> None:
        """``part`` is this process's share of what all processes may request together."""
        self.rate = rate * part
        # A burst of saved requests must still stay within one second's limit.
        self._most = max(1, min(rate, ALLOWED - rate) * part)
        self._time = time or asyncio.get_running_loop().time
        self._left: float = self._most
        self._filled_at = self._time()
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._arrivals = count()
        self._serving: asyncio.Task[None] | None = None

    async def take(self, *, urgency: int = PATIENT) -> None:
        """Wait until one more request may be made."""
        self._refill()
        # Not ahead of those who already wait.
        if not self._queue and self._left >= 1:
            self._left -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        # The arrival number keeps equals in order, and avoids comparing futures.
        heapq.heappush(self._queue, (-urgency, next(self._arrivals), turn))
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve())
        await turn

    def rest(self, seconds: float) -> None:
        """Make no request for a while: Discord has had too many, from whatever process."""
        self._left, self._filled_at = 0, max(self._filled_at, self._time() + seconds)

    def _refill(self) -> None:
        now = max(self._time(), self._filled_at)  # in the future while it rests
        self._left = min(self._most, self._left + (now - self._filled_at) * self.rate)
        self._filled_at = now

    async def _serve(self) -> None:
        while self._queue:
            self._refill()
            if self._left < 1:
                resting = max(0.0, self._filled_at - self._time())
                await asyncio.sleep(resting + (1 - self._left) / self.rate)
                continue
            _, _, turn = heapq.heappop(self._queue)
            if not turn.done():  # the waiting request may have been cancelled
                self._left -= 1
                turn.set_result(None)
        self._serving = None
