"""The threads of this process, none of which may be left over."""

import asyncio
import threading


async def no_more_than(threads: int) -> None:
    """Wait for threads that have been told to end."""
    async with asyncio.timeout(5):
        while threading.active_count() > threads:  # noqa: ASYNC110  a thread sets no event when it ends
            await asyncio.sleep(0.01)
