"""How long processors have worked, for this process and for the database server it asks.

What else a machine does weighs little in it, whatever the clock on the wall says meanwhile.
"""

import time
from collections.abc import Callable
from pathlib import Path

import asyncpg

from bot.store.engine import sqlite_path

Clock = Callable[[], float]
"""Seconds worked so far."""


async def clock_of(url: str) -> Clock:
    """Return a clock for what is done in a database, on this machine."""
    if sqlite_path(url) is not None:
        return time.process_time
    connection = await asyncpg.connect(url)
    server = _parent(await connection.fetchval("SELECT pg_backend_pid()"))
    await connection.close()
    worked: dict[str, float] = {}

    def read() -> float:
        # What a process has done that is gone by now is remembered.
        worked.update(_worked_by_children(server))
        return time.process_time() + sum(worked.values())

    return read


def _parent(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]


def _worked_by_children(pid: str) -> dict[str, float]:
    """Return how many seconds each process has worked that another has started."""
    found: dict[str, float] = {}
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        place = Path(f"/proc/{child}/schedstat")
        if place.exists():
            found[child] = int(place.read_text().split()[0]) / 1e9
    return found
