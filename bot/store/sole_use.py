"""One running bot for each SQLite file: two would take each other's parcels, and answer every click twice.

The lock is a file beside the database. Opening and closing the database file a second time would drop the
locks that SQLite itself holds on it (POSIX requires that).
"""

import asyncio
import fcntl
import os
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import structlog

from bot.store.errors import DatabaseTaken, StoreUnavailable

log = structlog.get_logger()

LOOK_AGAIN = 0.25
"""Seconds between two checks whether the other process has ended."""


@asynccontextmanager
async def sole_use(path: Path, patience_s: float, stop: asyncio.Event) -> AsyncGenerator[bool]:
    """Keep other running bots away from a database while the context lasts.

    Hosts start the new process before the old one has ended, so this waits for the old one; yield False if
    asked to stop meanwhile. Raise DatabaseTaken if the old one stays. The kernel releases the lock when the
    process ends, however it ends. The lock file stays: if it were removed, two processes could lock two files
    of one name.
    """
    handle = _opened(path)
    try:
        taken = await _take(handle, path, patience_s, stop)
        if taken:
            _sign(handle)
        yield taken
    finally:
        os.close(handle)


def _opened(path: Path) -> int:
    """Open the lock file of a database, which lies beside the real file and not beside a link to it."""
    place = path.resolve()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        return os.open(place.with_name(f"{place.name}.lock"), os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise StoreUnavailable(f"locking {path}: {error}") from error


async def _take(handle: int, path: Path, patience_s: float, stop: asyncio.Event) -> bool:
    """Lock as soon as the other process lets go; return False if asked to stop before that."""
    give_up_at = time.monotonic() + patience_s
    if _locked(handle):
        return True
    if patience_s:
        log.warning(
            "another process runs on this database; waiting for its end",
            holder=_holder(handle),
            seconds=patience_s,
        )
    while not stop.is_set():
        if _locked(handle):
            log.info("the other process is gone")
            return True
        if time.monotonic() >= give_up_at:
            raise DatabaseTaken(
                f"another process ({_holder(handle)}) runs on {path}; stop it first, or give this one a"
                " DATABASE_URL of its own"
            )
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                await stop.wait()
    return False


def _locked(handle: int) -> bool:
    try:
        # Not lockf: POSIX drops such a lock when the process closes any handle of the file.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        raise StoreUnavailable(f"this disk knows no locks: {error}") from error
    return True


def _sign(handle: int) -> None:
    """Write down who holds the lock, for a process that has to wait."""
    os.truncate(handle, 0)
    os.pwrite(handle, f"process {os.getpid()} on {socket.gethostname()}".encode(), 0)


def _holder(handle: int) -> str:
    return os.pread(handle, 200, 0).decode(errors="replace") or "unknown"
