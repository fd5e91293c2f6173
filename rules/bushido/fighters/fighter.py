"""A fighter: a person and nine cards, three of them special."""

import msgspec

from rules.bushido.cards import Card
from rules.bushido.standards import STANDARDS
from rules.bushido.wheel import TECHNIQUES


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter of the roster; its archetype is its key."""

    key: str
    name: str
    age: int | None
    """In years; None if unknown."""
    specials: tuple[Card, Card, Card]

    def deck(self) -> dict[str, Card]:
        """Return the nine cards by technique, clockwise."""
        cards = {card.technique: card for card in STANDARDS + self.specials}
        return {technique: cards[technique] for technique in TECHNIQUES}
