"""Solve a zero-sum matrix game for both sides' mixes, by the simplex method.

Rows and columns of a condensed tableau trade places (Dantzig's rule, then Bland's to avoid cycles).
"""

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
"""The row player's payoffs."""

GAIN, PIVOT = 1e-10, 1e-9
"""Columns that improve by less are left alone; numbers no larger than the second are not divided by."""
GREEDY, STEPS = 40, 200
"""How many steps take the column that gains most, and how many there are at most."""


def value(payoff: Matrix) -> float:
    """Return the value of a game; quickly if a pure choice is best, or for two choices a side."""
    least = max(map(min, payoff))
    if least >= min(map(max, zip(*payoff, strict=True))):
        return least
    if len(payoff) == len(payoff[0]) == 2:  # noqa: PLR2004  two choices a side
        # No pure choice is best here, so a and d are both above b and c, or both below, and no divisor is 0.
        # By differences, since products of payoffs that are almost equal lose what distinguishes them.
        (a, b), (c, d) = payoff
        return b + (d - b) * ((a - b) / (a - b + (d - c)))
    return solved(payoff)[0]


def solved(payoff: Matrix) -> tuple[float, list[float], list[float]]:
    """Return the value of a game, and the mixes of the row and the column player."""
    rows, columns = len(payoff), len(payoff[0])
    # Shift all payoffs above 0, so that the value, which is divided by at the end, is above 0 too.
    shift = 1 - min(map(min, payoff))
    tableau = [[*(earned + shift for earned in row), 1.0] for row in payoff]
    tableau.append([*([-1.0] * columns), 0.0])
    basic, free = list(range(columns, columns + rows)), list(range(columns))
    for step in range(STEPS):
        entering = _entering(tableau[-1], free, greedy=step < GREEDY)
        leaving = None if entering is None else _leaving(tableau, basic, entering)
        if entering is None or leaving is None:
            break
        _pivot(tableau, leaving, entering)
        basic[leaving], free[entering] = free[entering], basic[leaving]
    row_mix, column_mix = [0.0] * rows, [0.0] * columns
    for place, number in enumerate(basic):
        if number < columns:
            column_mix[number] = max(0.0, tableau[place][-1])
    for place, number in enumerate(free):
        if number >= columns:
            row_mix[number - columns] = max(0.0, tableau[-1][place])
    return 1 / tableau[-1][-1] - shift, _whole(row_mix), _whole(column_mix)


def _entering(gains: Sequence[float], free: Sequence[int], *, greedy: bool) -> int | None:
    gaining = [column for column in range(len(free)) if gains[column] < -GAIN]
    if not gaining:
        return None
    return min(gaining, key=lambda column: gains[column] if greedy else free[column])


def _leaving(tableau: Matrix, basic: Sequence[int], entering: int) -> int | None:
    """Return the row that limits a column first; among equals, the one with the lowest number."""
    limits = [
        # Rounding may have pushed a limit just below 0.
        (max(0.0, row[-1]) / row[entering], basic[place], place)
        for place, row in enumerate(tableau[:-1])
        if row[entering] > PIVOT
    ]
    return min(limits)[-1] if limits else None


def _pivot(tableau: list[list[float]], leaving: int, entering: int) -> None:
    inverse = 1 / tableau[leaving][entering]
    row = [number * inverse for number in tableau[leaving]]
    for place, other in enumerate(tableau):
        share = other[entering]
        if place != leaving and share:
            tableau[place] = [number - share * by for number, by in zip(other, row, strict=True)]
            tableau[place][entering] = -share * inverse
    row[entering] = inverse
    tableau[leaving] = row


def _whole(mix: list[float]) -> list[float]:
    total = sum(mix)
    return [share / total for share in mix]
