"""Transactions on the event loop: each waits for the answers to its own queries, and for nothing else."""

from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from functools import partial
from types import coroutine
from typing import Any

from bot.store.errors import ForeignAwait
from bot.store.statements import Statements
from bot.store.transaction import T, Tx, Work, settled


class AskingTx(Tx):
    """A transaction that knows when it waits for the answer to a query."""

    def __init__(self, statements: Statements, *, may_change: bool) -> None:
        super().__init__(statements, may_change=may_change)
        self.waits = False

    @contextmanager
    def _asking(self) -> Generator[None]:
        self.waits = True
        try:
            yield
        finally:
            self.waits = False


async def driven(work: Work[T], tx: AskingTx) -> T:
    """Do the work and return its result; raise ForeignAwait if it waits for anything but a query.

    Such work could hold its rows, and one of few connections, for any length of time.
    """
    return await _guarded(settled(work, tx), tx)


@coroutine
def _guarded(running: Coroutine[Any, Any, T], tx: AskingTx) -> Generator[Any, Any, T]:
    step = partial(running.send, None)
    while True:
        try:
            awaited = step()
        except StopIteration as done:
            return done.value
        # Closed here, so that its rows and its connection are free at once.
        if not tx.waits:
            running.close()
            raise ForeignAwait("a transaction may wait for nothing but its own queries")
        try:
            answer = yield awaited
        except BaseException as error:  # noqa: BLE001  it belongs to the work
            step = partial(running.throw, error)
        else:
            step = partial(running.send, answer)
