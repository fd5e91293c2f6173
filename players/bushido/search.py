"""A turn of the duel solved over what may come of it: small hands to the last card, others a few turns ahead.

Spent cards lie open, so a turn is a game given as a matrix. An empty hand is taken up again, and what full
hands are worth is known; so a search of small hands is as good as exact.
"""

from dataclasses import dataclass, field
from functools import cache

from players.bushido.clashes import Clashes
from players.bushido.worth import CARDS, SIZES, Vector, Worth
from players.equilibrium import Matrix, solved, value
from rules.bushido.wheel import TECHNIQUES

SEARCHED, AHEAD = 6, 2
"""Hands of at most so many cards are searched to the last; with others so many turns are looked ahead."""
SEARCHED_QUICKLY = 5


@dataclass
class Search:
    """One look at a duel, from the side of the first fighter."""

    clashes: Clashes
    worth: Worth
    _found: dict[tuple[int, int, int], float] = field(default_factory=dict[tuple[int, int, int], float])
    _weights: dict[tuple[int, int], Vector] = field(default_factory=dict[tuple[int, int], Vector])

    def solve(
        self, health: int, foe_health: int, own: int, foe: int, *, quick: bool = False
    ) -> tuple[float, list[float], list[float]]:
        """Return what a state is worth, and how both should mix the cards of their hands."""
        return solved(self.payoffs(health, foe_health, own, foe, turns_ahead(own.bit_count(), quick=quick)))

    def payoffs(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> Matrix:
        """Return what every two cards are worth, with so many turns to look at."""
        came, found, answers, size = self.clashes.of, self._found, _cards(foe), own.bit_count()
        payoffs: list[list[float]] = []
        for card, own_left in _cards(own):
            row: list[float] = []
            for answer, foe_left in answers:
                hands, earned = own_left << CARDS | foe_left, 0.0
                for chance, lost, taken in came(card, answer, health, foe_health, size):
                    after, foe_after = health - lost, foe_health - taken
                    if after < 1 or foe_after < 1:
                        earned += chance * (1 + (after > 0) - (foe_after > 0)) / 2
                        continue
                    state = hands, after, foe_after
                    worth = found.get(state)
                    if worth is None:
                        worth = found[state] = self._worth(after, foe_after, own_left, foe_left, turns - 1)
                    earned += chance * worth
                row.append(earned)
            payoffs.append(row)
        return payoffs

    def _worth(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> float:
        """Return what a state is worth with so many turns to look at."""
        if not own:
            return self.worth.full(health, foe_health)
        if not turns:
            weights = self._weights.get((own, foe))
            if weights is None:
                weights = self._weights[own, foe] = self.worth.weights(own, foe)
            return self.worth.of(health, foe_health, weights)
        payoffs = self.payoffs(health, foe_health, own, foe, turns)
        return payoffs[0][0] if len(payoffs) == 1 else value(payoffs)


def turns_ahead(size: int, *, quick: bool = False) -> int:
    """Return how many turns are looked at from hands of a size."""
    if size <= (SEARCHED_QUICKLY if quick else SEARCHED):
        return size
    return 1 if quick and size - 1 in SIZES else AHEAD


def bits(hand: tuple[str, ...]) -> int:
    """Return a hand as a number with a bit for each card."""
    return sum(1 << TECHNIQUES.index(technique) for technique in hand)


@cache
def _cards(hand: int) -> list[tuple[int, int]]:
    """Return each card of a hand, with what is left when it is played."""
    return [(card, hand ^ 1 << card) for card in range(CARDS) if hand >> card & 1]
