"""Long work on a thread of its own, which can be stopped between two of its steps."""

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Stopping = Callable[[], bool]
"""What tells long work whether nobody wants it any longer."""


class Stopped(Exception):  # noqa: N818  nothing went wrong
    """Nobody wants the work any longer, and it has cleared away what it began."""


async def on_a_thread(work: Callable[[Stopping], T]) -> T:
    """Do work on a thread; where its caller is cancelled, stop it and wait until it has cleared away."""
    stop = threading.Event()
    working = asyncio.ensure_future(asyncio.to_thread(work, stop.is_set))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait([working])
        working.exception()  # it is Stopped, or nobody is left to tell
        raise
