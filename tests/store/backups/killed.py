"""Work in a process that kills itself at one of the places it passes.

A place is a line of the code that handles databases, when it is reached for the first time.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any

import bot.store.backups
from bot.store.backups.backup import back_up
from bot.store.backups.restore import move, restore

ROOM = str(Path(bot.store.backups.__file__).parent)

WORK: dict[str, Callable[..., Any]] = {
    "backup": back_up,
    "restore": restore,
    "replace": partial(restore, replace=True),
    "move": move,
}


class Killer:
    """Does work in separate processes; each is forked from one that has loaded everything it needs."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def places(self, name: str, *given: object) -> int:
        """Do a piece of work to its end, and return how many places it passes."""
        status, seen = self._done(sys.maxsize, name, given)
        assert status == 0
        return seen

    def kill_at(self, place: int, name: str, *given: object) -> None:
        """Do a piece of work in a process that is killed at a place, if it gets there."""
        status, _ = self._done(place, name, given)
        assert status in {-signal.SIGKILL, 0}

    def _done(self, place: int, name: str, given: tuple[object, ...]) -> tuple[int, int]:
        self._pipe.send((place, name, given))
        return self._pipe.recv()


@contextmanager
def killer() -> Iterator[Killer]:
    """Start the process that forks."""
    here, there = multiprocessing.Pipe()
    context = multiprocessing.get_context("forkserver")
    process = context.Process(target=_fork_for_each, args=(there, os.environ["PATH"]), daemon=True)
    process.start()
    yield Killer(here)
    here.send(None)
    process.join()


def _fork_for_each(pipe: Connection, path: str) -> None:
    os.environ["PATH"] = path
    for place, name, given in iter(pipe.recv, None):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.write(writing, str(_work(place, name, given)).encode())
            os._exit(0)
        os.close(writing)
        _, status = os.waitpid(child, 0)
        pipe.send((os.waitstatus_to_exitcode(status), int(os.read(reading, 20) or b"0")))
        os.close(reading)


def _work(place: int, name: str, given: tuple[Any, ...]) -> int:
    seen: set[tuple[str, int]] = set()

    def line(frame: FrameType, event: str, _: object) -> object:
        if event == "line":
            seen.add((frame.f_code.co_filename, frame.f_lineno))
            if len(seen) >= place:
                os.kill(os.getpid(), signal.SIGKILL)
        return line

    def call(frame: FrameType, _event: str, _: object) -> object:
        return line if frame.f_code.co_filename.startswith(ROOM) else None

    threading.settrace(call)
    sys.settrace(call)
    asyncio.run(WORK[name](*given))
    sys.settrace(None)
    return len(seen)
