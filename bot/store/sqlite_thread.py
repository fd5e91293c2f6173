"""A connection of the standard library on its own thread, to which functions are sent.

An executor of the standard library would do the same, but a hop would cost about twice as much.
"""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bot.store.errors import StoreUnavailable

S = TypeVar("S")

Hop = tuple[Future[Any], Callable[[sqlite3.Connection], Any]]
"""A future, and the function that settles it."""


class SqliteThread:
    """A thread with a connection, which it passes to one function after another."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._loop = asyncio.get_running_loop()
        self._hops: SimpleQueue[Hop | None] = SimpleQueue()
        self._closed = False
        self._ended: Future[None] = self._loop.create_future()
        self.connected: Future[sqlite3.Connection] = self._loop.create_future()
        Thread(target=self._run, args=(connect,), name="sqlite").start()

    async def hop(self, function: Callable[[sqlite3.Connection], S]) -> S:
        """Call a function on the thread and return its result.

        It runs once and to its end, even if the caller is cancelled.
        """
        if self._closed:
            raise StoreUnavailable("the store is closed")
        outcome: Future[S] = self._loop.create_future()
        self._hops.put((outcome, function))
        return await outcome

    async def close(self) -> None:
        """Finish what was sent before, close the connection and end the thread."""
        self._closed = True
        self._hops.put(None)
        await asyncio.shield(self._ended)

    def _run(self, connect: Callable[[], sqlite3.Connection]) -> None:
        try:
            connection = attempt(connect, self.connected)
            if connection is not None:
                with closing(connection):
                    for outcome, function in iter(self._hops.get, None):
                        attempt(partial(function, connection), outcome)
        finally:
            # Even if it never connected: ``close`` waits for this.
            hand_over(self._ended, self._ended.set_result, None)


@asynccontextmanager
async def on_its_thread(connect: Callable[[], sqlite3.Connection]) -> AsyncGenerator[SqliteThread]:
    """Open a connection on its own thread, and always end both.

    A thread that is never told to end would keep the process alive for ever.
    """
    thread = SqliteThread(connect)
    try:
        await thread.connected
        yield thread
    finally:
        await thread.close()


def attempt(function: Callable[[], S], outcome: Future[S]) -> S | None:
    """Call a function, hand its result or its error to a future, and return the result."""
    try:
        result = function()
    except BaseException as error:  # noqa: BLE001  raised again where it was waited for
        hand_over(outcome, outcome.set_exception, error)
        return None
    hand_over(outcome, outcome.set_result, result)
    return result


def hand_over(outcome: Future[Any], settle: Callable[[Any], None], what: object) -> None:
    """Settle a future on its event loop, unless it is settled already or the loop is closed."""
    with suppress(RuntimeError):  # the loop is closed
        outcome.get_loop().call_soon_threadsafe(_unless_gone, outcome, settle, what)


def _unless_gone(outcome: Future[Any], settle: Callable[[Any], None], what: object) -> None:
    if not outcome.done():
        settle(what)
