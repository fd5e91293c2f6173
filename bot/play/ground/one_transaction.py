"""Decorators for methods, and functions of a context, that run as one transaction."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.play.ground.context import Context
from bot.store.engine import Store, Tx

P = ParamSpec("P")
T = TypeVar("T")


class InContext(Protocol):
    """Anything that acts on a context's database."""

    @property
    def context(self) -> Context:
        """The context it acts in."""
        ...


A = TypeVar("A", bound=InContext | Context)
Written = Callable[Concatenate[A, Tx, P], Coroutine[Any, Any, T]]
Called = Callable[Concatenate[A, P], Coroutine[Any, Any, T]]


def transaction(method: Written[A, P, T]) -> Called[A, P, T]:
    """Run a method as one transaction, which its callers do not pass.

    It is durably committed once the call returns, and rolled back on any error.
    """

    @wraps(method)
    async def called(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        # Called again for each try: PostgreSQL may have to repeat the work.
        return await _store(self).transact(lambda tx: method(self, tx, *args, **kwargs))

    return called


def reading(method: Written[A, P, T]) -> Called[A, P, T]:
    """Run a method in one read transaction, which its callers do not pass."""

    @wraps(method)
    async def called(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await _store(self).read(lambda tx: method(self, tx, *args, **kwargs))

    return called


def _store(acts: InContext | Context) -> Store:
    return (acts if isinstance(acts, Context) else acts.context).store
