"""Notices of every change, for those who show the world or wait for something in it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Literal, TypeVar

T = TypeVar("T")

Kind = Literal[
    "message", "edit", "delete", "channel", "person", "commands", "answer", "request", "bot", "clock"
]


LOOK_AGAIN_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class WorldChange:
    """One change, small enough to push; its details are read from the world."""

    kind: Kind
    channel: int | None = None
    message: int | None = None
    person: int | None = None
    """The only person who may know of it; None for everyone who sees the channel."""


class Notices:
    """Passes every change to all subscribers."""

    def __init__(self) -> None:
        self._queues: list[asyncio.Queue[WorldChange | None]] = []
        self._next = asyncio.Event()

    def tell(self, notice: WorldChange) -> None:
        """Pass a notice to every subscriber and wake everyone who waits for a change."""
        for queue in self._queues:
            queue.put_nowait(notice)
        self._next.set()
        # A new event for the next change: one that stays set would end every later wait at once.
        self._next = asyncio.Event()

    @contextmanager
    def subscribe(self) -> Generator[AsyncIterator[WorldChange]]:
        """Yield a stream of the notices from now on, which ends when the world closes."""
        queue: asyncio.Queue[WorldChange | None] = asyncio.Queue()
        self._queues.append(queue)
        try:
            yield _stream(queue)
        finally:
            self._queues.remove(queue)

    def close(self) -> None:
        """End every stream."""
        for queue in self._queues:
            queue.put_nowait(None)

    async def until(self, predicate: Callable[[], T], timeout: float) -> T:  # noqa: ASYNC109  the caller's patience is the point
        """Wait until the predicate, called after every change, returns a true value, and return that.

        It is also called every now and then, because it may look at things outside this world. ``timeout`` is
        in seconds; raises TimeoutError after that.
        """
        async with asyncio.timeout(timeout):
            while not (value := predicate()):
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN_SECONDS):
                        await self._next.wait()
        return value


async def _stream(queue: asyncio.Queue[WorldChange | None]) -> AsyncIterator[WorldChange]:
    while (notice := await queue.get()) is not None:
        yield notice
