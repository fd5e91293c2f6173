"""A look back at a solo match, with nobody's mind to read: which choices mattered."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from rules.replay import Entry


class Juncture(msgspec.Struct, frozen=True):
    """A choice that was made, and the one that good play would have made."""

    play: int
    """The number of the play in the match, from 1."""
    stage: int
    """The round, or whatever else the game counts."""
    chosen: str
    preferred: str


Junctures: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Entry]], list[Juncture]]
"""Lists the choices of a match, from its states (the first included) and its log."""
Chances: TypeAlias = Callable[[Any, Any, Sequence[str], bytes, int], tuple[float, ...]]
"""Plays a game on from a state a number of times, with a seed.

Returns how often good play wins after each of some choices, from 0 to 1.
"""
