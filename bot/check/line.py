"""The lines of the check: small functions, in the order in which they are tried.

A line knows which kinds of request it makes. A test fails for any request of the bot that no line makes.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import ModuleType

from bot.check.finding import Said
from bot.check.walk import Walk

Trying = Callable[[Walk], Awaitable[Said | None]]
"""Tries one thing and returns what it found, if there is something to say. Raises Shortcoming on failure."""

PATIENCE = 60.0
"""Seconds after which to give up on a line."""

BY_HAND = 3_600.0
"""The same for a line that waits for the host."""


@dataclass(frozen=True)
class Line:
    """One thing to try."""

    name: str
    trying: Trying
    asks: tuple[str, ...]
    """The kinds of request it makes, such as ``POST /channels/{id}/messages``."""
    after: tuple[str, ...]
    """The lines that must succeed before it."""
    posts: bool
    """Whether others can see it, so that the host is asked first."""
    optional: bool
    """Whether the bot can do without the permission it needs."""
    by_hand: bool
    """Whether it may need the host to do something."""

    @property
    def patience(self) -> float:
        """Seconds after which to give up on it."""
        return BY_HAND if self.by_hand else PATIENCE


_ADDED: list[Line] = []


def lines_of(*rooms: ModuleType) -> dict[str, Line]:
    """Return the lines of some modules by name, in the order in which the modules define them."""
    return {each.name: each for room in rooms for each in _ADDED if each.trying.__module__ == room.__name__}


def line(
    *asks: str,
    name: str = "",
    after: tuple[str, ...] = (),
    posts: bool = False,
    optional: bool = False,
    by_hand: bool = False,
) -> Callable[[Trying], Trying]:
    """Add a function to the lines, by default under its own name."""

    def add(trying: Trying) -> Trying:
        named = (name or getattr(trying, "__name__", "")).replace("_", "-")
        _ADDED.append(Line(named, trying, asks, after, posts, optional, by_hand))
        return trying

    return add
