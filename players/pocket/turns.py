"""A turn of Pocket Samurai, solved with all its questions, given the worth of the next table.

Hands are known and cards are laid at the same time, so a turn is a zero-sum matrix game. Within it, a
question to one seat is a choice of the best answer, and one to both is a smaller matrix.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from players.equilibrium import solved
from rules.pocket.resolution import Resolution, asked
from rules.pocket.state import BothAreas, Exchange

Mix = dict[str, float]
"""The chance of each choice."""

Worth = Callable[[Resolution], float]
"""Judges the table after a turn: returns the first seat's chance to win."""


@dataclass(frozen=True)
class Turns:
    """Turns under one edition's rules, solved with an estimate of what tables are worth."""

    rules: type[Resolution]
    worth: Worth

    def solve(self, areas: BothAreas, exchange: Exchange, lead: int) -> tuple[float, dict[int, Mix]]:
        """Return the first seat's chance to win, and how each seat asked should choose."""
        choosing = {seat: options for seat, options in asked(areas, exchange).items() if len(options) > 1}
        if len(choosing) == 1:
            ((seat, options),) = choosing.items()
            values = {option: self._value(areas, exchange, lead, {seat: option}) for option in options}
            # Both seats look at the first seat's chance.
            best = (min if seat else max)(values, key=values.__getitem__)
            return values[best], {seat: {best: 1.0}}
        rows, columns = choosing[0], choosing[1]
        value, row_mix, column_mix = solved(
            [[self._value(areas, exchange, lead, {0: row, 1: column}) for column in columns] for row in rows]
        )
        return value, {
            0: dict(zip(rows, row_mix, strict=True)),
            1: dict(zip(columns, column_mix, strict=True)),
        }

    def _value(self, areas: BothAreas, exchange: Exchange, lead: int, choices: Mapping[int, str]) -> float:
        """Return the first seat's chance to win after these choices."""
        turn = self.rules(areas, exchange, lead)
        turn.play(choices)
        if turn.struck is not None:
            return worth_of_round(turn.struck)
        if turn.exchange.stage != "lay":
            return self.solve(turn.areas, turn.exchange, lead)[0]
        return self.worth(turn)


def worth_of_round(struck: tuple[int, ...]) -> float:
    """Return the worth of a round to the first seat; a mutual defeat is half a win."""
    return 0.5 if len(struck) > 1 else float(0 in struck)
