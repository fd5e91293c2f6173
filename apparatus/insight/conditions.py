"""How often what a card asks for holds when it is played as well as can be.

A condition that nearly always holds is no condition, and one that hardly ever does is a promise not kept.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from apparatus.insight.real import real_duels
from apparatus.insight.solve import Solution
from rules.bushido.events import Judged, Revealed
from rules.bushido.fighters import SECOND


class Condition(NamedTuple):
    """One clause of a card."""

    fighter: str
    technique: str
    clause: int

    @property
    def name(self) -> str:
        """The card and, where it has several clauses, which of them."""
        card = SECOND.card(self.fighter, self.technique)
        asking = [at for at, clause in enumerate(card.clauses) if clause.when]
        return card.key if len(asking) == 1 else f"{card.key} ({asking.index(self.clause) + 1})"

    @property
    def ours(self) -> bool:
        """Whether its card is one that we can change."""
        return SECOND.card(self.fighter, self.technique).origin == "house"


class Held(NamedTuple):
    """How often it was looked at, and how often it held."""

    met: int
    judged: int

    @property
    def share(self) -> float:
        """How often it held of the times it was looked at."""
        return self.met / self.judged


def conditions(solution: Solution, fighters: tuple[str, str], duels: int) -> dict[Condition, Held]:
    """Count in duels by the real rules how often each condition held."""
    met, judged = Counter[Condition](), Counter[Condition]()
    for duel in real_duels(solution, fighters, duels):
        techniques: tuple[str, ...] = ()
        for event in duel.events:
            if isinstance(event, Revealed):
                techniques = event.techniques
            elif isinstance(event, Judged):
                condition = Condition(fighters[event.seat], techniques[event.seat], event.clause)
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
    return {condition: Held(met[condition], judged[condition]) for condition in sorted(judged)}
