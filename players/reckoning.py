"""An account of a match: what moved the chance to win, turn by turn, and whose doing that was.

A turn moves it by dice, by reading the opponent's mind, and by mistakes of either side; these add up to the
whole change. A player who plays a best mix makes no mistake, whatever comes of it: such a player is
out-guessed, or unlucky.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from rules.replay import Entry

POINTS = 100
"""The points of a sure victory, for chances that players read."""
Pair: TypeAlias = tuple[float, float]
"""A number for each seat."""


class Swing(msgspec.Struct, frozen=True):
    """How one turn changed the first seat's chance to win."""

    turn: int
    before: float
    dice: float
    """How much better the turn was than the average of these two choices."""
    reading: float
    """How much better these two choices meet than each does with what was to be expected of the other."""
    mistakes: Pair
    """What each choice loses against a best mix of the other side, by seat; never less than 0."""
    played: tuple[str, str]
    better: tuple[str, str]
    """The best choice against what the other played, by seat."""
    missed: Pair
    """How much more that would have won, by seat."""

    @property
    def after(self) -> float:
        """The first seat's chance to win after the turn."""
        own, foe = self.mistakes
        return self.before + self.dice + self.reading - own + foe

    def mirrored(self) -> "Swing":
        """Return the swing from the second seat's side."""
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
    """A whole match of two, from the first seat's side."""

    swings: tuple[Swing, ...]
    end: float
    """The result: 1 for a victory, 0 for a defeat, half for a draw."""

    @property
    def begin(self) -> float:
        """The first seat's chance to win before the first turn."""
        return self.swings[0].before  # there is one: a match without turns is not accounted for

    @property
    def dice(self) -> float:
        """What the dice moved."""
        return sum(swing.dice for swing in self.swings)

    @property
    def reading(self) -> float:
        """What reading the opponent's mind moved."""
        return sum(swing.reading for swing in self.swings)

    @property
    def mistakes(self) -> Pair:
        """What the mistakes of each seat gave away."""
        own, foe = (sum(swing.mistakes[seat] for swing in self.swings) for seat in (0, 1))
        return own, foe

    @property
    def called_off(self) -> float:
        """What was undecided when a player left, or after the last possible turn."""
        return self.end - self.swings[-1].after

    def of(self, seat: int) -> "Reckoning":
        """Return the account from a seat's side."""
        if not seat:
            return self
        return Reckoning(tuple(swing.mirrored() for swing in self.swings), 1 - self.end)


Reckoner: TypeAlias = Callable[[Sequence[Any], Sequence[Entry]], Reckoning | None]
"""Accounts for a finished match, from its states (the first included) and its log.

Returns None if too little is known to say anything, or nobody played.
"""


def joined(turns: Sequence[Reckoning | None]) -> Reckoning | None:
    """Join the accounts of a match's turns; return None if one is missing."""
    known = [turn for turn in turns if turn]
    if not known or len(known) < len(turns):
        return None
    swings = tuple(swing for turn in known for swing in turn.swings)
    return Reckoning(swings, known[-1].end)


def played_turns(states: Sequence[Any], entries: Sequence[Entry]) -> list[tuple[Any, Any, Entry]]:
    """Return every state with the next one and the entry between them."""
    # No entry led to the first state, so there is one more state than entries.
    return [(*both, entry) for both, entry in zip(pairwise(states), entries, strict=True)]
