"""The last turns of a mirror match at one health each, solved a second way.

In a mirror match with equal healths a refresh of both hands is worth one half, by symmetry. So every state
of few cards follows from the real rules alone: here by trying all supports of each game (Shapley and Snow
1950), which shares nothing with the simplex, and by ``Duel.play`` through all its dice, which shares
nothing with the tables.
"""

import random
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from apparatus.insight.solve import Solution
from apparatus.insight.versions import RELEASED
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes

Hand = tuple[str, ...]


@cache
def brute_force(own: Hand, foe: Hand) -> float:
    payoff = np.array([[expected(own, foe, card, answer) for answer in foe] for card in own])
    return value_by_supports(payoff)


def expected(own: Hand, foe: Hand, card: str, answer: str) -> float:
    state = DuelState(1, (Combatant("swift", 1, own), Combatant("swift", 1, foe)))
    return sum(
        chance * worth(step.state)
        for chance, step in outcomes(lambda dice: RELEASED.play(state, {0: card, 1: answer}, dice))
    )


def worth(state: DuelState) -> float:
    if state.result:
        return 0.5 if not state.result.winners else float(state.result.winners == (0,))
    own, foe = state.fighters
    return 0.5 if own.hand == foe.hand == TECHNIQUES else brute_force(own.hand, foe.hand)


def value_by_supports(payoff: NDArray[np.float64]) -> float:
    """Find two mixes that equalise each other's payoffs and leave no better reply."""
    rows, columns = payoff.shape
    for size in range(1, min(rows, columns) + 1):
        for chosen in combinations(range(rows), size):
            for answers in combinations(range(columns), size):
                square = payoff[np.ix_(chosen, answers)]
                mix, value = equaliser(square.T)
                other, _ = equaliser(square)
                if mix is None or other is None:
                    continue
                least = (mix @ payoff[list(chosen)]).min()
                most = (payoff[:, list(answers)] @ other).max()
                if least > value - 1e-9 and most < value + 1e-9:
                    return value
    raise AssertionError("every matrix game has a solution")


def equaliser(square: NDArray[np.float64]) -> tuple[NDArray[np.float64] | None, float]:
    """Solve square @ mix = value for a mix that sums to 1, if there is one."""
    size = len(square)
    system = np.block([[square, -np.ones((size, 1))], [np.ones((1, size)), np.zeros((1, 1))]])
    if abs(np.linalg.det(system)) < 1e-12:
        return None, 0.0
    *mix, value = np.linalg.solve(system, [0.0] * size + [1.0])
    return (np.array(mix), value) if min(mix) > -1e-12 else (None, 0.0)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_solver_agrees_with_brute_force(swift_mirror: Solution, cards: int) -> None:
    hands = [*combinations(TECHNIQUES, cards)]
    for own, foe in random.Random(cards).sample([(own, foe) for own in hands for foe in hands], 60):
        pair = swift_mirror.pairs.place[mask(own), mask(foe)]
        assert swift_mirror.values[1, 1, pair] == pytest.approx(brute_force(own, foe), abs=1e-6)


def mask(hand: Hand) -> int:
    return sum(1 << TECHNIQUES.index(technique) for technique in hand)
