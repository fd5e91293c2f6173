"""A duel reckoned up by what its states are worth to the master."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import mul
from typing import TypeAlias

from players.bushido.clashes import clashes
from players.bushido.search import SEARCHED, Search, bits
from players.bushido.worth import Worth, is_uneven, known_as, worth
from players.equilibrium import Matrix, solved, value
from players.reckoning import Reckoner, Reckoning, Swing, played_turns
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.replay import Entry, Played

LENIENCE = 0.001
"""How far from best a mix may be that a choice is held against.

A best mix need not be the only one, and what is known of a state is a little off; so of all mixes that are as
good as best the one counts that charges a choice least. Measured by ``apparatus.insight.reckoned``.
"""
NEAR, FAR, CORNERS, STRAIGHT = 1e-6, 10.0, 40, 1e-12
"""Between which weights corners are looked for, how many at most, and what is no corner."""


def can_reckon(game: Duel, fighters: Sequence[str]) -> bool:
    """Tell whether enough is known of two fighters, in whichever order."""
    names = known_as(game.edition.number, *fighters)
    return names is not None and not is_uneven(names)


def reckoner(game: Duel) -> Reckoner:
    """Return what reckons a duel up, by the cards of an edition."""

    def reckon(states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        payoffs = judge(game, states[0])
        return Accounts(game, payoffs).reckoned(states, entries) if payoffs else None

    return reckon


Judge: TypeAlias = Callable[[DuelState], Matrix]
"""Says what every two cards are worth to the first seat; rows are its cards, in the wheel's order."""


def judge(game: Duel, begun: DuelState) -> Judge | None:
    """Return what judges a duel by searching it, or None where nothing is known of its fighters."""
    one, other = (fighter.fighter for fighter in begun.fighters)
    names = known_as(game.edition.number, one, other)
    known = names and worth(game.edition.number, names)
    if not names or not isinstance(known, Worth):
        return None
    searches = Searches(game, names, known)
    return searches.payoffs if names == (one, other) else searches.swapped


@dataclass
class Searches:
    """The searches of one duel, from the side of the fighter that stands first in its pairing."""

    game: Duel
    fighters: tuple[str, str]
    worth: Worth
    _by_size: dict[int, Search] = field(default_factory=dict[int, Search])

    def payoffs(self, state: DuelState) -> Matrix:
        """Judge a state whose first seat leads the first fighter."""
        return self._searched(*state.fighters)

    def swapped(self, state: DuelState) -> Matrix:
        """Judge a state whose first seat leads the second fighter."""
        one, other = state.fighters
        return [[1 - earned for earned in line] for line in zip(*self._searched(other, one), strict=True)]

    def _searched(self, one: Combatant, other: Combatant) -> Matrix:
        size = len(one.hand)
        # From hands of one size each state is met as far from the end of a search, and so worth the same.
        search = self._by_size.setdefault(max(size, SEARCHED), self._new())
        return search.turn(one.health, other.health, bits(one.hand), bits(other.hand))

    def _new(self) -> Search:
        return Search(clashes(self.game.edition, self.fighters), self.worth)


@dataclass
class Accounts:
    """What the turns of a duel did to its first seat's chance to win."""

    game: Duel
    judge: Judge
    lenience: float = LENIENCE
    _judged: dict[DuelState, Matrix] = field(default_factory=dict[DuelState, Matrix])

    def reckoned(self, states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        """Reckon every turn up."""
        swings = [
            self._swing(before, after, (entry.choices[0], entry.choices[1]))
            for before, after, entry in played_turns(states, entries)
            if isinstance(entry, Played)
        ]
        return Reckoning(tuple(swings), self._chance(states[-1])) if swings else None

    def _swing(self, before: DuelState, after: DuelState, played: tuple[str, str]) -> Swing:
        payoffs = self._payoffs(before)
        hands = [[card for card in TECHNIQUES if card in fighter.hand] for fighter in before.fighters]
        row, column = (hand.index(card) for hand, card in zip(hands, played, strict=True))
        own, foe = mistakes(payoffs, row, column, self.lenience)
        worth, mean = self._chance(before), self._mean(before, played)
        answers, replies = [line[column] for line in payoffs], payoffs[row]
        best, worst = max(answers), min(replies)
        return Swing(
            turn=before.turn,
            before=worth,
            dice=self._chance(after) - mean,
            reading=mean - worth + own - foe,
            mistakes=(own, foe),
            played=played,
            better=(hands[0][answers.index(best)], hands[1][replies.index(worst)]),
            missed=(best - answers[row], replies[column] - worst),
        )

    def _mean(self, state: DuelState, played: tuple[str, str]) -> float:
        """Return what two cards are worth on average, over all that dice may bring."""
        choices = dict(enumerate(played))
        met = outcomes(lambda dice: self.game.play(state, choices, dice).state)
        return sum(chance * self._chance(after) for chance, after in met)

    def _chance(self, state: DuelState) -> float:
        """Return the chance of the first seat to win."""
        if state.result is None:
            return value(self._payoffs(state))
        return float(0 in state.result.winners) if state.result.winners else 0.5

    def _payoffs(self, state: DuelState) -> Matrix:
        if state not in self._judged:
            self._judged[state] = self.judge(state)
        return self._judged[state]


def mistakes(payoffs: Matrix, row: int, column: int, lenience: float) -> tuple[float, float]:
    """Return what a row and a column lose against the best mixes that charge them least."""
    mirrored = [[-earned for earned in line] for line in zip(*payoffs, strict=True)]
    return charge(payoffs, row, lenience), charge(mirrored, column, lenience)


def charge(payoffs: Matrix, row: int, lenience: float) -> float:
    """Return the least that a row loses against any mix of columns that is so far from best at most.

    The worse a mix may be, the less it can charge, along a line with corners; they are found two at a time.
    """
    worth = value(payoffs)

    def corner(weight: float) -> tuple[float, float]:
        """Return how far from best a mix is, and what it charges, where the sum of both is least."""
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
