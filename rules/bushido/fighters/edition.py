"""The fighters of one version of the games, and their cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.bushido.attack_phase import Combatant
from rules.bushido.cards import Card
from rules.bushido.clash import Attack, Clash, ClashResult
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.hands import without
from rules.dice import Dice


# By identity: solvers cache by edition, and its dicts have no hash.
@dataclass(frozen=True, eq=False)
class Edition:
    """What differs between versions of the games: who fights, with which cards, and how cards meet."""

    number: int
    """The version of the duel and of the brawl that use it."""
    fighters: dict[str, Fighter]
    decks: dict[str, dict[str, Card]]
    """Each fighter's nine cards by technique."""
    phase: type[Clash] = Clash
    """The stages of an attack phase."""
    draft: bool = False
    """Whether its cards may still change, so that no match begins with it."""

    @classmethod
    def of(
        cls, number: int, roster: Iterable[Fighter], *, phase: type[Clash] = Clash, draft: bool = False
    ) -> "Edition":
        """Return an edition of some fighters."""
        fighters = {fighter.key: fighter for fighter in roster}
        decks = {key: fighter.deck() for key, fighter in fighters.items()}
        return cls(number, fighters, decks, phase, draft)

    def card(self, fighter: str, technique: str) -> Card:
        """Return a fighter's card for a technique."""
        return self.decks[fighter][technique]

    def lay(self, seat: int, fighter: Combatant, technique: str) -> Attack:
        """Play a card from the hand. Raise ValueError if the hand does not hold it."""
        return Attack(seat, without(fighter, technique), self.card(fighter.fighter, technique))

    def clash(self, one: Attack, other: Attack, dice: Dice) -> ClashResult:
        """Resolve one attack phase."""
        return self.phase(dice, []).resolve(one, other)
