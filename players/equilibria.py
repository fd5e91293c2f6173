"""Solve many zero-sum matrix games of one size at once, for their values alone.

The simplex method of ``players.equilibrium``, with one step of all games at a time.
"""

import numpy as np
from numpy.typing import NDArray

from players.equilibrium import GAIN, GREEDY, PIVOT, solved

Games = NDArray[np.float64]
"""By game, row and column: the row player's payoffs."""
Values = NDArray[np.float64]


def values(games: Games) -> Values:
    """Return the value of each game."""
    least, most = games.min(axis=2).max(axis=1), games.max(axis=1).min(axis=1)
    found, mixed = least, np.flatnonzero(least < most)
    if len(mixed):
        found[mixed] = _of_twos(games[mixed]) if games.shape[1:] == (2, 2) else _of_mixed(games[mixed])
    return found


def _of_twos(games: Games) -> Values:
    """Return the values of games of two choices a side in which no pure choice is best."""
    (a, b), (c, d) = games.transpose(1, 2, 0)
    # By differences, as for a single game.
    return b + (d - b) * ((a - b) / (a - b + (d - c)))


def _of_mixed(games: Games) -> Values:
    count, rows, columns = games.shape
    # Shift all payoffs above 0, so that the value, which is divided by at the end, is above 0 too.
    shift = 1 - games.min(axis=(1, 2))
    tableaus = np.zeros((count, rows + 1, columns + 1))
    tableaus[:, :rows, :columns] = games + shift[:, None, None]
    tableaus[:, :rows, -1], tableaus[:, -1, :columns] = 1, -1
    found = np.empty(count)
    left = np.arange(count, dtype=np.int64)
    for _ in range(GREEDY):
        entering = tableaus[:, -1, :-1].argmin(axis=1)
        done = tableaus[np.arange(len(left)), -1, entering] >= -GAIN
        if done.any():
            found[left[done]] = 1 / tableaus[done, -1, -1] - shift[left[done]]
            tableaus, entering = tableaus[~done], entering[~done]
            left = left[~done]
        if not len(left):
            return found
        _pivot(tableaus, entering)
    # Few take so many steps; some would go round in circles.
    found[left] = [solved(game)[0] for game in games[left].tolist()]
    return found


def _pivot(tableaus: Games, entering: NDArray[np.int64]) -> None:
    """Let a column of each tableau trade places with the row that limits it first."""
    each = np.arange(len(tableaus))
    column = tableaus[each, :, entering]
    # Rounding may have pushed a limit just below 0.
    limits = np.full((len(each), column.shape[1] - 1), np.inf)
    np.divide(np.maximum(tableaus[:, :-1, -1], 0), column[:, :-1], out=limits, where=column[:, :-1] > PIVOT)
    leaving = limits.argmin(axis=1)
    inverse = 1 / column[each, leaving]
    row = tableaus[each, leaving] * inverse[:, None]
    tableaus -= column[:, :, None] * row[:, None, :]
    tableaus[each, :, entering] = -column * inverse[:, None]
    row[each, entering] = inverse
    tableaus[each, leaving] = row
