"""A click on the lean Discord, and the bot's answers to it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

DEFERRED = (5, 6)
"""Callbacks that only say that an interaction was heard."""


@dataclass
class Click:
    """An interaction under way, which notes when it is answered and each time more is said."""

    channel: int
    sent_at: float = field(default_factory=time.perf_counter)
    answered_at: float = 0.0
    requests: int = 0
    bodies: list[Json] = field(default_factory=list[Json])
    """The bodies of the requests about it."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def complete(self, requests: int) -> None:
        """Wait until this many requests have been made about it."""
        while self.requests < requests:
            self.changed.clear()
            await self.changed.wait()

    async def finished(self) -> None:
        """Wait until there is more than the notice that it was heard."""
        await self.complete(1)
        await self.complete(1 + (self.bodies[0].get("type") in DEFERRED))
