"""Where the master's look-aheads end in a pairing of uneven hands: there their worth must be known best."""

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.duels import Style, choose, seed_duels, turn_of
from apparatus.insight.hands import FULL, cards_in
from apparatus.insight.solve import Solution, State, desk
from apparatus.insight.tables import CARDS

DUELS = 2_000
TURNS = (0, 2, 2, 3, 4, 2, 2, 2, 2, 2)
"""How many turns are played, by the size of the smaller hand.

The master looks further. But numbers fitted to the very ends of its search are only 0.1 points nearer there,
3.0 off instead of 3.1, against the Wanderer.
"""
WELL, ANYHOW = (Style.EQUILIBRIUM, Style.EQUILIBRIUM), (Style.RANDOM, Style.RANDOM)


def ends_of(solution: Solution) -> NDArray[np.float64]:
    """Count where look-aheads end in duels that both play well, by both healths and both hands' sizes."""
    top = len(solution.values)
    ends = np.zeros((top, top, CARDS + 1, CARDS + 1))
    seed_duels(1)
    _count(solution, np.array(TURNS), (WELL, ANYHOW), ends)
    return ends


@compiled
def _count(
    solution: Solution,
    turns: NDArray[np.int64],
    styles: tuple[tuple[Style, Style], tuple[Style, Style]],
    ends: NDArray[np.float64],
) -> None:
    space, top = desk(), len(solution.values) - 1
    for _ in range(DUELS):
        state = State(top, top, FULL, FULL)
        while state.health > 0 and state.foe_health > 0:
            sizes = cards_in(state.own, space.own), cards_in(state.foe, space.foe)
            end = state
            for _ in range(turns[min(sizes)]):
                if end.health > 0 and end.foe_health > 0:
                    # A look-ahead covers every card, the worst as well.
                    end = turn_of(solution, end, choose(solution, end, styles[1], space), space)
            if end.health > 0 and end.foe_health > 0:
                sizes = cards_in(end.own, space.own), cards_in(end.foe, space.foe)
                ends[end.health, end.foe_health, sizes[0], sizes[1]] += 1
            state = turn_of(solution, state, choose(solution, state, styles[0], space), space)
