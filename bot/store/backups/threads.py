"""Long work on a separate thread, which can be stopped between two of its steps."""

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Stopping = Callable[[], bool]
"""Tells long work whether to stop."""


class Stopped(Exception):  # noqa: N818  nothing went wrong
    """The work was cancelled, and has cleaned up after itself."""


async def on_a_thread(work: Callable[[Stopping], T]) -> T:
    """Do work on a thread; if the caller is cancelled, stop it and wait until it has cleaned up."""
    stop = threading.Event()
    working = asyncio.ensure_future(asyncio.to_thread(work, stop.is_set))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait([working])
        working.exception()  # it is Stopped, or nobody is left to tell
        raise
