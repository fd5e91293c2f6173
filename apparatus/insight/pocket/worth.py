"""What a table between two turns is worth to the first seat, learnt from hands that were played out.

The chance to win is a logistic function of a few facts, each counted for one seat and against the other: by
how much the swords exceed the opposing helms, at four stages of the round; each card still in hand; each card
in play that can do more. A mutual defeat counts one half.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rules.pocket.abilities import Exhaust, Ongoing
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, DECK
from rules.pocket.state import BothAreas, PlayArea

LEAST, MOST = -6, 4
"""Leads beyond these count as these."""
STAGES = (2, 6, 11)
"""Up to how many cards both hold together, the Strike! aside, each stage but the first lasts."""
RIDGE = 8.0
"""How hard what was believed before holds against what is seen: so many hands for each fact."""
STEPS = 12

Facts = tuple[tuple[int, int], ...]
"""The facts of a table, by number, and how often each counts for the first seat."""

_LEADS = MOST - LEAST + 1
_HELD = {card: place for place, card in enumerate(DECK, _LEADS * (len(STAGES) + 1))}
_DOING = {
    card: place
    for place, card in enumerate(
        (card for card in DECK if CARDS[card].ability(Exhaust) or CARDS[card].ability(Ongoing)),
        max(_HELD.values()) + 1,
    )
}
FACTS = max(_DOING.values()) + 1


class Worth:
    """What each fact is worth."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)

    def of_card(self, card: str) -> float:
        """Return what it is worth to hold a card."""
        return self.weights[_HELD[card]]

    def of_table(self, areas: BothAreas) -> float:
        """Return the chance that the first seat wins from here."""
        return 1 / (1 + math.exp(-sum(self.weights[fact] * count for fact, count in facts(areas))))


def rough() -> Worth:
    """Return what one believes before any hand was played: a sword of lead and a card are worth something."""
    weights = [0.0] * FACTS
    for stage in range(len(STAGES) + 1):
        for lead in range(_LEADS):
            weights[stage * _LEADS + lead] = 0.35 * (lead + LEAST)
    for place in _HELD.values():
        weights[place] = 0.3
    return Worth(weights)


def facts(areas: BothAreas) -> Facts:
    """Return the facts of a table between two turns."""
    one, other = areas
    held = len(one.hand) + len(other.hand) - 2
    stage = next((number for number, most in enumerate(STAGES) if held <= most), len(STAGES))
    return tuple(
        fact
        for area, foe, count in ((one, other, 1), (other, one, -1))
        for fact in ((stage * _LEADS + _lead(area, foe), count), *_of_area(area, count))
    )


def _lead(area: PlayArea, foe: PlayArea) -> int:
    return min(MOST, max(LEAST, area.symbols.swords - foe.symbols.helms)) - LEAST


def _of_area(area: PlayArea, count: int) -> list[tuple[int, int]]:
    in_hand = [(_HELD[card], count) for card in area.hand if card != STRIKE]
    return in_hand + [(_DOING[placed.card], count) for placed in area.in_play if placed.card in _DOING]


def learn(before: Worth, seen: Sequence[tuple[Facts, float]]) -> Worth:
    """Fit the weights to tables and how their hands ended, by Newton's method."""
    tables: NDArray[np.float64] = np.zeros((len(seen), FACTS))
    for row, (table, _) in enumerate(seen):
        for fact, count in table:
            tables[row, fact] += count
    ended = np.array([end for _, end in seen])
    prior = np.array(before.weights)
    weights = prior.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-tables @ weights))
        slope = tables.T @ (chances - ended) + RIDGE * (weights - prior)
        bend = (tables * (chances * (1 - chances))[:, None]).T @ tables + RIDGE * np.eye(FACTS)
        weights -= np.linalg.solve(bend, slope)
    return Worth(weights.tolist())
