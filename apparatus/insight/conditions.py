"""How often the conditions of cards hold in optimal play.

A condition that nearly always holds is no condition, and one that hardly ever holds is an empty promise.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from apparatus.insight.real import real_duels
from apparatus.insight.solve import Solution
from rules.bushido.cards import Card
from rules.bushido.duel import Duel
from rules.bushido.events import Judged, Revealed


class Condition(NamedTuple):
    """One clause of a fighter's card."""

    fighter: str
    card: Card
    clause: int

    @property
    def name(self) -> str:
        """The card's key, with the condition's number if the card has several."""
        asking = [at for at, clause in enumerate(self.card.clauses) if clause.when]
        return self.card.key if len(asking) == 1 else f"{self.card.key} ({asking.index(self.clause) + 1})"

    @property
    def ours(self) -> bool:
        """Whether it is on a house card, which we can change."""
        return self.card.origin == "house"


class Held(NamedTuple):
    """How often a condition held, and how often it was judged."""

    met: int
    judged: int

    @property
    def share(self) -> float:
        """The share of the times it was judged in which it held."""
        return self.met / self.judged


def conditions(
    rules: Duel, solution: Solution, fighters: tuple[str, str], duels: int
) -> dict[Condition, Held]:
    """Count how often each condition held in duels by the real rules."""
    met, judged = Counter[Condition](), Counter[Condition]()
    for duel in real_duels(rules, solution, fighters, duels):
        techniques: tuple[str, ...] = ()
        for event in duel.events:
            if isinstance(event, Revealed):
                techniques = event.techniques
            elif isinstance(event, Judged):
                fighter = fighters[event.seat]
                card = rules.edition.card(fighter, techniques[event.seat])
                condition = Condition(fighter, card, event.clause)
                met[condition] += event.met
                judged[condition] += 1
    return {condition: Held(met[condition], count) for condition, count in judged.items()}


def together(counts: Iterable[dict[Condition, Held]]) -> dict[Condition, Held]:
    """Add up the counts of several pairings."""
    met, judged = Counter[Condition](), Counter[Condition]()
    for each in counts:
        for condition, held in each.items():
            met[condition] += held.met
            judged[condition] += held.judged
    return {condition: Held(met[condition], judged[condition]) for condition in sorted(judged, key=_place)}


def _place(condition: Condition) -> tuple[str, str, int]:
    return condition.fighter, condition.card.technique, condition.clause
