"""How often what a card asks for holds when it is played as well as can be.

A condition that nearly always holds is no condition, and one that hardly ever does is a promise not kept.
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
        """The card and, where it has several clauses, which of them."""
        asking = [at for at, clause in enumerate(self.card.clauses) if clause.when]
        return self.card.key if len(asking) == 1 else f"{self.card.key} ({asking.index(self.clause) + 1})"

    @property
    def ours(self) -> bool:
        """Whether its card is one that we can change."""
        return self.card.origin == "house"


class Held(NamedTuple):
    """How often it was looked at, and how often it held."""

    met: int
    judged: int

    @property
    def share(self) -> float:
        """How often it held of the times it was looked at."""
        return self.met / self.judged


def conditions(
    rules: Duel, solution: Solution, fighters: tuple[str, str], duels: int
) -> dict[Condition, Held]:
    """Count in duels by the real rules how often each condition held."""
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
    """Add up what was counted in several pairings."""
    met, judged = Counter[Condition](), Counter[Condition]()
    for each in counts:
        for condition, held in each.items():
            met[condition] += held.met
            judged[condition] += held.judged
    return {condition: Held(met[condition], judged[condition]) for condition in sorted(judged, key=_place)}


def _place(condition: Condition) -> tuple[str, str, int]:
    return condition.fighter, condition.card.technique, condition.clause
