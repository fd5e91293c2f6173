"""Positions of the duel to solve, prepared by ``apparatus.insight.puzzles``."""

from functools import cache
from pathlib import Path

import msgspec

from players.bushido.learnt import learnt
from players.puzzle import TENTHS, Puzzle
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES

KEPT = Path(__file__).with_name("duel.puzzles")


class KeptSide(msgspec.Struct, frozen=True, array_like=True):
    """A fighter, as the file holds it."""

    fighter: str
    health: int
    hand: str
    """The cards held, each as its place on the wheel."""

    def combatant(self) -> Combatant:
        """Return the fighter as the rules represent it."""
        return Combatant(self.fighter, self.health, tuple(TECHNIQUES[int(place)] for place in self.hand))


class KeptPuzzle(msgspec.Struct, frozen=True, array_like=True):
    """A line of the file: both sides, and the payoffs of the first."""

    own: KeptSide
    foe: KeptSide
    payoffs: tuple[tuple[int, ...], ...]

    def puzzle(self) -> Puzzle:
        """Return the position as a puzzle."""
        own, foe = self.own.combatant(), self.foe.combatant()
        return Puzzle(
            game=f"bushido.duel/{learnt().edition}",
            cast=(own.fighter, foe.fighter),
            # In the first nine turns, the cards already played tell which turn it is.
            state=DuelState(1 + len(TECHNIQUES) - len(own.hand), (own, foe)),
            options=own.hand,
            answers=foe.hand,
            payoffs=tuple(tuple(earned / TENTHS for earned in row) for row in self.payoffs),
        )


@cache
def kept() -> tuple[KeptPuzzle, ...]:
    """Return all puzzles in the file, in the order of the days."""
    return tuple(msgspec.json.Decoder(KeptPuzzle).decode_lines(KEPT.read_bytes()))
