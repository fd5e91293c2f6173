"""Marks: awards for playing well in a match, each with a rule that reads only public facts.

A rule gets the public log of a match played to its end, and returns the seats that have earned its mark. So
no mark can reveal anything that stayed hidden.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeVar

E = TypeVar("E")


class PublicLog(NamedTuple):
    """A finished match, as the public may read it."""

    told: tuple[Any, ...]
    """The events from the first play on."""
    view: Any
    """The final view."""
    winners: tuple[int, ...]
    reason: str

    def all(self, kind: type[E]) -> Iterator[E]:
        """Yield the events of one kind."""
        return (event for event in self.told if isinstance(event, kind))

    def won_by(self, *reasons: str) -> tuple[int, ...]:
        """Return the seats that won in one of these ways, and not because others left."""
        return self.winners if self.reason in reasons else ()


MarkRule: TypeAlias = Callable[[PublicLog], Iterable[int]]
"""Returns the seats that have earned a mark."""
