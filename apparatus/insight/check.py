"""Look for holes in a solution: at every state, and against the real rules.

A state's gap is what the best replies to both mixes would earn beyond them, worked out from the values of
the states it leads to; if no state has a gap, nobody can gain anywhere by choosing otherwise. The duels go
through ``rules.bushido.duel`` with sealed dice, so they also find fault with the tables.
"""

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import cards_in
from apparatus.insight.matrix import gap
from apparatus.insight.solve import Desk, Solution, State, desk, value_of
from rules.bushido.bout import Combatant
from rules.bushido.duel import DuelOptions, DuelState, SecondDuel
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice

DUEL = SecondDuel()


class Agreement(NamedTuple):
    """What the solution promises the first fighter, and what duels by the real rules came to."""

    promised: float
    won: float
    error: float
    """One standard error of what was won."""

    @property
    def errors(self) -> float:
        """How many standard errors lie between the two."""
        return abs(self.won - self.promised) / self.error


def worst_gap(solution: Solution, threads: int = 1) -> float:
    """Return the greatest gap of any state, or the greatest error of a value if that is more."""

    def worst_of_plane(healths: tuple[int, int]) -> float:
        return _worst_of_plane(solution, *healths)

    healths = range(1, len(solution.values))
    with ThreadPoolExecutor(threads) as pool:
        return max(pool.map(worst_of_plane, product(healths, healths)))


@compiled
def _worst_of_plane(solution: Solution, health: int, foe_health: int) -> float:
    pairs = solution.pairs
    space = desk()
    worst = 0.0
    for pair in range(len(pairs.own)):
        own, foe = pairs.own[pair], pairs.foe[pair]
        value = value_of(solution, State(health, foe_health, own, foe), space)
        error = abs(value - solution.values[health, foe_health, pair])
        worst = max(worst, error, gap(space.game, cards_in(own, space.own), cards_in(foe, space.foe)))
    return worst


def agreement(solution: Solution, one: str, other: str, duels: int) -> Agreement:
    """Let both sides play their mixes by the real rules, from the greatest health solved."""
    health = len(solution.values) - 1
    options = DuelOptions((one, other), (health, health))
    space = desk()
    points = [_points(solution, options, number, space) for number in range(duels)]
    won = sum(points) / duels
    variance = sum((each - won) ** 2 for each in points) / duels
    return Agreement(solution.worth(health, health), won, sqrt(variance / duels))


def _points(solution: Solution, options: DuelOptions, number: int, space: Desk) -> float:
    """Play one duel and return what it was worth to the first fighter."""
    seed = number.to_bytes(32)
    chance = random.Random(number)  # noqa: S311  no secret hangs on it
    state = DUEL.start(2, options, Dice(seed)).state
    while not state.result:
        state = DUEL.play(state, _choices(solution, state, chance, space), Dice(seed, state.turn)).state
    return 0.5 if not state.result.winners else float(state.result.winners == (0,))


def _choices(solution: Solution, state: DuelState, chance: random.Random, space: Desk) -> dict[int, str]:
    own, foe = state.fighters
    value_of(solution, State(own.health, foe.health, _mask(own), _mask(foe)), space)
    mixes: tuple[NDArray[np.float64], ...] = (space.game.rows, space.game.columns)
    return {
        seat: chance.choices(fighter.hand, mix[: len(fighter.hand)].tolist())[0]
        for seat, (fighter, mix) in enumerate(zip(state.fighters, mixes, strict=True))
    }


def _mask(fighter: Combatant) -> int:
    """Return a hand as a number."""
    return sum(1 << TECHNIQUES.index(technique) for technique in fighter.hand)
