"""A good player: solves each turn, with all its questions, over what the next table is worth.

It knows that worth when few cards are left, since it solves the endgame; before that, it has learnt it.

Hands are known and cards are laid at the same time, so a turn is a zero-sum game given as a matrix. Within
it, a question to one seat is a choice of the best, and a question to both is a smaller matrix.
"""

from random import Random

from apparatus.insight.pocket.endgame import Solver
from players.pocket.turns import Mix, Turns
from rules.pocket.resolution import Resolution
from rules.pocket.state import BothAreas, Exchange


class GoodPlayer:
    """Plays either seat by solved endgames, and by what it has learnt about other tables."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    def choose(self, areas: BothAreas, exchange: Exchange, lead: int, rng: Random) -> dict[int, str]:
        """Choose for every seat that is asked."""
        if exchange.stage == "lay":
            _, mixes = self.solver.turn(areas, exchange.doubles, lead)
        else:
            _, mixes = self.solve(areas, exchange, lead)
        return {seat: rng.choices(list(mix), list(mix.values()))[0] for seat, mix in mixes.items()}

    def solve(self, areas: BothAreas, exchange: Exchange, lead: int) -> tuple[float, dict[int, Mix]]:
        """Return the first seat's chance to win, and how each seat that is asked should choose."""
        solves = self.solver.solves(areas)  # if so, every later decision rests on solved tables alone

        def worth(after: Resolution) -> float:
            if solves:
                return self.solver.worth(after.areas, after.exchange.doubles, lead)
            return self.solver.belief(after.areas)

        return Turns(Resolution, worth).solve(areas, exchange, lead)
