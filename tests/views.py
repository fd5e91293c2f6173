"""The tasks that discord.py runs for the views that were sent."""

import asyncio
from typing import Any


def view_tasks() -> list[asyncio.Task[Any]]:
    """Return the tasks that wait for the end of a view; each keeps its view in memory until then."""
    return [
        task
        for task in asyncio.all_tasks()
        if getattr(task.get_coro(), "__qualname__", "").startswith("BaseView.")
    ]
