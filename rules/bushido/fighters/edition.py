"""The fighters of one version of the games, and what each of their cards is."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.bushido.bout import Combatant
from rules.bushido.cards import Card
from rules.bushido.clash import Attack
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.hands import without


@dataclass(frozen=True, eq=False)
class Edition:
    """What differs between the versions: who fights, and with which cards. The rules are the same."""

    fighters: dict[str, Fighter]
    decks: dict[str, dict[str, Card]]
    """Each fighter's nine cards by technique."""

    @classmethod
    def of(cls, roster: Iterable[Fighter]) -> "Edition":
        """Make an edition of its fighters."""
        fighters = {fighter.key: fighter for fighter in roster}
        return cls(fighters, {key: fighter.deck() for key, fighter in fighters.items()})

    def card(self, fighter: str, technique: str) -> Card:
        """Return a fighter's card on a technique."""
        return self.decks[fighter][technique]

    def lay(self, seat: int, fighter: Combatant, technique: str) -> Attack:
        """Play a card from the hand. Raise ValueError where the hand does not hold it."""
        return Attack(seat, without(fighter, technique), self.card(fighter.fighter, technique))
