"""Account for a duel by what its states are worth to the master."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import inf
from operator import mul
from typing import TypeAlias

from players.bushido.clashes import clashes
from players.bushido.search import SEARCHED, Search, bits
from players.bushido.worth import UnevenWorth, Worth, is_uneven, known_as, worth
from players.equilibrium import Matrix, solved, value
from players.reckoning import Reckoner, Reckoning, Swing, played_turns
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.replay import Entry, Played

LENIENCE = 0.001
"""How far from best a mix may be that a choice is charged against.

A best mix need not be the only one, and the known worth of a state is slightly off; so of all mixes about as
good as the best, the one that charges a choice least counts. Measured by ``apparatus.insight.reckoned``.
"""
UNEVEN = 0.03
"""The average error of guessing with uneven hands, and at most that of mistakes (``docs/insight.md``)."""
NEAR, FAR, CORNERS, STRAIGHT = 1e-6, 10.0, 40, 1e-12
"""The weights between which to look for corners, the most of them, and the tolerance for a straight line."""


class Look(Enum):
    """How far to look ahead with uneven hands: the more states there are, the less."""

    THOROUGH = auto()
    TWO_TURNS = auto()
    NEXT = auto()
    """Only the next turn."""
    NO_FURTHER = auto()


LOOKS = {Look.THOROUGH: 8, Look.TWO_TURNS: 40, Look.NEXT: 400, Look.NO_FURTHER: inf}
"""The most states that dice may lead to for each depth of look.

A discard of three cards may leave 56 hands, or 3,136, and a thorough look may take seconds. With only the
next turn for all of them, dice were off by 0.66 points in 30 duels of the Wanderer, and like this by 0.16.
"""


def can_reckon(game: Duel, fighters: Sequence[str]) -> bool:
    """Return whether enough is known of two fighters, in either order."""
    return known_as(game.edition.number, *fighters) is not None


def reckoner(game: Duel) -> Reckoner:
    """Return a function that accounts for a duel, for the cards of an edition."""

    def reckon(states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        names = known_as(game.edition.number, *fighters_of(states[0]))
        payoffs = judge(game, states[0])
        if not names or not payoffs:
            return None
        off = UNEVEN if is_uneven(names) else 0.0
        return Accounts(game, payoffs, give_or_take=off).reckoned(states, entries)

    return reckon


Judge: TypeAlias = Callable[[DuelState, Look], Matrix]
"""Returns the worth of every two cards to the first seat; rows are its cards, in the wheel's order."""


def judge(game: Duel, begun: DuelState) -> Judge | None:
    """Return a judge that searches a duel, or None if nothing is known of its fighters."""
    one, other = fighters_of(begun)
    names = known_as(game.edition.number, one, other)
    known = names and worth(game.edition.number, names)
    if not names or not known:
        return None
    searches = Searches(game, names, known)
    return searches.payoffs if names == (one, other) else searches.swapped


def fighters_of(state: DuelState) -> tuple[str, str]:
    """Return the fighters, by seat."""
    one, other = state.fighters
    return one.fighter, other.fighter


@dataclass
class Searches:
    """The searches of one duel, from the side of the first fighter of its pairing."""

    game: Duel
    fighters: tuple[str, str]
    worth: Worth | UnevenWorth
    _by_size: dict[int, Search] = field(default_factory=dict[int, Search])

    def payoffs(self, state: DuelState, look: Look = Look.THOROUGH) -> Matrix:
        """Judge a state whose first seat plays the first fighter."""
        one, other = state.fighters
        return self._searched(one, other, look)

    def swapped(self, state: DuelState, look: Look = Look.THOROUGH) -> Matrix:
        """Judge a state whose first seat plays the second fighter."""
        one, other = state.fighters
        searched = self._searched(other, one, look)
        return [[1 - earned for earned in line] for line in zip(*searched, strict=True)]

    def _searched(self, one: Combatant, other: Combatant, look: Look) -> Matrix:
        at = one.health, other.health, bits(one.hand), bits(other.hand)
        if isinstance(self.worth, Worth):
            # From hands of one size, each state is the same distance from the end of a search, so worth the
            # same.
            return self._by_size.setdefault(max(len(one.hand), SEARCHED), self._new()).turn(*at)
        # Here a look may visit 200,000 states, so each search is forgotten before the next.
        search = self._new()
        match look:
            case Look.THOROUGH:
                return search.turn(*at)
            case Look.TWO_TURNS:
                return search.payoffs(*at, 2)
            case Look.NEXT:
                return search.payoffs(*at, 1)
            case Look.NO_FURTHER:
                return [[search.valued(*at, 0)]]

    def _new(self) -> Search:
        return Search(clashes(self.game.edition, self.fighters), self.worth)


@dataclass
class Accounts:
    """How the turns of a duel changed its first seat's chance to win."""

    game: Duel
    judge: Judge
    lenience: float = LENIENCE
    give_or_take: float = 0.0
    _judged: dict[tuple[DuelState, Look], Matrix] = field(
        default_factory=dict[tuple[DuelState, Look], Matrix]
    )

    def reckoned(self, states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        """Account for every turn."""
        swings = [
            self._swing(before, after, (entry.choices[0], entry.choices[1]))
            for before, after, entry in played_turns(states, entries)
            if isinstance(entry, Played)
        ]
        return Reckoning(tuple(swings), self._chance(states[-1]), self.give_or_take) if swings else None

    def _swing(self, before: DuelState, after: DuelState, played: tuple[str, str]) -> Swing:
        payoffs = self._payoffs(before)
        hands = [[card for card in TECHNIQUES if card in fighter.hand] for fighter in before.fighters]
        row, column = (hand.index(card) for hand, card in zip(hands, played, strict=True))
        own, foe = mistakes(payoffs, row, column, self.lenience)
        worth, dice = self._chance(before), self._luck(before, after, played)
        answers, replies = [line[column] for line in payoffs], payoffs[row]
        best, worst = max(answers), min(replies)
        return Swing(
            turn=before.turn,
            before=worth,
            dice=dice,
            reading=self._chance(after) - dice - worth + own - foe,
            mistakes=(own, foe),
            played=played,
            better=(hands[0][answers.index(best)], hands[1][replies.index(worst)]),
            missed=(best - answers[row], replies[column] - worst),
        )

    def _luck(self, before: DuelState, after: DuelState, played: tuple[str, str]) -> float:
        """Return how much luckier a turn was than its two cards' average over the dice."""
        choices = dict(enumerate(played))
        met = list(outcomes(lambda dice: self.game.play(before, choices, dice).state))
        # The same look for all of them, so that what a shorter look misses cancels out.
        look = next(look for look, most in LOOKS.items() if len(met) <= most)
        return self._chance(after, look) - sum(chance * self._chance(state, look) for chance, state in met)

    def _chance(self, state: DuelState, look: Look = Look.THOROUGH) -> float:
        """Return the first seat's chance to win."""
        if state.result is None:
            return value(self._payoffs(state, look))
        return float(0 in state.result.winners) if state.result.winners else 0.5

    def _payoffs(self, state: DuelState, look: Look = Look.THOROUGH) -> Matrix:
        if (state, look) not in self._judged:
            self._judged[state, look] = self.judge(state, look)
        return self._judged[state, look]


def mistakes(payoffs: Matrix, row: int, column: int, lenience: float) -> tuple[float, float]:
    """Return what a row and a column lose against the best mixes that charge them least."""
    mirrored = [[-earned for earned in line] for line in zip(*payoffs, strict=True)]
    return charge(payoffs, row, lenience), charge(mirrored, column, lenience)


def charge(payoffs: Matrix, row: int, lenience: float) -> float:
    """Return the least that a row loses against any mix of columns that is close enough to best.

    The further from best a mix may be, the less it can charge, along a line with corners; they are found two
    at a time.
    """
    worth = value(payoffs)

    def corner(weight: float) -> tuple[float, float]:
        """Return how far from best a mix is, and what it charges, for the least weighted sum of both."""
        kept = payoffs[row]
        leaning = [[earned - weight * kept[at] for at, earned in enumerate(line)] for line in payoffs]
        mix = solved(leaning)[2]
        lines = [sum(map(mul, mix, line)) for line in payoffs]
        return max(lines) - worth, worth - lines[row]

    near, far = corner(NEAR), corner(FAR)
    if far[0] <= lenience:
        return max(0.0, far[1])
    for _ in range(CORNERS):
        if near[1] - far[1] < STRAIGHT:
            break
        weight = (far[0] - near[0]) / (near[1] - far[1])
        found = corner(weight)
        if found[0] + weight * found[1] > near[0] + weight * near[1] - STRAIGHT:
            break
        near, far = (found, far) if found[0] <= lenience else (near, found)
    share = (lenience - near[0]) / (far[0] - near[0]) if far[0] > near[0] else 0.0
    return max(0.0, near[1] + max(0.0, share) * (far[1] - near[1]))
