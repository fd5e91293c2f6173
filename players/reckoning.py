"""A match reckoned up: what moved the chance to win, turn by turn, and whose doing that was.

A turn has moved it by dice, by reading the other's mind, and by mistakes of either side; these sum to what it
has moved. Who plays a best mix makes no mistake, whatever it comes to: then one is out-guessed, or unlucky.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from rules.replay import Entry

POINTS = 100
"""Of a sure victory; chances are counted in them where people read of them."""
Pair: TypeAlias = tuple[float, float]
"""A share of each seat."""


class Swing(msgspec.Struct, frozen=True):
    """What one turn did to the first seat's chance to win."""

    turn: int
    before: float
    dice: float
    """How much better it fell than these two choices come to on average."""
    reading: float
    """How much better these two choices meet than either does with what was to be expected of the other."""
    mistakes: Pair
    """What either choice loses against a best mix of the other side, by seat; never less than 0."""
    played: tuple[str, str]
    better: tuple[str, str]
    """What would have been worth most against what the other played, by seat."""
    missed: Pair
    """How much more that would have been worth, by seat."""

    @property
    def after(self) -> float:
        """The first seat's chance to win after the turn."""
        own, foe = self.mistakes
        return self.before + self.dice + self.reading - own + foe

    def mirrored(self) -> "Swing":
        """Return it from the second seat's side."""
        return Swing(
            turn=self.turn,
            before=1 - self.before,
            dice=-self.dice,
            reading=-self.reading,
            mistakes=(self.mistakes[1], self.mistakes[0]),
            played=(self.played[1], self.played[0]),
            better=(self.better[1], self.better[0]),
            missed=(self.missed[1], self.missed[0]),
        )


class Reckoning(msgspec.Struct, frozen=True):
    """A whole match between two, from the first seat's side."""

    swings: tuple[Swing, ...]
    end: float
    """What it came to: 1 for a victory, 0 for a defeat, half for a draw."""
    give_or_take: float = 0.0
    """How far off guessing and mistakes are each, on average, where that is too much to leave unsaid."""

    @property
    def begin(self) -> float:
        """The first seat's chance to win before the first turn."""
        return self.swings[0].before  # there is one: where nobody played, nothing is reckoned up

    @property
    def dice(self) -> float:
        """What dice moved."""
        return sum(swing.dice for swing in self.swings)

    @property
    def reading(self) -> float:
        """What reading the other's mind moved."""
        return sum(swing.reading for swing in self.swings)

    @property
    def mistakes(self) -> Pair:
        """What the mistakes of each seat gave away."""
        own, foe = (sum(swing.mistakes[seat] for swing in self.swings) for seat in (0, 1))
        return own, foe

    @property
    def called_off(self) -> float:
        """What was left to be decided when somebody left, or the last turn there may be was over."""
        return self.end - self.swings[-1].after

    def of(self, seat: int) -> "Reckoning":
        """Return it from the side of a seat."""
        if not seat:
            return self
        return Reckoning(tuple(swing.mirrored() for swing in self.swings), 1 - self.end, self.give_or_take)


Reckoner: TypeAlias = Callable[[Sequence[Any], Sequence[Entry]], Reckoning | None]
"""Reckons a match up that has ended, from its states, the first included, and its log.

None where too little is known of it to say anything, or nobody played.
"""


def joined(turns: Sequence[Reckoning | None]) -> Reckoning | None:
    """Put a match together of its turns, each reckoned up by itself; None where one could not be."""
    known = [turn for turn in turns if turn]
    if not known or len(known) < len(turns):
        return None
    swings = tuple(swing for turn in known for swing in turn.swings)
    return Reckoning(swings, known[-1].end, known[-1].give_or_take)


def played_turns(states: Sequence[Any], entries: Sequence[Entry]) -> list[tuple[Any, Any, Entry]]:
    """Return every state with the next one and what led there."""
    # No entry led to the first state, so there is one more of these.
    return [(*both, entry) for both, entry in zip(pairwise(states), entries, strict=True)]
