"""How long processors have worked for this process and for its database server.

Whatever else the machine does has little effect on it, unlike on the wall clock.
"""

import time
from collections.abc import Callable
from pathlib import Path

import asyncpg

from bot.store.engine import sqlite_path

Clock = Callable[[], float]
"""Seconds worked so far."""


async def clock_of(url: str) -> Clock:
    """Return a clock for work done in a database on this machine."""
    if sqlite_path(url) is not None:
        return time.process_time
    connection = await asyncpg.connect(url)
    server = _parent(await connection.fetchval("SELECT pg_backend_pid()"))
    await connection.close()
    worked: dict[str, float] = {}

    def read() -> float:
        # Remembers what processes did that are gone by now.
        worked.update(_worked_by_children(server))
        return time.process_time() + sum(worked.values())

    return read


def _parent(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]


def _worked_by_children(pid: str) -> dict[str, float]:
    """Return how many seconds each child of a process has worked."""
    found: dict[str, float] = {}
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        place = Path(f"/proc/{child}/schedstat")
        if place.exists():
            found[child] = int(place.read_text().split()[0]) / 1e9
    return found
