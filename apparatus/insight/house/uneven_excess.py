"""What a perfect opponent gains on the master when hands are uneven, on the rungs of a ladder.

The master's mix is computed on every two rungs and for every two hands, as in ``players.bushido.search``:
some turns ahead, further with small hands, and no further than an outcome that may leave many hands. A hand
may recur at the same healths, so the best reply is computed again until it does not move.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import FULL, cards_in
from apparatus.insight.house.excess import POINTS, Excess, Held, Mixes, best_replies
from apparatus.insight.house.uneven import written_values
from apparatus.insight.matrix import solve_game
from apparatus.insight.solve import Desk, Solution, State, desk, ended, next_hands
from apparatus.insight.tables import CARDS
from players.bushido.search import FEW_WAYS, are_small, uneven_turns_ahead
from players.bushido.worth import UnevenWorth, shapes
from rules.bushido.values import FULL_HEALTH

STILL = 2e-4
"""A reply that moves by less counts as still."""
PASSES = 30
"""How often replies are computed at most; four to eight times were enough."""
GOES_ON = 4
"""For how many turns a search of small hands goes on at most: from two and four, by way of nine and two."""


class Ahead(NamedTuple):
    """What the master believes after a turn."""

    further: Solution
    moved: Solution
    """The same after cards were moved in few ways, which may be searched less."""
    leaves: Solution
    """The same where it searches no further, as after cards were moved in many ways."""


def uneven_excess(solution: Solution, worth: UnevenWorth, *, both_move: bool) -> Excess:
    """Return the master's excess in a solved pairing, with full hands on the highest rungs."""
    by_size = np.array([uneven_turns_ahead(size, both_move=both_move) for size in range(CARDS + 1)])
    looked_at = believed(solution, worth, int(by_size.max()))
    held = Held(*(_like(solution, solution.values.copy()) for _ in range(2)))
    top, space, count = len(solution.values) - 1, desk(), len(solution.pairs.own)
    mixes = Mixes(np.zeros((count, CARDS)), np.zeros((count, CARDS)))
    for total in range(2, 2 * top + 1):
        for rung in range(max(1, total - top), min(top, total - 1) + 1):
            rungs = rung, total - rung
            for turns, ahead in enumerate(looked_at, 1):
                _mix(ahead, rungs, by_size == turns, mixes, space)
            if solution.healths[rung] == solution.healths[total - rung] == FULL_HEALTH:
                space.game.payoff[:] = np.array(worth.opening)
                solve_game(space.game, CARDS, CARDS)
                mixes.own[-1], mixes.foe[-1] = space.game.rows, space.game.columns
            _reply(held, rungs, mixes, space)
    exact, kept, lost = (float(each.values[-1, -1, -1]) for each in (solution, *held))
    return Excess(POINTS * (exact - kept), POINTS * (lost - exact))


def believed(solution: Solution, worth: UnevenWorth, most: int) -> list[Ahead]:
    """Return what the master believes after a turn, by the turns it looks ahead, from one to ``most``."""
    leaves, pairs = _like(solution, np.zeros_like(solution.values)), solution.pairs
    known = written_values(worth)[:, pairs.own - 1, pairs.foe - 1]
    by_health = shapes().reshape(FULL_HEALTH, FULL_HEALTH, -1)
    standing = solution.healths[1:] - 1
    leaves.values[1:, 1:] = by_health[np.ix_(standing, standing)] @ known
    leaves.values.clip(0, 1, out=leaves.values)
    leaves.values[1:, 1:, -1] = worth.full.reshape(FULL_HEALTH, FULL_HEALTH)[np.ix_(standing, standing)]
    ended = _searched_on(leaves)
    looked_at = [Ahead(ended, ended, leaves)]
    for _ in range(most - 1):
        further = _like(solution, np.zeros_like(solution.values))
        _look_ahead(looked_at[-1], further.values, np.ones(len(pairs.own), np.bool_), desk())
        looked_at.append(Ahead(further, further, leaves))
    return looked_at


def _searched_on(leaves: Solution) -> Solution:
    """Return what the master believes with no turns left, when it still goes on with small hands."""
    ended, small = _like(leaves, leaves.values.copy()), are_small(leaves.pairs.own, leaves.pairs.foe)
    for _ in range(GOES_ON):
        _look_ahead(Ahead(ended, leaves, leaves), ended.values, small, desk())
    return ended


def _reply(held: Held, rungs: tuple[int, int], mixes: Mixes, space: Desk) -> None:
    """Compute the best replies on two rungs, again until no hand's worth moves."""
    planes = [side.values[rungs] for side in held]
    for _ in range(PASSES):
        before = [plane.copy() for plane in planes]
        best_replies(held, rungs, mixes, space)
        if max(np.abs(plane - was).max() for plane, was in zip(planes, before, strict=True)) < STILL:
            break


def _like(solution: Solution, values: NDArray[np.float32]) -> Solution:
    return solution._replace(values=values)


@compiled
def _look_ahead(ahead: Ahead, into: NDArray[np.float32], which: NDArray[np.bool_], space: Desk) -> None:
    """Compute what some pairs of hands are worth on all rungs with one more turn to look ahead."""
    pairs, top = ahead.leaves.pairs, len(into) - 1
    for rung in range(1, top + 1):
        for foe_rung in range(1, top + 1):
            for pair in range(len(pairs.own)):
                if which[pair]:
                    state = State(rung, foe_rung, pairs.own[pair], pairs.foe[pair])
                    rows, columns = laid_out(ahead, state, space)
                    into[rung, foe_rung, pair] = solve_game(space.game, rows, columns)


@compiled
def _mix(ahead: Ahead, rungs: tuple[int, int], looking: NDArray[np.bool_], mixes: Mixes, space: Desk) -> None:
    """Compute the master's mixes on two rungs, for hands from which it looks this far ahead."""
    pairs = ahead.leaves.pairs
    for pair in range(len(pairs.own)):
        own, foe = pairs.own[pair], pairs.foe[pair]
        if looking[min(cards_in(own, space.own), cards_in(foe, space.foe))]:
            rows, columns = laid_out(ahead, State(rungs[0], rungs[1], own, foe), space)
            solve_game(space.game, rows, columns)
            mixes.own[pair], mixes.foe[pair] = space.game.rows, space.game.columns


@compiled
def laid_out(ahead: Ahead, state: State, space: Desk) -> tuple[int, int]:
    """Leave the master's payoff of every two cards in the room; return how many cards each side holds."""
    tables, leaves = ahead.leaves.tables, ahead.leaves.values
    rows, columns = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
    row_of = tables.row[state.health, state.foe_health, rows - 1, columns - 1]
    for row in range(rows):
        card = space.own[row]
        own = state.own ^ (1 << card)
        for column in range(columns):
            answer = space.foe[column]
            foe = state.foe ^ (1 << answer)
            now, expected = row_of[card, answer], 0.0
            for line in range(tables.begin[now], tables.begin[now + 1]):
                rung = state.health - tables.damage[line, 0]
                foe_rung = state.foe_health - tables.damage[line, 1]
                if rung < 1 or foe_rung < 1:
                    worth = ended(rung, foe_rung)
                elif tables.changes[line]:
                    worth = _mean(ahead, State(rung, foe_rung, own, foe), (card, answer), line, space)
                elif not own and not foe:
                    worth = leaves[rung, foe_rung, -1]
                else:
                    after = ahead.leaves.pairs.place[own or FULL, foe or FULL]
                    worth = ahead.further.values[rung, foe_rung, after]
                expected += tables.chance[line] * worth
            space.game.payoff[row, column] = expected
    return rows, columns


@compiled
def _mean(ahead: Ahead, state: State, played: tuple[int, int], line: int, space: Desk) -> float:
    """Return the mean worth of the hands that an outcome can leave; if there are many, without look-ahead."""
    ways, foe_ways = next_hands(ahead.leaves, state, played, line, space)
    known = ahead.moved if ways * foe_ways <= FEW_WAYS else ahead.leaves
    plane, total = known.values[state.health, state.foe_health], 0.0
    for own in space.own_next[:ways]:
        places = known.pairs.place[own]
        for foe in space.foe_next[:foe_ways]:
            total += plane[places[foe]]
    return total / (ways * foe_ways)
