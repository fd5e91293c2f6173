"""What is to come in a simulated year, in the order of its times."""

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
        """Plan something for a time; of two at the same time, the one planned first comes first."""
        heapq.heappush(self._coming, (at, next(self._order), event))

    @property
    def next_at(self) -> int | None:
        """Return when the next event is."""
        return self._coming[0][0] if self._coming else None

    def take(self) -> tuple[int, Event]:
        """Return the next event and its time."""
        at, _, event = heapq.heappop(self._coming)
        return at, event
