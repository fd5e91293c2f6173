"""Looks for holes in a solution: at every state, and against the real rules.

A state's gap is what the best replies to both mixes would earn beyond them, computed from the values of the
states it leads to. If no state has a gap, nobody can gain anywhere by choosing otherwise. The duels are
played by the real rules, so they also reveal errors in the tables.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from math import sqrt
from typing import NamedTuple

from apparatus.insight.compiled import compiled
from apparatus.insight.hands import cards_in
from apparatus.insight.matrix import gap
from apparatus.insight.real import RealDuel, real_duels
from apparatus.insight.solve import Solution, State, desk, value_of
from rules.bushido.duel import Duel


class Agreement(NamedTuple):
    """What the solution promises the first fighter, and what they won in duels by the real rules."""

    promised: float
    won: float
    error: float
    """One standard error of what was won."""

    @property
    def errors(self) -> float:
        """How many standard errors lie between the two."""
        return abs(self.won - self.promised) / self.error


def wound_worth(solution: Solution) -> float:
    """Return the most that losing a point of health gains either fighter, with full hands on both sides.

    Every pair of healths of an exact solution is compared. Below zero, every wound costs the fighter who
    takes it.
    """
    worth = {
        healths: solution.worth(*healths) for healths in product(solution.healths[1:].tolist(), repeat=2)
    }
    own = (worth[less, foe] - worth[less + 1, foe] for less, foe in worth if (less + 1, foe) in worth)
    foes = (worth[own, less + 1] - worth[own, less] for own, less in worth if (own, less + 1) in worth)
    return max((*own, *foes), default=0)


def worst_gap(solution: Solution, threads: int = 1) -> float:
    """Return the greatest gap of any state, or the greatest error of a value if that is greater."""

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


def agreement(rules: Duel, solution: Solution, fighters: tuple[str, str], duels: int) -> Agreement:
    """Play both sides' mixes by the real rules, from the greatest health solved."""
    points = [_points(duel) for duel in real_duels(rules, solution, fighters, duels)]
    won = sum(points) / duels
    variance = sum((each - won) ** 2 for each in points) / duels
    health = int(solution.healths[-1])
    return Agreement(solution.worth(health, health), won, sqrt(variance / duels))


def _points(duel: RealDuel) -> float:
    """Return what a duel was worth to the first fighter."""
    return 0.5 if not duel.outcome.winners else float(duel.outcome.winners == (0,))
