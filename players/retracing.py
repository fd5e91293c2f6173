"""A match of one seat looked back at, where nobody's mind is to be read: which choices mattered."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from rules.replay import Entry


class Juncture(msgspec.Struct, frozen=True):
    """A choice that was made, and what good play would have chosen in its place."""

    play: int
    """Which play of the match it was, from 1."""
    stage: int
    """The round, or what else a game counts."""
    chosen: str
    preferred: str


Junctures: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Entry]], list[Juncture]]
"""Lists the choices of a match of a game, from its states, the first included, and its log."""
Chances: TypeAlias = Callable[[Any, Any, Sequence[str], bytes, int], tuple[float, ...]]
"""Plays a game on from a state so many times, by a seed.

Returns how often good play wins after each of some choices, from 0 to 1.
"""
