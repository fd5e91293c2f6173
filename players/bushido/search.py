"""A turn of the duel, solved by search: small hands to the last card, others a few turns ahead.

Spent cards are face up, so a turn is a matrix game. An empty hand is taken up again, and the worth of full
hands is known; so a search of small hands is practically exact if hands are even. If they are uneven, a
search of small ones ends where one is taken up or cards are moved: discarded or taken back.

A search may meet 200,000 states, so all that are as many turns ahead are worked on together, as arrays.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from players.bushido.clashes import Clashes, clashes
from players.bushido.states import Place, States, every_two
from players.bushido.ways import CARDS, COUNT, FULL, Indices, Keys, Mask, Numbers, Ways, distinct
from players.bushido.worth import UnevenWorth, Worth, worth
from players.equilibria import values
from players.equilibrium import Matrix, solved, value
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import FULL_HEALTH

SEARCHED = 6
"""The largest even hands searched to the last card."""
EVEN_AHEAD, EVEN_AHEAD_QUICKLY = (0, 1, 2, 3, 4, 5, SEARCHED, 2, 3, 2), (0, 1, 2, 3, 4, 5, 1, 1, 1, 2)
"""How many turns to look ahead with even hands, by size. The worth of hands is known only for ``SIZES``."""
UNEVEN_AHEAD = (0, 2, 2, 3, 3, 3, 3, 3, 2, 2)
"""How many turns to look ahead with uneven hands, by the size of the smaller hand.

A fourth turn with four cards took up to 22 seconds if the other hand was larger, and gained 0.03 points.
"""
BOTH_MOVE_AHEAD = (0, 3, 2, 3, 3, 3, 3, 2, 3, 2)
"""The same if both fighters move cards, which leaves three times as many hands."""
SMALL, BOTH_SMALL = 2, 3
"""Uneven hands are small if one has at most two cards, or both have at most three."""
FEW_WAYS = 9
"""The most hands that moved cards may leave for each of them to be searched."""
TOGETHER = 4_000
"""The most states to search together: more take more memory; fewer take longer, since states recur."""
AT_ONCE = 800
"""How many states to look ahead from at once; the number of every two of their cards has to fit 16 bits."""


class Branches(NamedTuple):
    """Where every two cards of some states lead, and with what chances, in as little memory as will do."""

    settled: Numbers
    """By every two cards: the share of their worth that needs no search."""
    cards: NDArray[np.uint16]
    """Which two cards each branch is of."""
    chance: NDArray[np.float32]
    state: NDArray[np.int32]
    """To which state it leads."""
    keys: Keys
    """Of these states."""

    def among(self, keys: Keys) -> "Branches":
        """Return the same branches, with ordered keys that other branches share."""
        state = keys.searchsorted(self.keys).astype(np.int32)[self.state]
        return self._replace(state=state, keys=keys)

    def earned(self, worth: Numbers) -> Numbers:
        """Return the worth of every two cards, given that of each state."""
        return self.settled + np.bincount(self.cards, self.chance * worth[self.state], len(self.settled))


class Look(NamedTuple):
    """How far to look with uneven hands."""

    turns: int
    few_ways: int = FEW_WAYS
    """The most hands that moved cards may leave for each of them to be searched."""


@dataclass(frozen=True)
class Search:
    """A search of a duel, from the side of the first fighter."""

    clashes: Clashes
    worth: Worth | UnevenWorth
    few_ways: int = FEW_WAYS
    _ways: Ways = field(default_factory=Ways)

    def solve(
        self, health: int, foe_health: int, own: int, foe: int, *, quick: bool = False
    ) -> tuple[float, list[float], list[float]]:
        """Return the worth of a state, and how both should mix the cards in hand."""
        return solved(self.turn(health, foe_health, own, foe, quick=quick))

    def turn(self, health: int, foe_health: int, own: int, foe: int, *, quick: bool = False) -> Matrix:
        """Return the worth of every two cards, as far as known or looked ahead."""
        if is_first(health, foe_health, own, foe):
            return self.worth.opening
        return self.payoffs(health, foe_health, own, foe, self._turns(own, foe, quick=quick))

    def payoffs(self, health: int, foe_health: int, own: int, foe: int, turns: int) -> Matrix:
        """Return the worth of every two cards, looking ``turns`` ahead; 0 goes on with small hands."""
        (earned,) = self._earned(States.at([(health, foe_health, own, foe)]).keys(), turns)
        return earned.reshape(own.bit_count(), foe.bit_count()).tolist()

    def chances(self, places: Sequence[Place], look: Look) -> list[float]:
        """Return the worth of each state, looking so far, but with even hands as far as for a turn.

        A shorter look could end at even hands of sizes that are not known.
        """
        if look.few_ways != self.few_ways:
            return replace(self, few_ways=look.few_ways).chances(places, look)
        even = isinstance(self.worth, Worth)
        ahead = [self._turns(*place[2:]) if even else look.turns for place in places]
        worth = np.empty(len(places))
        for each in {*ahead}:
            which = [at for at, turns in enumerate(ahead) if turns == each]
            worth[which] = self._valued(States.at([places[at] for at in which]).keys(), each)
        for at, place in enumerate(places):
            if is_first(*place):
                worth[at] = value(self.worth.opening)
        return worth.tolist()

    def _turns(self, own: int, foe: int, *, quick: bool = False) -> int:
        """Return how many turns to look ahead with two hands."""
        size = min(own.bit_count(), foe.bit_count())
        if isinstance(self.worth, Worth):
            return turns_ahead(size, quick=quick)
        return uneven_turns_ahead(size, both_move=self.clashes.both_move, quick=quick)

    def _valued(self, keys: Keys, turns: int) -> Numbers:
        """Return the worth of states, looking ``turns`` ahead, and on from there if hands are small."""
        worth, goes_on = np.empty(len(keys)), np.empty(len(keys), bool)
        for some in parts(len(keys), AT_ONCE):
            states = States.of(keys[some])
            on = states.own > 0
            if not turns:
                on &= are_small(states.own, states.foe)
            worth[some][~on], goes_on[some] = self._standing(states.only(~on)), on
        on = np.flatnonzero(goes_on)
        for group in parts(len(on), TOGETHER):
            searched = keys[on[group]]
            each = zip(parts(len(searched), AT_ONCE), self._earned(searched, turns), strict=True)
            worth[on[group]] = np.concatenate([values_of(States.of(searched[some]), it) for some, it in each])
        return worth

    def _earned(self, keys: Keys, turns: int) -> Iterator[Numbers]:
        """Yield, part by part, the worth of every two cards of each state, state by state and row by row."""
        branches = [self._branches(States.of(keys[some]), turns - 1) for some in parts(len(keys), AT_ONCE)]
        # The same states follow from several parts, so they are searched together.
        led_to = distinct(np.concatenate([each.keys for each in branches]))
        branches = [each.among(led_to) for each in branches]
        worth = self._valued(led_to, max(turns - 1, 0))
        for each in branches:
            yield each.earned(worth)

    def _branches(self, states: States, turns: int) -> Branches:
        """Return where every two cards lead, with ``turns`` to look ahead from there."""
        state, card, answer = every_two(states.own, states.foe)
        before = states.only(state)
        sizes = COUNT[before.own], COUNT[before.foe]
        which, line = self.clashes.results(card, answer, (before.health, before.foe_health), sizes)
        lines = self.clashes.lines
        after = States(
            before.health[which] - lines.lost[line],
            before.foe_health[which] - lines.taken[line],
            (before.own ^ 1 << card)[which],
            (before.foe ^ 1 << answer)[which],
        )
        stands, foe_stands = after.health > 0, after.foe_health > 0
        chance, worth = lines.chance[line], (1.0 + stands - foe_stands) / 2
        on = stands & foe_stands
        moved = np.flatnonzero(on & lines.moves[line])
        if len(moved):
            for side, (hands, played) in enumerate(((after.own, card), (after.foe, answer))):
                gone, back = (each[line[moved], side] for each in (lines.gone, lines.back))
                hands[moved] = self._ways.left(hands[moved], played[which[moved]], gone, back)
            many = moved[self._are_many(after.only(moved), turns)]
            worth[many] = self._standing(after.only(many))
            on[many] = False
        settled = np.asarray(np.bincount(which[~on], (chance * worth)[~on], len(state)), float)
        cards, chance, after = which[on].astype(np.uint16), chance[on], after.only(on)
        if len(moved):
            each, after = self._each(after)
            cards, chance = cards[each], (chance / np.bincount(each))[each]
        keys, at = np.unique(after.taken_up().keys(), return_inverse=True)
        return Branches(settled, cards, chance.astype(np.float32), at.astype(np.int32), keys)

    def _each(self, states: States) -> tuple[Indices, States]:
        """Return states with each hand that they may have, and before them, which state each is of."""
        by_own, owns = self._ways.hands(states.own)
        by_foe, foes = self._ways.hands(states.foe[by_own])
        which = by_own[by_foe]
        return which, states.only(which)._replace(own=owns[by_foe], foe=foes)

    def _are_many(self, states: States, turns: int) -> Mask:
        """Return for which states only their average is judged, since moved cards may leave many hands.

        There are many such states, so with fewer than no turns left even small hands are not searched.
        """
        # A discard of three cards may leave 56 hands.
        many = self._ways.count(states.own) * self._ways.count(states.foe) > self.few_ways
        if turns < 0:
            many[:] = True
        elif not turns:
            many |= ~are_small(self._ways.one(states.own), self._ways.one(states.foe))
        return many

    def _standing(self, states: States) -> Numbers:
        """Return the average worth of states without a search."""
        worth = np.empty(len(states.own))
        full = (states.own == 0) | ((states.own == FULL) & (states.foe == FULL))
        worth[full] = self.worth.full[states.only(full).healths()]
        if not full.all():
            known = states.only(~full)
            owns, foes, which = known.hands()
            worth[~full] = self.worth.of(known.healths(), self.worth.weights(owns, foes, self._ways)[which])
        return worth


def search_of(edition: Edition, fighters: tuple[str, str]) -> Search:
    """Return a search of a pairing, by the names under which it is known."""
    known = worth(edition.number, fighters)
    assert known  # noqa: S101  by its names
    return Search(clashes(edition, fighters), known)


def is_first(health: int, foe_health: int, own: int, foe: int) -> bool:
    """Return whether a state is that of the first turn."""
    return own == foe == FULL and health == foe_health == FULL_HEALTH


def values_of(states: States, earned: Numbers) -> Numbers:
    """Return the value of each state's turn, given the worth of every two cards of all of them."""
    rows, columns = COUNT[states.own], COUNT[states.foe]
    ends, worth = (rows * columns).cumsum(), np.empty(len(rows))
    for size in distinct(rows * (CARDS + 1) + columns).tolist():
        high, wide = divmod(size, CARDS + 1)
        alike = np.flatnonzero((rows == high) & (columns == wide))
        payoffs = earned[ends[alike, None] + np.arange(-high * wide, 0)]
        worth[alike] = values(payoffs.reshape(-1, high, wide))
    return worth


def parts(count: int, size: int) -> list[slice]:
    """Return the parts in which so many states are worked on."""
    return [slice(at, at + size) for at in range(0, count, size)]


def turns_ahead(size: int, *, quick: bool = False) -> int:
    """Return how many turns to look ahead with even hands of a size."""
    return EVEN_AHEAD_QUICKLY[size] if quick else EVEN_AHEAD[size]


def uneven_turns_ahead(size: int, *, both_move: bool, quick: bool = False) -> int:
    """Return how many turns to look ahead with uneven hands, by the size of the smaller hand."""
    ahead = BOTH_MOVE_AHEAD if both_move else UNEVEN_AHEAD
    return 1 if quick else ahead[size]


def are_small(owns: Indices, foes: Indices) -> Mask:
    """Return for which hands a look-ahead goes on, until one is taken up or cards are moved."""
    sizes, foe_sizes = COUNT[owns], COUNT[foes]
    return (np.minimum(sizes, foe_sizes) <= SMALL) | (np.maximum(sizes, foe_sizes) <= BOTH_SMALL)
