"""Methods, and functions of a context, that are one transaction from their first line to their last."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.play.ground.context import Context
from bot.store.engine import Store, Tx

P = ParamSpec("P")
T = TypeVar("T")


class InContext(Protocol):
    """Whatever acts on the database of a context."""

    @property
    def context(self) -> Context:
        """What it acts in."""
        ...


A = TypeVar("A", bound=InContext | Context)
Written = Callable[Concatenate[A, Tx, P], Coroutine[Any, Any, T]]
Called = Callable[Concatenate[A, P], Coroutine[Any, Any, T]]


def transaction(method: Written[A, P, T]) -> Called[A, P, T]:
    """Run a method whole in one transaction of its own, which its callers do not pass.

    It is durably committed once the call returns, and rolled back by any error.
    """

    @wraps(method)
    async def called(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        # Called anew by each try: PostgreSQL may have to run the work again.
        return await _store(self).transact(lambda tx: method(self, tx, *args, **kwargs))

    return called


def reading(method: Written[A, P, T]) -> Called[A, P, T]:
    """Run a method whole in one read of the database, which its callers do not pass."""

    @wraps(method)
    async def called(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await _store(self).read(lambda tx: method(self, tx, *args, **kwargs))

    return called


def _store(acts: InContext | Context) -> Store:
    return (acts if isinstance(acts, Context) else acts.context).store
