"""Solves the whole duel by backward induction, from the last health and the last card up.

A state is both healths and both hands; its value is the chance to win when both play perfectly, a draw
counting one half. Health only falls, so states are solved by the sum of both healths, and all with the same
sum can be solved side by side. At the same healths, hands only shrink, with one exception: an empty hand is
refreshed, and a turn may harm nobody. So a plane (all pairs of hands at two healths) starts from a guess, and
whatever depends on a value that moved is solved again until nothing moves. Such cycles are rarely taken, so
values move less from pass to pass; a state that depends on no moving value is finished, and a few passes
are enough.

The value ignores that a duel is drawn after ninety turns; ``duels`` counts how many would get there.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import FULL, MOST_FUTURES, Change, Pairs, cards_in, futures, pairs_of
from apparatus.insight.ladder import Ladder, is_exact, stand
from apparatus.insight.matrix import Room, room, solve_game
from apparatus.insight.tables import CARDS, Tables, tabulate
from rules.bushido.fighters.edition import Edition

STILL = 5e-7
"""A value that moves by less counts as still: a few steps of single precision."""
ROUGH = 1e-4
"""The same when rungs are left out, which shifts values by a hundred times as much."""
EVERY = np.ones(CARDS)
"""Passed in place of a mix, it stands for all cards."""


class Solution(NamedTuple):
    """A pairing with its values, as compiled code takes it."""

    tables: Tables
    pairs: Pairs
    values: NDArray[np.float32]
    """By both rungs and pair of hands: the chance to win."""
    healths: NDArray[np.int64]
    """By rung: its health, beginning with 0."""

    def worth(self, health: int, foe_health: int) -> float:
        """Return the chance to win with full hands at the given healths."""
        ladder = tuple(self.healths[1:].tolist())
        full = self.pairs.place[FULL, FULL]
        return sum(
            share * foe_share * float(self.values[rung, foe_rung, full])
            for rung, share in stand(health, ladder)
            for foe_rung, foe_share in stand(foe_health, ladder)
        )


class State(NamedTuple):
    """A duel between two turns, or within one after the cards have left the hands; healths in rungs."""

    health: int
    foe_health: int
    own: int
    foe: int


class Desk(NamedTuple):
    """Space to look at one state at a time; every thread needs its own."""

    game: Room
    own: NDArray[np.int64]
    foe: NDArray[np.int64]
    own_next: NDArray[np.int64]
    foe_next: NDArray[np.int64]


def solve(
    edition: Edition,
    fighters: tuple[str, str],
    ladder: Ladder,
    threads: int = 1,
    progress: Callable[[float], None] = lambda _: None,
) -> Solution:
    """Solve a pairing on every rung of a ladder; ``progress`` is told the share done."""
    tables = tabulate(edition, fighters, ladder)
    pairs = pairs_of(tables)
    top = len(ladder)
    values = np.zeros((top + 1, top + 1, len(pairs.own)), np.float32)
    solution = Solution(tables, pairs, values, np.array((0, *ladder)))
    still = STILL if is_exact(ladder) else ROUGH

    def solve_plane(rungs: tuple[int, int]) -> int:
        return _solve_plane(solution, *rungs, still)

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for total in range(2, 2 * top + 1):
            owns = range(max(1, total - top), min(top, total - 1) + 1)
            done += len(list(pool.map(solve_plane, [(own, total - own) for own in owns])))
            progress(done / top**2)
    return solution


@compiled
def desk() -> Desk:
    """Make space for looking at states."""
    return Desk(
        room(),
        np.zeros(CARDS, np.int64),
        np.zeros(CARDS, np.int64),
        np.zeros(MOST_FUTURES, np.int64),
        np.zeros(MOST_FUTURES, np.int64),
    )


@compiled
def _solve_plane(solution: Solution, health: int, foe_health: int, still: float) -> int:
    """Solve all pairs of hands on two rungs, and return the number of passes."""
    _guess(solution.values, health, foe_health)
    own, foe, groups = solution.pairs.own, solution.pairs.foe, solution.pairs.groups
    moved = np.zeros(len(own), np.bool_)
    space = desk()
    for pair in range(len(own)):
        _improve(solution, State(health, foe_health, own[pair], foe[pair]), moved, still, space)
    passes = 1
    while moved.any():  # a state that rests now may be moved again by one that moves later
        passes += 1
        for group in range(len(groups) - 1):
            before = (group or len(groups) - 1) - 1
            if not moved[groups[before] : groups[before + 1]].any():
                moved[groups[group] : groups[group + 1]] = False
                continue
            for pair in range(groups[group], groups[group + 1]):
                state = State(health, foe_health, own[pair], foe[pair])
                moved[pair] = _waits(solution, state, moved, space)
                if moved[pair]:
                    _improve(solution, state, moved, still, space)
    return passes


@compiled
def _guess(values: NDArray[np.float32], health: int, foe_health: int) -> None:
    """Guess the values of a plane from its neighbours, or at the edge from the healths alone."""
    inner = health > 1 and foe_health > 1
    for pair in range(values.shape[2]):
        if inner:
            values[health, foe_health, pair] = (
                values[health - 1, foe_health, pair]
                + values[health, foe_health - 1, pair]
                - values[health - 1, foe_health - 1, pair]
            )
        else:
            values[health, foe_health, pair] = health / (health + foe_health)


@compiled
def _improve(solution: Solution, state: State, moved: NDArray[np.bool_], still: float, space: Desk) -> None:
    """Solve a state again and note whether its value moved."""
    values, pair = solution.values, solution.pairs.place[state.own, state.foe]
    value = np.float32(value_of(solution, state, space))
    moved[pair] = abs(value - values[state.health, state.foe_health, pair]) > still
    values[state.health, state.foe_health, pair] = value


@compiled
def value_of(solution: Solution, state: State, space: Desk) -> float:
    """Return the value of a state from those it leads to, and leave both mixes in the room."""
    rows, columns = lay_out(solution, state, space)
    return solve_game(space.game, rows, columns)


@compiled
def lay_out(solution: Solution, state: State, space: Desk) -> tuple[int, int]:
    """Leave the payoff of every two cards in the room, and return how many cards each side holds."""
    return lay_out_played(solution, state, EVERY, EVERY, space)


@compiled
def lay_out_played(
    solution: Solution,
    state: State,
    mix: NDArray[np.float64],
    foe_mix: NDArray[np.float64],
    space: Desk,
) -> tuple[int, int]:
    """Lay out the same for only the cards that two mixes play."""
    tables, pairs, values = solution.tables, solution.pairs, solution.values
    rows, columns = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
    row_of = tables.row[state.health, state.foe_health, rows - 1, columns - 1]
    for row in range(rows):
        if not mix[row]:
            continue
        card = space.own[row]
        own = state.own ^ (1 << card)
        for column in range(columns):
            if not foe_mix[column]:
                continue
            answer = space.foe[column]
            foe = state.foe ^ (1 << answer)
            after = pairs.place[own or FULL, foe or FULL]
            now = row_of[card, answer]
            expected = 0.0
            for line in range(tables.begin[now], tables.begin[now + 1]):
                health = state.health - tables.damage[line, 0]
                foe_health = state.foe_health - tables.damage[line, 1]
                if health < 1 or foe_health < 1:
                    worth = ended(health, foe_health)
                elif tables.changes[line]:
                    worth = _mean(solution, State(health, foe_health, own, foe), (card, answer), line, space)
                else:
                    worth = values[health, foe_health, after]
                expected += tables.chance[line] * worth
            space.game.payoff[row, column] = expected
    return rows, columns


@compiled
def ended(health: int, foe_health: int) -> float:
    """Return what a duel is worth after a knock-out."""
    if health < 1 and foe_health < 1:
        return 0.5
    return 0.0 if health < 1 else 1.0


@compiled
def _mean(solution: Solution, state: State, played: tuple[int, int], line: int, space: Desk) -> float:
    """Return the mean value over all hands that an outcome can leave."""
    ways, foe_ways = next_hands(solution, state, played, line, space)
    plane = solution.values[state.health, state.foe_health]
    total = 0.0
    for own in space.own_next[:ways]:
        places = solution.pairs.place[own]
        for foe in space.foe_next[:foe_ways]:
            total += plane[places[foe]]
    return total / (ways * foe_ways)


@compiled
def next_hands(
    solution: Solution, state: State, played: tuple[int, int], line: int, space: Desk
) -> tuple[int, int]:
    """Lay out the hands that each side may hold after an outcome, and return how many there are."""
    lost, back = solution.tables.lost[line], solution.tables.back[line]
    subsets = solution.pairs.subsets
    ways = futures(subsets, state.own, Change(played[0], lost[0], back[0]), space.own_next)
    foe_ways = futures(subsets, state.foe, Change(played[1], lost[1], back[1]), space.foe_next)
    return ways, foe_ways


@compiled
def _waits(solution: Solution, state: State, moved: NDArray[np.bool_], space: Desk) -> bool:
    """Return whether a turn that harms nobody can lead from a state to one whose value has moved."""
    tables, pairs = solution.tables, solution.pairs
    rows, columns = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
    row_of = tables.row[state.health, state.foe_health, rows - 1, columns - 1]
    for card in space.own[:rows]:
        own = state.own ^ (1 << card)
        for answer in space.foe[:columns]:
            foe = state.foe ^ (1 << answer)
            now = row_of[card, answer]
            for line in range(tables.begin[now], tables.harms[now]):
                if not tables.changes[line]:
                    if moved[pairs.place[own or FULL, foe or FULL]]:
                        return True
                else:
                    after = State(state.health, state.foe_health, own, foe)
                    ways, foe_ways = next_hands(solution, after, (card, answer), line, space)
                    for own_next in space.own_next[:ways]:
                        for foe_next in space.foe_next[:foe_ways]:
                            if moved[pairs.place[own_next, foe_next]]:
                                return True
    return False
