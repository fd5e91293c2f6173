"""One zero-sum game given as a matrix: its value and an optimal mix for each side.

Uses the simplex method on a condensed tableau: rows and columns trade places, so no slack columns are kept.
The answer is checked by what the best reply to each mix earns. If that shows a gap, the game is solved again
by the slower rule that cannot cycle (Bland 1977). If rounding still leads that astray, the same rule counts
another number as the first, which takes another path.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.tables import CARDS

GAIN = 1e-10
"""A column that improves by less than this is left alone."""
PIVOT = 1e-9
"""Nothing is divided by a smaller number."""
GAP = 1e-7
"""If the best replies are further apart than this, the game is solved again."""
STEPS = 200
WIDTH = 12
"""The width of a tableau row: the columns, some of them unused, and the row's sum at the end.

Every row is worked on in full, however small the game: loops of one fixed length run several numbers at once.
"""
SUM = WIDTH - 1
GREEDY = -1
"""In place of the number that counts as first: always take the column that gains most."""


class Room(NamedTuple):
    """Space for one game at a time; every thread needs its own."""

    payoff: NDArray[np.float64]
    """What the row player earns."""
    rows: NDArray[np.float64]
    """The row player's mix."""
    columns: NDArray[np.float64]
    """The column player's mix."""
    tableau: NDArray[np.float64]
    basic: NDArray[np.int64]
    free: NDArray[np.int64]


@compiled
def room() -> Room:
    """Make space for games of up to nine cards a side."""
    return Room(
        np.zeros((CARDS, CARDS)),
        np.zeros(CARDS),
        np.zeros(CARDS),
        np.zeros((CARDS + 1, WIDTH)),
        np.zeros(CARDS, np.int64),
        np.zeros(CARDS, np.int64),
    )


@compiled
def solve_game(room: Room, rows: int, columns: int) -> float:
    """Return the value of the room's payoff matrix, and leave both mixes in the room."""
    value = 0.0
    for first in range(GREEDY, rows + columns):  # the greedy way, then the others
        value = _simplex(room, rows, columns, first)
        if gap(room, rows, columns) <= GAP:
            break
    return value


@compiled
def gap(room: Room, rows: int, columns: int) -> float:
    """Return how much the best replies to both mixes gain over the mixes, added up."""
    most, least = -np.inf, np.inf
    for row in range(rows):
        earned = 0.0
        for column in range(columns):
            earned += room.payoff[row, column] * room.columns[column]
        most = max(most, earned)
    for column in range(columns):
        earned = 0.0
        for row in range(rows):
            earned += room.payoff[row, column] * room.rows[row]
        least = min(least, earned)
    return most - least


@compiled
def _simplex(room: Room, rows: int, columns: int, first: int) -> float:
    """Maximise the sum of y where (payoff + shift) y <= 1; the value is 1 / sum - shift."""
    tableau, basic, free = room.tableau, room.basic, room.free
    shift = _fill(room, rows, columns)
    for _ in range(STEPS):
        entering = _entering(room, rows, columns, first)
        if entering < 0:
            break
        leaving = _leaving(room, rows, columns, entering, first)
        if leaving < 0:
            break
        _pivot(tableau, rows, leaving, entering)
        basic[leaving], free[entering] = free[entering], basic[leaving]
    _read_mixes(room, rows, columns)
    return 1.0 / tableau[rows, SUM] - shift


@compiled
def _read_mixes(room: Room, rows: int, columns: int) -> None:
    """Read both mixes off the tableau; shares that rounding left below zero count as zero."""
    for place in range(CARDS):
        room.rows[place] = room.columns[place] = 0.0
    of_rows, of_columns = 0.0, 0.0
    for row in range(rows):
        if room.basic[row] < columns:
            share = max(room.tableau[row, SUM], 0.0)
            room.columns[room.basic[row]] = share
            of_columns += share
    for column in range(columns):
        if room.free[column] >= columns:
            share = max(room.tableau[rows, column], 0.0)
            room.rows[room.free[column] - columns] = share
            of_rows += share
    for place in range(CARDS):
        room.rows[place] /= of_rows
        room.columns[place] /= of_columns


@compiled
def _fill(room: Room, rows: int, columns: int) -> float:
    """Set up the tableau with every payoff shifted to at least 1; return the shift."""
    tableau, payoff = room.tableau, room.payoff
    least = np.inf
    for row in range(rows):
        for column in range(columns):
            least = min(least, payoff[row, column])
    shift = 1.0 - least
    for row in range(rows + 1):
        for column in range(WIDTH):
            tableau[row, column] = 0.0
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = payoff[row, column] + shift
        tableau[row, SUM] = 1.0
        room.basic[row] = columns + row
    for column in range(columns):
        tableau[rows, column] = -1.0
        room.free[column] = column
    return shift


@compiled
def _rank(number: int, first: int, numbers: int) -> int:
    """Return a number's rank, counted on from the one that comes first."""
    return (number - first) % numbers


@compiled
def _entering(room: Room, rows: int, columns: int, first: int) -> int:
    """Choose the column that gains most, or the first in rank; -1 when none gains."""
    gains = room.tableau
    best = -1
    if first == GREEDY:
        most = -GAIN
        for column in range(columns):
            if gains[rows, column] < most:
                best, most = column, gains[rows, column]
        return best
    lowest = rows + columns
    for column in range(columns):
        if gains[rows, column] < -GAIN:
            rank = _rank(room.free[column], first, rows + columns)
            if rank < lowest:
                best, lowest = column, rank
    return best


@compiled
def _leaving(room: Room, rows: int, columns: int, entering: int, first: int) -> int:
    """Choose the row that limits the column first, by rank among equals; -1 when none does."""
    best, limit = -1, np.inf
    for row in range(rows):
        share = room.tableau[row, entering]
        if share > PIVOT:
            ratio = max(room.tableau[row, SUM], 0.0) / share
            if ratio < limit or (ratio == limit and _before(room, row, best, first, rows + columns)):
                best, limit = row, ratio
    return best


@compiled
def _before(room: Room, row: int, other: int, first: int, numbers: int) -> bool:
    """Return whether a row comes before another in rank."""
    return _rank(room.basic[row], first, numbers) < _rank(room.basic[other], first, numbers)


@compiled
def _pivot(tableau: NDArray[np.float64], rows: int, leaving: int, entering: int) -> None:
    """Swap a row and a column."""
    inverse = 1.0 / tableau[leaving, entering]
    for column in range(WIDTH):
        tableau[leaving, column] *= inverse
    for row in range(rows + 1):
        share = tableau[row, entering]
        if row != leaving and share != 0.0:
            for column in range(WIDTH):
                tableau[row, column] -= share * tableau[leaving, column]
            tableau[row, entering] = -share * inverse
    tableau[leaving, entering] = inverse
