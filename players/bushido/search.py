"""A turn of the duel, solved by search: small hands to the last card, others a few turns ahead.

Spent cards are face up, so a turn is a matrix game. An empty hand is taken up again, and the worth of full
hands is known; so a search of small hands is practically exact if hands are even. If they are uneven, a
search of small ones ends where one is taken up or cards are moved: discarded or taken back.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations

from players.bushido.clashes import Clashes
from players.bushido.worth import CARDS, FULL, Hands, UnevenWorth, Vector, Worth
from players.equilibrium import Matrix, solved, value
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES

SEARCHED = 6
"""The largest even hands searched to the last card."""
EVEN_AHEAD, EVEN_AHEAD_QUICKLY = (0, 1, 2, 3, 4, 5, SEARCHED, 2, 3, 2), (0, 1, 2, 3, 4, 5, 1, 1, 1, 2)
"""How many turns to look ahead with even hands, by size. The worth of hands is known only for ``SIZES``."""
UNEVEN_AHEAD = (0, 2, 2, 3, 4, 3, 3, 3, 2, 2)
"""How many turns to look ahead with uneven hands, by the size of the smaller hand."""
BOTH_MOVE_AHEAD = (0, 2, 2, 3, 3, 3, 3, 2, 2, 2)
"""The same if both fighters move cards, which leaves three times as many hands."""
SMALL, BOTH_SMALL = 2, 3
"""Uneven hands are small if one has at most two cards, or both have at most three."""
FEW_WAYS = 9
"""The most hands that moved cards may leave for each of them to be searched."""
HEALTH_BITS = FULL_HEALTH.bit_length()
WAYS_AT_HAND = 20_000
"""How many ways to discard and take back are cached."""

Found = dict[int, float]
"""By both hands and either health, in one number: there may be 200,000, and tuples take twice the memory."""


@dataclass
class Search:
    """One search of a duel, from the side of the first fighter."""

    clashes: Clashes
    worth: Worth | UnevenWorth
    _found: defaultdict[int, Found] = field(default_factory=lambda: defaultdict[int, Found](dict))
    """The worth of states, by the turns looked ahead from there."""
    _weights: dict[tuple[Hands, Hands], Vector] = field(default_factory=dict[tuple[Hands, Hands], Vector])

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
        size = min(own.bit_count(), foe.bit_count())
        if isinstance(worth, Worth):
            turns = turns_ahead(size, quick=quick)
        else:
            turns = uneven_turns_ahead(size, both_move=self.clashes.both_move, quick=quick)
        return self.payoffs(health, foe_health, own, foe, turns)

    def payoffs(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> Matrix:
        """Return the worth of every two cards, looking ``turns`` ahead; 0 goes on with small hands."""
        came, answers, sizes = self.clashes.of, _cards(foe), (own.bit_count(), foe.bit_count())
        further = max(turns - 1, 0)
        payoffs: list[list[float]] = []
        for card, own_left in _cards(own):
            row: list[float] = []
            for answer, foe_left in answers:
                earned = 0.0
                for chance, lost, taken, moved in came(card, answer, health, foe_health, sizes):
                    after, foe_after = health - lost, foe_health - taken
                    if after < 1 or foe_after < 1:
                        earned += chance * (1 + (after > 0) - (foe_after > 0)) / 2
                        continue
                    if moved:
                        left = _left(own, card, moved[::2]), _left(foe, answer, moved[1::2])
                        earned += chance * self._mean(after, foe_after, *left, turns - 1)
                        continue
                    earned += chance * self.valued(after, foe_after, own_left, foe_left, further)
                row.append(earned)
            payoffs.append(row)
        return payoffs

    def valued(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> float:
        """Return the worth of a state, looking ``turns`` ahead, and on from there if hands are small."""
        found = self._found[turns]
        state = ((own << CARDS | foe) << HEALTH_BITS | health) << HEALTH_BITS | foe_health
        worth = found.get(state)
        if worth is None:
            worth = found[state] = self._worth(health, foe_health, own, foe, turns)
        return worth

    def _worth(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> float:
        if not own and not foe:
            return self.worth.full(health, foe_health)
        own, foe = own or FULL, foe or FULL
        if not turns and not are_small(own, foe):
            return self.standing(health, foe_health, (own,), (foe,))
        payoffs = self.payoffs(health, foe_health, own, foe, turns)
        return payoffs[0][0] if len(payoffs) == len(payoffs[0]) == 1 else value(payoffs)

    def standing(self, health: int, foe_health: int, owns: Hands, foes: Hands) -> float:
        """Return the average worth of a state without a search; each hand may be any of several."""
        weights = self._weights.get((owns, foes))
        if weights is None:
            weights = self._weights[owns, foes] = self.worth.weights(owns, foes)
        return self.worth.of(health, foe_health, weights)

    def _mean(self, health: int, foe_health: int, owns: Hands, foes: Hands, turns: int) -> float:
        """Return the average worth of a state in which each hand may be any of several.

        There are many such states, so with fewer than no turns left even small hands are not searched.
        """
        ways = len(owns) * len(foes)
        # A discard of three cards may leave 56 hands.
        if ways > FEW_WAYS or turns < 0 or not (turns or are_small(owns[0], foes[0])):
            return self.standing(health, foe_health, owns, foes)
        total = sum(self.valued(health, foe_health, own, foe, turns) for own in owns for foe in foes)
        return total / ways


def turns_ahead(size: int, *, quick: bool = False) -> int:
    """Return how many turns to look ahead with even hands of a size."""
    return EVEN_AHEAD_QUICKLY[size] if quick else EVEN_AHEAD[size]


def uneven_turns_ahead(size: int, *, both_move: bool, quick: bool = False) -> int:
    """Return how many turns to look ahead with uneven hands, by the size of the smaller hand."""
    ahead = BOTH_MOVE_AHEAD if both_move else UNEVEN_AHEAD
    return 1 if quick else ahead[size]


def are_small(own: int, foe: int) -> bool:
    """Return whether a look-ahead goes on from two hands, until one is taken up or cards are moved."""
    size, foe_size = own.bit_count(), foe.bit_count()
    return min(size, foe_size) <= SMALL or max(size, foe_size) <= BOTH_SMALL


def bits(hand: tuple[str, ...]) -> int:
    """Return a hand as a number with a bit for each card."""
    return sum(1 << TECHNIQUES.index(technique) for technique in hand)


@cache
def _cards(hand: int) -> list[tuple[int, int]]:
    """Return each card of a hand, with the hand left after it is played."""
    # A shift binds more tightly than the operators beside it.
    return [(card, hand ^ 1 << card) for card in range(CARDS) if hand >> card & 1]


@lru_cache(maxsize=WAYS_AT_HAND)
def _left(hand: int, played: int, moved: tuple[int, int]) -> Hands:
    """Return the possible hands after a card was played, others discarded and others taken back."""
    held = [1 << card for card, _ in _cards(hand) if card != played]
    found: list[int] = []
    for gone in combinations(held, moved[0]):
        left = sum(held) - sum(gone)
        pile = [1 << card for card, _ in _cards(FULL ^ left ^ 1 << played)]
        # An empty hand is taken up again before the next turn.
        found += [(left + sum(back)) or FULL for back in combinations(pile, moved[1])]
    return tuple(found)
