"""What a table between two turns is worth to the first seat, learnt from played hands.

The chance to win is a logistic function of a few facts, each counted for one seat and against the other: by
how much the swords exceed the opposing helms, at four stages of the round; each card still in hand; each card
in play that can do more. A mutual defeat counts one half.
"""

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.pocket.halves import Half, Halves, listed, total
from apparatus.insight.pocket.logistic import Facts, Seen, fit
from apparatus.insight.pocket.printed import BIT, STRIKES, Printed

LEAST, MOST = -6, 4
"""Leads beyond these count as these."""
STAGES = (2, 6, 11)
"""The most cards that both hold together, besides the Strike!, at each stage but the first of the round."""
RIDGE = 8.0
"""How strongly earlier belief holds against what is seen: as much as this many hands for each fact."""
_LEADS = MOST - LEAST + 1
HELD = _LEADS * (len(STAGES) + 1)
"""Where the facts of cards in hand begin, by their places; those of cards in play follow."""
FACTS = HELD + 2 * STRIKES


class Worth:
    """What each fact is worth."""

    def __init__(self, weights: NDArray[np.float64]) -> None:
        self.weights = weights

    def of_table(self, facts: Facts) -> float:
        """Return the chance that the first seat wins from here."""
        return float(1 / (1 + np.exp(-facts @ self.weights)))


def rough() -> Worth:
    """Return the belief before any hand is played: each sword of lead and each card is worth something."""
    weights = np.zeros(FACTS)
    weights[:HELD] = np.tile(0.35 * np.arange(LEAST, MOST + 1), len(STAGES) + 1)
    weights[HELD : HELD + STRIKES] = 0.3
    return Worth(weights)


@compiled
def facts_of(printed: Printed, halves: Halves) -> Facts:
    """Return the facts of a table between two turns."""
    facts = np.zeros(FACTS)
    held, stage = len(listed(halves[0].hand)) + len(listed(halves[1].hand)), 0
    while stage < len(STAGES) and held > STAGES[stage]:
        stage += 1
    for seat in range(2):
        sign = 1 - 2 * seat
        facts[stage * _LEADS + _lead(printed, halves[seat], halves[1 - seat])] += sign
        for card in listed(halves[seat].hand):
            facts[HELD + card] += sign
        doing = halves[seat].play & printed.exhaustible
        for number in range(len(printed.ongoing)):
            doing |= halves[seat].play & printed.ongoing[number, BIT]
        for card in listed(doing):
            facts[HELD + STRIKES + card] += sign
    return facts


@compiled
def _lead(printed: Printed, half: Half, foe: Half) -> int:
    lead = total(printed, half, (0, 0))[0] - total(printed, foe, (0, 0))[1]
    return min(MOST, max(LEAST, lead)) - LEAST


@compiled
def believed(printed: Printed, weights: NDArray[np.float64], halves: Halves) -> float:
    """Return the first seat's chance to win, by the weights of the facts."""
    return 1 / (1 + np.exp(-np.sum(facts_of(printed, halves) * weights)))


def learn(before: Worth, seen: Seen) -> Worth:
    """Fit the weights to tables and how their hands ended."""
    return Worth(fit(before.weights, seen, RIDGE))
