"""Account for a duel by what its states are worth to the master."""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from operator import mul
from statistics import fmean
from typing import Protocol

from players.bushido.learnt import known_as
from players.bushido.search import Look, search_of
from players.bushido.states import Place
from players.bushido.ways import bits
from players.equilibrium import Matrix, solved, value
from players.reckoning import Reckoner, Reckoning, Swing, played_turns
from rules.bushido.duel import Duel, DuelState
from rules.bushido.fighters.edition import Edition
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.replay import Entry, Played

LENIENCE = 0.001
"""How far from best a mix may be that a choice is charged against.

A best mix need not be the only one, and the known worth of a state is slightly off; so of all mixes about as
good as the best, the one that charges a choice least counts. Measured by ``apparatus.insight.reckoned``.
"""
NEAR, FAR, CORNERS, STRAIGHT = 1e-6, 10.0, 40, 1e-12
"""The weights between which to look for corners, the most of them, and the tolerance for a straight line."""

FEW, GREAT = (0, 40, 40, 40, 40, 40, 6, 9, 9, 9), 7
"""How many states that dice may lead to are few enough to examine, by the size of the smaller hand.

A discard of three cards may leave 56 hands, or 3,136 if both discard. If there are more, a sample is
examined, or with great hands none.
"""
EXAMINED, EXAMINED_GREAT, GLANCED = Look(3), Look(3, few_ways=3), Look(2)
"""How far to look from states that are examined, also with great hands, and from all if they are many.

To look three turns ahead from all of many would take up to 17 seconds; a look back is given up after twelve.
With great hands, three ways instead of nine are as close, in a tenth of the time.
"""
STATES_AT_HAND = 2
"""How many states' payoffs are kept: what follows from one turn is where the next begins."""


class Judge(Protocol):
    """Judges states of a duel, for the first seat."""

    def payoffs(self, state: DuelState) -> Matrix:
        """Return the worth of every two cards; rows are the first seat's, in the wheel's order."""
        ...

    def chances(self, states: Sequence[DuelState], look: Look, /) -> Sequence[float]:
        """Return the chance to win in each state."""
        ...


@dataclass(frozen=True)
class Searcher:
    """Judges states by a search."""

    edition: Edition
    fighters: tuple[str, str]
    """As the pairing is known."""
    swapped: bool = False
    """Whether the first seat plays the second fighter of the pairing."""

    def payoffs(self, state: DuelState) -> Matrix:
        """Return the worth of every two cards; rows are the first seat's, in the wheel's order."""
        searched = turn_of(self.edition, self.fighters, self._place(state))
        if not self.swapped:
            return searched
        return [[1 - earned for earned in line] for line in zip(*searched, strict=True)]

    def chances(self, states: Sequence[DuelState], look: Look) -> Sequence[float]:
        """Return the chance to win in each state."""
        search = search_of(self.edition, self.fighters)
        found = search.chances([self._place(state) for state in states], look)
        return [1 - chance for chance in found] if self.swapped else found

    def _place(self, state: DuelState) -> Place:
        one, other = state.fighters[::-1] if self.swapped else state.fighters
        return one.health, other.health, bits(one.hand), bits(other.hand)


def reckoner(game: Duel) -> Reckoner:
    """Return a function that accounts for a duel, for the cards of an edition."""

    def reckon(states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        judge = judge_of(game, states[0])
        return Accounts(game, judge).reckoned(states, entries) if judge else None

    return reckon


def judge_of(game: Duel, begun: DuelState) -> Searcher | None:
    """Return a judge that searches a duel, or None if nothing is known of its fighters."""
    one, other = fighters_of(begun)
    names = known_as(game.edition.number, one, other)
    return Searcher(game.edition, names, swapped=names != (one, other)) if names else None


@lru_cache(maxsize=STATES_AT_HAND)
def turn_of(edition: Edition, fighters: tuple[str, str], place: Place) -> Matrix:
    """Return the worth of every two cards in a state of a known pairing."""
    return search_of(edition, fighters).turn(*place)


def fighters_of(state: DuelState) -> tuple[str, str]:
    """Return the fighters, by seat."""
    one, other = state.fighters
    return one.fighter, other.fighter


@dataclass
class Accounts:
    """How the turns of a duel changed its first seat's chance to win."""

    game: Duel
    judge: Judge
    lenience: float = LENIENCE

    def reckoned(self, states: Sequence[DuelState], entries: Sequence[Entry]) -> Reckoning | None:
        """Account for every turn."""
        swings = [
            self._swing(before, after, (entry.choices[0], entry.choices[1]))
            for before, after, entry in played_turns(states, entries)
            if isinstance(entry, Played)
        ]
        return Reckoning(tuple(swings), self._chance(states[-1])) if swings else None

    def _swing(self, before: DuelState, after: DuelState, played: tuple[str, str]) -> Swing:
        payoffs = self.judge.payoffs(before)
        hands = [[card for card in TECHNIQUES if card in fighter.hand] for fighter in before.fighters]
        row, column = (hand.index(card) for hand, card in zip(hands, played, strict=True))
        own, foe = mistakes(payoffs, row, column, self.lenience)
        worth, dice = value(payoffs), self._luck(before, after, played)
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
        if len(met) == 1:
            return 0.0
        size = min(len(fighter.hand) for fighter in before.fighters)
        great, few = size >= GREAT, len(met) <= FEW[size]
        look = EXAMINED_GREAT if great else EXAMINED
        # As far for all that are compared, so that what a shorter look misses cancels out.
        *each, came = self._chances([*(state for _, state in met), after], look if few else GLANCED)
        average = sum(chance * worth for (chance, _), worth in zip(met, each, strict=True))
        if not few and great:
            # A glance at a single state is further off than the average of many.
            came = self._chance(after)
        elif not few:
            sample = evenly([chance for chance, _ in met], FEW[size])
            *further, came = self._chances([*(met[at][1] for at in sample), after], EXAMINED)
            # What a longer look changes in the sample, it changes on average in all of them.
            average += fmean(worth - each[at] for worth, at in zip(further, sample, strict=True))
        return came - average

    def _chances(self, states: Sequence[DuelState], look: Look) -> Sequence[float]:
        """Return the first seat's chance to win in each state."""
        going = [state for state in states if state.result is None]
        worths = iter(self.judge.chances(going, look) if going else ())
        return [next(worths) if state.result is None else result_of(state) for state in states]

    def _chance(self, state: DuelState) -> float:
        """Return the first seat's chance to win."""
        return value(self.judge.payoffs(state)) if state.result is None else result_of(state)


def result_of(state: DuelState) -> float:
    """Return what the end of a duel is worth to the first seat."""
    winners = state.result.winners if state.result else ()
    return float(0 in winners) if winners else 0.5


def evenly(chances: Sequence[float], count: int) -> list[int]:
    """Return the numbers of so many outcomes, each of which stands for the same share of all chances."""
    ends = list(accumulate(chances))
    return [bisect(ends, (at + 0.5) / count) for at in range(count)]


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
