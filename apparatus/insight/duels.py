"""Many duels played out over the tables: by equilibrium, at random, greedily, or as the stand-in does."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import FULL, cards_in
from apparatus.insight.solve import Desk, Solution, State, desk, ended, next_hands, value_of
from apparatus.insight.tables import CARDS
from rules.bushido.duel import LAST_TURN
from rules.bushido.stand_in import CLOSE


class Style(IntEnum):
    """A way to choose a card."""

    EQUILIBRIUM = 0
    RANDOM = 1
    GREEDY = 2
    """Most damage dealt, averaged over all the opponent may play."""
    STAND_IN = 3
    """As ``rules.bushido.stand_in``: most damage dealt less damage taken, on the same average."""


class Played(NamedTuple):
    """The results of many duels."""

    duels: int
    won: float
    """The first fighter's share, a draw counting one half."""
    turns: float
    """Per duel, on average."""
    unfinished: int
    """Duels drawn after the last turn."""
    held: NDArray[np.int64]
    """By side and card: turns in which it was in hand."""
    played: NDArray[np.int64]


def play(solution: Solution, styles: tuple[Style, Style], duels: int, seed: int) -> Played:
    """Play duels from full hands and the greatest health solved."""
    held, played = np.zeros((2, CARDS), np.int64), np.zeros((2, CARDS), np.int64)
    seed_duels(seed)
    points, turns, unfinished = _play(solution, styles, duels, held, played)
    return Played(duels, points / duels, turns / duels, unfinished, held, played)


@compiled
def seed_duels(seed: int) -> None:
    """Seed the duels to come."""
    np.random.seed(seed)  # noqa: NPY002  the one generator that compiled code knows


@compiled
def _play(
    solution: Solution,
    styles: tuple[Style, Style],
    duels: int,
    held: NDArray[np.int64],
    played: NDArray[np.int64],
) -> tuple[float, int, int]:
    """Play duels and return the points won, the turns taken, and how many duels were unfinished."""
    space = desk()
    full = len(solution.values) - 1
    points, turns, unfinished = 0.0, 0, 0
    for _ in range(duels):
        state = State(full, full, FULL, FULL)
        turn = 0
        while state.health > 0 and state.foe_health > 0 and turn < LAST_TURN:
            turn += 1
            card, answer = choose(solution, state, styles, space)
            for each in range(CARDS):
                held[0, each] += state.own >> each & 1
                held[1, each] += state.foe >> each & 1
            played[0, card] += 1
            played[1, answer] += 1
            state = turn_of(solution, state, (card, answer), space)
        turns += turn
        if state.health > 0 and state.foe_health > 0:
            points += 0.5
            unfinished += 1
        else:
            points += ended(state.health, state.foe_health)
    return points, turns, unfinished


@compiled
def choose(solution: Solution, state: State, styles: tuple[Style, Style], space: Desk) -> tuple[int, int]:
    """Choose a card for both sides, each in its style."""
    value_of(solution, state, space)
    rows, columns = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
    taken, lost = _damages(solution, state, space)
    if styles[0] == Style.RANDOM:
        space.game.rows[:rows] = 1 / rows
    elif styles[0] != Style.EQUILIBRIUM:
        gains = taken if styles[0] == Style.GREEDY else taken - lost
        _all_on_best(gains.sum(axis=1) / columns, space.game.rows)
    if styles[1] == Style.RANDOM:
        space.game.columns[:columns] = 1 / columns
    elif styles[1] != Style.EQUILIBRIUM:
        gains = lost if styles[1] == Style.GREEDY else lost - taken
        _all_on_best(gains.sum(axis=0) / rows, space.game.columns)
    return space.own[_drawn(space.game.rows[:rows])], space.foe[_drawn(space.game.columns[:columns])]


@compiled
def _damages(
    solution: Solution, state: State, space: Desk
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the health that each pair of cards is expected to take, and to lose."""
    tables, healths = solution.tables, solution.healths
    rows, columns = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
    row_of = tables.row[state.health, state.foe_health, rows - 1, columns - 1]
    taken, lost = np.zeros((rows, columns)), np.zeros((rows, columns))
    for row in range(rows):
        for column in range(columns):
            now = row_of[space.own[row], space.foe[column]]
            for line in range(tables.begin[now], tables.begin[now + 1]):
                left = healths[max(state.health - tables.damage[line, 0], 0)]
                foe_left = healths[max(state.foe_health - tables.damage[line, 1], 0)]
                taken[row, column] += tables.chance[line] * (healths[state.foe_health] - foe_left)
                lost[row, column] += tables.chance[line] * (healths[state.health] - left)
    return taken, lost


@compiled
def _all_on_best(gains: NDArray[np.float64], mix: NDArray[np.float64]) -> None:
    """Mix evenly among the cards of greatest gain."""
    best = gains > gains.max() - CLOSE
    mix[: len(gains)] = best / best.sum()


@compiled
def _drawn(mix: NDArray[np.float64]) -> int:
    """Draw an index by its share."""
    left = np.random.random() * mix.sum()  # noqa: NPY002  as above
    for index in range(len(mix) - 1):
        left -= mix[index]
        if left < 0:
            return index
    return len(mix) - 1


@compiled
def turn_of(solution: Solution, state: State, played: tuple[int, int], space: Desk) -> State:
    """Draw the outcome of two cards."""
    tables = solution.tables
    own, foe = state.own ^ (1 << played[0]), state.foe ^ (1 << played[1])
    row_of = tables.row[state.health, state.foe_health, cards_in(own, space.own), cards_in(foe, space.foe)]
    row = row_of[played[0], played[1]]
    line = int(tables.begin[row]) + _drawn(tables.chance[tables.begin[row] : tables.begin[row + 1]])
    after = State(state.health - tables.damage[line, 0], state.foe_health - tables.damage[line, 1], own, foe)
    ways, foe_ways = next_hands(solution, after, played, line, space)
    return State(
        after.health,
        after.foe_health,
        space.own_next[np.random.randint(ways)],  # noqa: NPY002  as above
        space.foe_next[np.random.randint(foe_ways)],  # noqa: NPY002  as above
    )
