"""A turn of the duel, solved by search: small hands to the last card, others a few turns ahead.

Spent cards are face up, so a turn is a matrix game. An empty hand is taken up again, and the worth of full
hands is known; so a search of small hands is practically exact if hands are even.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, product

from players.bushido.clashes import Clashes
from players.bushido.worth import CARDS, FULL, SIZES, UnevenWorth, Vector, Worth
from players.equilibrium import Matrix, solved, value
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES

SEARCHED, AHEAD = 6, 2
"""The largest hands searched to the last card; how many turns ahead larger ones are searched."""
SEARCHED_QUICKLY = 5
SMALL, FEW_WAYS = 4, 9
"""The largest uneven hands searched until one is taken up; the most ways to go on that are searched."""
WAYS_AT_HAND = 20_000
"""How many ways to discard and take back are cached."""


@dataclass
class Search:
    """One search of a duel, from the side of the first fighter."""

    clashes: Clashes
    worth: Worth | UnevenWorth
    _found: dict[tuple[int, int, int, int], float] = field(
        default_factory=dict[tuple[int, int, int, int], float]
    )
    """The worth of states, by hands, healths, and turns looked ahead from there."""
    _weights: dict[tuple[int, int], Vector] = field(default_factory=dict[tuple[int, int], Vector])

    def solve(
        self, health: int, foe_health: int, own: int, foe: int, *, quick: bool = False
    ) -> tuple[float, list[float], list[float]]:
        """Return the worth of a state, and how both should mix the cards in hand."""
        return solved(self.turn(health, foe_health, own, foe, quick=quick))

    def turn(self, health: int, foe_health: int, own: int, foe: int, *, quick: bool = False) -> Matrix:
        """Return the worth of every two cards, as far as known or looked ahead."""
        worth = self.worth
        if own == foe == FULL and health == foe_health == FULL_HEALTH:
            return worth.opening
        looked_at = turns_ahead if isinstance(worth, Worth) else uneven_turns_ahead
        turns = looked_at(min(own.bit_count(), foe.bit_count()), quick=quick)
        return self.payoffs(health, foe_health, own, foe, turns)

    def payoffs(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> Matrix:
        """Return the worth of every two cards, looking ``turns`` ahead."""
        came, found, answers = self.clashes.of, self._found, _cards(foe)
        sizes, further = (own.bit_count(), foe.bit_count()), turns - 1
        payoffs: list[list[float]] = []
        for card, own_left in _cards(own):
            row: list[float] = []
            for answer, foe_left in answers:
                hands, earned = own_left << CARDS | foe_left, 0.0
                for chance, lost, taken, moved in came(card, answer, health, foe_health, sizes):
                    after, foe_after = health - lost, foe_health - taken
                    if after < 1 or foe_after < 1:
                        earned += chance * (1 + (after > 0) - (foe_after > 0)) / 2
                        continue
                    if moved:
                        left = _left(own, card, moved[::2]), _left(foe, answer, moved[1::2])
                        earned += chance * self._mean(after, foe_after, *left, further)
                        continue
                    state = hands, after, foe_after, further
                    worth = found.get(state)
                    if worth is None:
                        worth = found[state] = self._worth(after, foe_after, own_left, foe_left, further)
                    earned += chance * worth
                row.append(earned)
            payoffs.append(row)
        return payoffs

    def _worth(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> float:
        """Return the worth of a state, looking ``turns`` ahead."""
        if not own and not foe:
            return self.worth.full(health, foe_health)
        own, foe = own or FULL, foe or FULL
        if not turns:
            return self.standing(health, foe_health, own, foe)
        payoffs = self.payoffs(health, foe_health, own, foe, turns)
        return payoffs[0][0] if len(payoffs) == len(payoffs[0]) == 1 else value(payoffs)

    def standing(self, health: int, foe_health: int, own: int, foe: int) -> float:
        """Return the worth of a state without a search, while both hold cards."""
        weights = self._weights.get((own, foe))
        if weights is None:
            weights = self._weights[own, foe] = self.worth.weights(own, foe)
        return self.worth.of(health, foe_health, weights)

    def _mean(
        self, health: int, foe_health: int, owns: Sequence[int], foes: Sequence[int], turns: int
    ) -> float:
        """Return the average worth of a state in which each hand may be any of several."""
        total, found = 0.0, self._found
        # A discard of three cards may leave 56 hands: they are judged without a search.
        turns = turns if len(owns) * len(foes) <= FEW_WAYS else 0
        for own, foe in product(owns, foes):
            state = own << CARDS | foe, health, foe_health, turns
            if state not in found:
                found[state] = self._worth(health, foe_health, own, foe, turns)
            total += found[state]
        return total / (len(owns) * len(foes))


def turns_ahead(size: int, *, quick: bool = False) -> int:
    """Return how many turns to look ahead from hands of a size."""
    if size <= (SEARCHED_QUICKLY if quick else SEARCHED):
        return size
    # The worth of hands is known only for these sizes.
    return 1 if quick and size - 1 in SIZES else AHEAD


def uneven_turns_ahead(size: int, *, quick: bool = False) -> int:
    """Return how many turns to look ahead with uneven hands, by the size of the smaller hand."""
    if size <= SMALL:
        return max(AHEAD, size)
    return 1 if quick else AHEAD


def bits(hand: tuple[str, ...]) -> int:
    """Return a hand as a number with a bit for each card."""
    return sum(1 << TECHNIQUES.index(technique) for technique in hand)


@cache
def _cards(hand: int) -> list[tuple[int, int]]:
    """Return each card of a hand, with the hand left after it is played."""
    # A shift binds more tightly than the operators beside it.
    return [(card, hand ^ 1 << card) for card in range(CARDS) if hand >> card & 1]


@lru_cache(maxsize=WAYS_AT_HAND)
def _left(hand: int, played: int, moved: tuple[int, int]) -> list[int]:
    """Return the possible hands after a card was played, others discarded and others taken back."""
    held = [1 << card for card, _ in _cards(hand) if card != played]
    found: list[int] = []
    for gone in combinations(held, moved[0]):
        left = sum(held) - sum(gone)
        pile = [1 << card for card, _ in _cards(FULL ^ left ^ 1 << played)]
        # An empty hand is taken up again before the next turn.
        found += [(left + sum(back)) or FULL for back in combinations(pile, moved[1])]
    return found
