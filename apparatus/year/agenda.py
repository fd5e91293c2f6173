"""The coming events of a simulated year, in order of time."""

import heapq
from collections.abc import Awaitable, Callable
from itertools import count

from bot.store.moment import Moment

Event = Callable[[], Awaitable[None]]


class Agenda:
    """Events and their times."""

    def __init__(self) -> None:
        self._coming: list[tuple[int, int, Event]] = []
        self._order = count()

    def expect(self, at: Moment, event: Event) -> None:
        """Schedule an event; events for the same time keep the order in which they were scheduled."""
        heapq.heappush(self._coming, (at, next(self._order), event))

    @property
    def next_at(self) -> int | None:
        """Return the time of the next event, if there is one."""
        return self._coming[0][0] if self._coming else None

    def take(self) -> tuple[int, Event]:
        """Return the next event and its time."""
        at, _, event = heapq.heappop(self._coming)
        return at, event
