"""What a perfect opponent gains by knowing how likely the master of the duel plays each card.

The master's mix is computed at every state, as in ``players.bushido.search``, and the best reply to it by
backward induction. So the excess is exact, except for the ninety turns after which a duel is drawn.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import Pairs, pairs_of
from apparatus.insight.ladder import every
from apparatus.insight.matrix import solve_game
from apparatus.insight.solve import EVERY, Desk, Solution, State, desk, lay_out_played, value_of
from apparatus.insight.tables import CARDS, Tables, tabulate
from players.bushido.search import SEARCHED, turns_ahead
from players.bushido.ways import Ways
from players.bushido.worth import SIZES, Worth
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import FULL_HEALTH

STILL = 1e-4
"""How far off the worth of full hands may be: only they depend on themselves, after nine harmless turns."""
POINTS = 100


class Believed(NamedTuple):
    """What the master believes after a turn."""

    ahead: tuple[Solution, Solution, Solution]
    """By how many turns it still looks ahead; small hands are searched to the end."""
    opening: NDArray[np.float64]
    """The payoff of every two cards in the first turn."""


class Mixes(NamedTuple):
    """The master's mixes at two healths, by pair of hands, on either side."""

    own: NDArray[np.float64]
    foe: NDArray[np.float64]


class Held(NamedTuple):
    """What the master holds against the best replies, as the first fighter and as the second."""

    first: Solution
    second: Solution


class Excess(NamedTuple):
    """What the best reply gains over exact play, in points of the chance to win, by the master's side."""

    first: float
    second: float


def excess(edition: Edition, fighters: tuple[str, str], worth: Worth, health: int = FULL_HEALTH) -> Excess:
    """Return the master's excess in a pairing, with full hands and equal healths."""
    tables = tabulate(edition, fighters, every(health))
    master, held = believed(worth, tables, health), Held(*(_of(tables, health) for _ in range(2)))
    turns = np.array([further(int(own).bit_count()) for own in held.first.pairs.own])
    _reply_all(master, held, turns)
    exact = master.ahead[0].values[health, health, -1]
    kept, lost = (float(side.values[health, health, -1]) for side in held)
    return Excess(POINTS * (exact - kept), POINTS * (lost - exact))


def believed(worth: Worth, tables: Tables, health: int) -> Believed:
    """Return what the master knows; small hands are searched later, from the least health up."""
    small, near, far = (_of(tables, health) for _ in range(3))
    groups = small.pairs.groups
    small.values[:] = _leaves(worth, small.pairs, health)
    _look_ahead(small, near.values, int(groups[SIZES[0]]), int(groups[SIZES[-1] + 1]))
    _look_ahead(near, far.values, int(groups[SIZES[0] + 1]), int(groups[SIZES[-1] + 1]))
    return Believed((small, near, far), np.array(worth.opening))


def further(size: int) -> int:
    """Return how many turns the master still looks ahead after one with hands of a size; 0 to the end."""
    return 0 if size <= SEARCHED else turns_ahead(size) - 1


def _of(tables: Tables, health: int) -> Solution:
    pairs = pairs_of(tables)
    values = np.zeros((health + 1, health + 1, len(pairs.own)), np.float32)
    return Solution(tables, pairs, values, np.array((0, *every(health))))


def _leaves(worth: Worth, pairs: Pairs, health: int) -> NDArray[np.float32]:
    """Return what the master knows of the states at which its search stops."""
    at = worth.shapes.reshape(FULL_HEALTH, FULL_HEALTH, -1)[:health, :health]
    values = np.zeros((health + 1, health + 1, len(pairs.own)), np.float32)
    for size in SIZES:
        known = slice(pairs.groups[size - 1], pairs.groups[size])
        weights = worth.weights(pairs.own[known], pairs.foe[known], Ways())
        values[1:, 1:, known] = np.clip(at @ weights.T, 0, 1)
    full = worth.full.reshape(FULL_HEALTH, FULL_HEALTH)
    values[1:, 1:, -1] = full[:health, :health]
    return values


@compiled
def _look_ahead(known: Solution, into: NDArray[np.float32], first: int, end: int) -> None:
    """Write the worth of great hands into ``into``, from one turn ahead of what is known."""
    pairs, space, top = known.pairs, desk(), len(into) - 1
    for health in range(1, top + 1):
        for foe_health in range(1, top + 1):
            for pair in range(first, end):
                state = State(health, foe_health, pairs.own[pair], pairs.foe[pair])
                into[health, foe_health, pair] = value_of(known, state, space)


@compiled
def _reply_all(believed: Believed, held: Held, turns: NDArray[np.int64]) -> None:
    """Compute the best replies at all healths, the least first."""
    top, space, count = len(held.first.values) - 1, desk(), len(held.first.pairs.own)
    mixes = Mixes(np.zeros((count, CARDS)), np.zeros((count, CARDS)))
    for total in range(2, 2 * top + 1):
        for health in range(max(1, total - top), min(top, total - 1) + 1):
            healths = (health, total - health)
            _mix(believed, healths, turns, mixes, space)
            for side in held:
                _guess(side.values, believed.ahead[0].values, healths)
            # Again until it no longer matters that nine turns may harm nobody.
            while best_replies(held, healths, mixes, space) > STILL:
                pass


@compiled
def _mix(
    believed: Believed, healths: tuple[int, int], turns: NDArray[np.int64], mixes: Mixes, space: Desk
) -> None:
    """Compute the master's mixes at two healths, for all hands, by the turns still looked ahead."""
    (health, foe_health), pairs = healths, believed.ahead[0].pairs
    for pair in range(len(pairs.own)):
        state = State(health, foe_health, pairs.own[pair], pairs.foe[pair])
        worth = value_of(believed.ahead[int(turns[pair])], state, space)
        if not turns[pair]:
            believed.ahead[0].values[health, foe_health, pair] = worth
        mixes.own[pair], mixes.foe[pair] = space.game.rows, space.game.columns
    if health == foe_health == FULL_HEALTH:
        space.game.payoff[:] = believed.opening
        solve_game(space.game, CARDS, CARDS)
        mixes.own[-1], mixes.foe[-1] = space.game.rows, space.game.columns


@compiled
def _guess(values: NDArray[np.float32], exact: NDArray[np.float32], healths: tuple[int, int]) -> None:
    """Guess that full hands are as far from exact as at one health less."""
    health, foe_health = healths
    apart = int(health > 1) + int(foe_health > 1)
    values[health, foe_health, -1] = exact[health, foe_health, -1]
    for less, foe_less in ((health - 1, foe_health), (health, foe_health - 1)):
        if less and foe_less:
            values[health, foe_health, -1] += (values[less, foe_less, -1] - exact[less, foe_less, -1]) / apart


@compiled
def best_replies(held: Held, healths: tuple[int, int], mixes: Mixes, space: Desk) -> float:
    """Compute the best replies at two healths for all hands; return how far the worth of full hands moved."""
    (health, foe_health), pairs = healths, held.first.pairs
    first, second = held.first.values, held.second.values
    own_before, foe_before = first[health, foe_health, -1], second[health, foe_health, -1]
    for pair in range(len(pairs.own)):
        state = State(health, foe_health, pairs.own[pair], pairs.foe[pair])
        # Most cards are never played, and need not be laid out.
        rows, columns = lay_out_played(held.first, state, mixes.own[pair], EVERY, space)
        least = np.inf
        for column in range(columns):
            earned = 0.0
            for row in range(rows):
                if mixes.own[pair, row]:
                    earned += mixes.own[pair, row] * space.game.payoff[row, column]
            least = min(least, earned)
        first[health, foe_health, pair] = least
        rows, columns = lay_out_played(held.second, state, EVERY, mixes.foe[pair], space)
        most = -np.inf
        for row in range(rows):
            earned = 0.0
            for column in range(columns):
                if mixes.foe[pair, column]:
                    earned += mixes.foe[pair, column] * space.game.payoff[row, column]
            most = max(most, earned)
        second[health, foe_health, pair] = most
    return max(
        abs(first[health, foe_health, -1] - own_before), abs(second[health, foe_health, -1] - foe_before)
    )
