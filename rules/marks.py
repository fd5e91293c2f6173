"""Marks: what is earned in a match by playing well, each by a rule that reads what everybody may know.

A rule is given the public log of a match that was played to its end, and names the seats that have earned
its mark. So no mark can tell of what stayed hidden.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeVar

E = TypeVar("E")


class PublicLog(NamedTuple):
    """A match that is over, as the public may read it."""

    told: tuple[Any, ...]
    """What happened from the first play on."""
    view: Any
    """How it stood in the end."""
    winners: tuple[int, ...]
    reason: str

    def all(self, kind: type[E]) -> Iterator[E]:
        """Yield what happened of one kind."""
        return (event for event in self.told if isinstance(event, kind))

    def won_by(self, *reasons: str) -> tuple[int, ...]:
        """Return who won in one of these ways, and not because others left."""
        return self.winners if self.reason in reasons else ()


MarkRule: TypeAlias = Callable[[PublicLog], Iterable[int]]
"""Names the seats that have earned a mark."""
