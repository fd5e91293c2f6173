"""The worth of an attack with some cards, by the cards left in the decks.

All six cards are played in a round, so the levels of its second attack do not depend on the order; the choice
is which three go first, and which of seven stays in hand.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from operator import itemgetter

from msgspec.structs import replace

from rules.way.action_cards import added
from rules.way.dealing import ATTACKS, IN_AN_ATTACK, PEEKED_LESS, SECOND_MORE, needed
from rules.way.levels import Levels
from rules.way.opponents import DefenceCard
from rules.way.stand_in import harm
from rules.way.state import FightState
from rules.way.striking import damage_of

Worth = tuple[float, ...]
"""The worth of some cards against each defence."""
Picking = Callable[[Sequence[Worth]], tuple[Worth, ...]]
End = tuple[int, int, float]
"""Possible final Strength and Technique, and the harm to the Guard with them."""


@dataclass
class Prospects:
    """The prospects of the current attack."""

    view: FightState

    @cached_property
    def defences(self) -> tuple[DefenceCard, ...]:
        """Every possible defence against this attack, all equally likely."""
        view = self.view
        pile = view.decks.defences
        cards = (view.defence,) if view.defence else pile.hidden or pile.discarded
        return tuple(needed(view, card) for card in cards)

    @cached_property
    def _harms(self) -> dict[int, float]:
        return {}

    def harm(self, guard: int) -> float:
        """Return the average harm of the following counterattack to a Guard."""
        if guard not in self._harms:
            self._harms[guard] = harm(self.view, self.view.target, guard)
        return self._harms[guard]

    def _end(self, levels: Levels) -> End:
        return levels.strength, levels.technique, self.harm(levels.guard)

    def worth(self, levels: Levels, against: DefenceCard) -> float:
        """Return the damage done minus the harm suffered."""
        return damage_of(levels, against) - self.harm(levels.guard)

    def _once_known(self, ends: Sequence[End], less: int = 0) -> float:
        """Return the expected best of some ends, chosen once the defence is known."""
        total = 0.0
        for against in self.defences:
            strength, technique = against.strength - less, against.technique - less
            total += max((s > strength) + (t > technique) - suffered for s, t, suffered in ends)
        return total / len(self.defences)

    def _of_ends(self, all_levels: Iterable[Levels], less: int = 0) -> float:
        return self._once_known([self._end(levels) for levels in all_levels], less)

    @cached_property
    def _laid(self) -> dict[frozenset[str], Worth]:
        return {}

    def _against_each(self, cards: Iterable[str]) -> Worth:
        """Return the worth of some cards against each defence; cached, as many choices lead to the same."""
        laid = frozenset(cards)
        if laid not in self._laid:
            strength, technique, suffered = self._end(self.view.levels + added(tuple(laid)))
            self._laid[laid] = tuple(
                (strength > against.strength) + (technique > against.technique) - suffered
                for against in self.defences
            )
        return self._laid[laid]

    def of_pair(self, pair: Sequence[str], hand: Sequence[str]) -> float:
        """Return what two cards promise, with the third chosen once the defence is known."""
        thirds = [self._against_each((*pair, card)) for card in hand if card not in pair]
        best = map(max, zip(*thirds or [self._against_each(pair)], strict=True))
        return sum(best) / len(self.defences)

    def best_pair(self, hand: Sequence[str]) -> float:
        """Return what the best two cards of a hand promise."""
        if len(hand) <= IN_AN_ATTACK:
            return max(self.of_pair(pair, hand) for pair in combinations(hand, min(2, len(hand))))
        triples = [self._against_each(triple) for triple in combinations(hand, IN_AN_ATTACK)]
        best = max(sum(map(max, *beside(triples))) for beside in _triples_of_pairs(len(hand)))
        return best / len(self.defences)

    def of_hand(self, hand: Sequence[str]) -> float:
        """Return what a hand promises in both attacks of a round that has not begun."""
        levels = self.view.levels + added(tuple(hand))
        second = [against.raised(DefenceCard(SECOND_MORE, SECOND_MORE)) for against in self.defences]
        damage = sum(damage_of(levels, against) for against in second) / len(second)
        # Counterattacks of the second attack are 2 higher, as if the Guard were 2 lower.
        return self.best_pair(hand) + damage - self.harm(levels.guard - SECOND_MORE)

    def of_rest(self, hand: Sequence[str]) -> float:
        """Return what the cards left in hand promise in the second attack of this round."""
        if self.view.attack == ATTACKS:
            return 0
        levels = self.view.levels + added(tuple(hand))
        later = replace(self.view, attack=ATTACKS, defence=None)
        defences = Prospects(later).defences
        damage = sum(damage_of(levels, against) for against in defences) / len(defences)
        return damage - harm(later, later.target, levels.guard)

    def of_peek(self) -> float:
        """Return the gain from seeing the defence first."""
        hand, levels = self.view.hand, self.view.levels
        triples = combinations(hand, min(IN_AN_ATTACK, len(hand)))
        known = self._of_ends((levels + added(triple) for triple in triples), PEEKED_LESS)
        return known - self.best_pair(hand)

    def of_seventh(self) -> float:
        """Return the average worth of one more card in the second attack of a round."""
        hand, actions = self.view.hand, self.view.decks.actions
        left = self.view.decks.ahead[:1] or actions.hidden or actions.discarded
        if not hand or not left:
            return 0
        with_it = sum(self._best_of((*hand, card), len(hand)) for card in left) / len(left)
        return with_it - self._best_of(hand, len(hand))

    def _best_of(self, hand: Sequence[str], count: int) -> float:
        triples = combinations(hand, min(count, IN_AN_ATTACK))
        return max(sum(self._against_each(cards)) for cards in triples) / len(self.defences)


@cache
def _triples_of_pairs(cards: int) -> tuple[Picking, ...]:
    """Return, for every pair of some cards, a function that picks the triples containing it, in order."""
    triples = [frozenset(triple) for triple in combinations(range(cards), IN_AN_ATTACK)]
    return tuple(
        itemgetter(*(place for place, triple in enumerate(triples) if triple.issuperset(pair)))
        for pair in combinations(range(cards), 2)
    )


def later_harm(view: FightState, guard: int) -> float:
    """Return the harm a Guard will still suffer in the second attack, if that is yet to come."""
    if view.attack == ATTACKS:
        return 0
    coming = guard + added(view.hand).guard
    # A boost is gone by then: ``harm`` counts it, so the Guard is raised to cancel it.
    return harm(view, view.target, coming - SECOND_MORE + view.foe.boost)
