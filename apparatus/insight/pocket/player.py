"""A good player: solves each turn, with all that is asked in it, over what the next table is worth.

What that is, it knows where few cards are left, since it solves the endgame; before, it has learnt it.

Hands are known and cards are laid at the same time, so a turn is a zero-sum game given as a matrix. A
question to one seat within it is a choice of the best, and one to both is a smaller matrix.
"""

from collections.abc import Mapping
from random import Random

from apparatus.insight.matrix import room, solve_game
from apparatus.insight.pocket.endgame import Mix, Solver
from rules.pocket.resolution import Resolution, asked
from rules.pocket.state import BothAreas, Exchange


class GoodPlayer:
    """Plays either seat by what it believes tables are worth, and what it knows endgames to be."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self._room = room()

    def choose(self, areas: BothAreas, exchange: Exchange, lead: int, rng: Random) -> dict[int, str]:
        """Choose for every seat that is asked."""
        if exchange.stage == "lay":
            _, mixes = self.solver.turn(areas, exchange.doubles, lead)
        else:
            _, mixes = self.solve(areas, exchange, lead)
        return {seat: rng.choices(list(mix), list(mix.values()))[0] for seat, mix in mixes.items()}

    def solve(self, areas: BothAreas, exchange: Exchange, lead: int) -> tuple[float, dict[int, Mix]]:
        """Return the first seat's chance to win, and how each seat that is asked should choose."""
        choosing = {seat: options for seat, options in asked(areas, exchange).items() if len(options) > 1}
        if len(choosing) == 1:
            ((seat, options),) = choosing.items()
            values = {option: self._value(areas, exchange, lead, {seat: option}) for option in options}
            best = max(values, key=values.__getitem__) if seat == 0 else min(values, key=values.__getitem__)
            return values[best], {seat: {best: 1.0}}
        rows, columns = choosing[0], choosing[1]
        # Filled before it is put into the room, which the solving of later questions needs too.
        payoff = [
            [self._value(areas, exchange, lead, {0: row, 1: column}) for column in columns] for row in rows
        ]
        self._room.payoff[: len(rows), : len(columns)] = payoff
        value = solve_game(self._room, len(rows), len(columns))
        mixes = {
            0: dict(zip(rows, self._room.rows.tolist(), strict=False)),
            1: dict(zip(columns, self._room.columns.tolist(), strict=False)),
        }
        return value, mixes

    def _value(self, areas: BothAreas, exchange: Exchange, lead: int, choices: Mapping[int, str]) -> float:
        """Return the first seat's chance to win once these choices are made."""
        resolution = Resolution(areas, exchange, lead)
        resolution.play(choices)
        if resolution.struck is not None:
            return worth_of_round(resolution.struck)
        if resolution.exchange.stage != "lay":
            return self.solve(resolution.areas, resolution.exchange, lead)[0]
        if self.solver.solves(areas):  # from here on every decision rests on what is known alone
            return self.solver.worth(resolution.areas, resolution.exchange.doubles, lead)
        return self.solver.belief(resolution.areas)


def worth_of_round(struck: tuple[int, ...]) -> float:
    """Return what a round is worth to the first seat; a mutual defeat is half a win."""
    return 0.5 if len(struck) > 1 else float(0 in struck)
