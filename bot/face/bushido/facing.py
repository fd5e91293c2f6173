"""A fighter about to play a card, and whoever it may meet: what the values of its cards come to then."""

from collections.abc import Iterable

import msgspec

from bot.face.bushido.cards import value
from bot.face.bushido.sides import Side
from bot.face.words import Words
from rules.bushido.bout import Combatant
from rules.bushido.cards import Card
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import AnyPrinted, as_it_stands


class Facing(msgspec.Struct, frozen=True):
    """Those of whom a value may depend."""

    edition: Edition
    own: Combatant
    foes: tuple[Combatant, ...]

    def card(self, technique: str) -> Card:
        """Return the own card on a technique."""
        return self.edition.card(self.own.fighter, technique)

    def value(self, words: Words, printed: AnyPrinted) -> str:
        """Write a Speed or Strength as it counts now; a span where that depends on whom the card meets."""
        found = {as_it_stands(printed, self.own, foe) for foe in self.foes}
        if len(found) == 1:
            return value(words, found.pop())
        numbers = sorted(number for number in found if isinstance(number, int))
        if len(numbers) < len(found) or not numbers:
            return value(words, printed)
        return words("value-between", least=numbers[0], most=numbers[-1])


def facing(edition: Edition, own: Side, foes: Iterable[Side]) -> Facing:
    """Return how a fighter faces others; whoever holds no card meets nobody."""
    return Facing(edition, _combatant(own), tuple(_combatant(foe) for foe in foes if foe.hand))


def _combatant(side: Side) -> Combatant:
    return Combatant(side.fighter, side.health, side.hand)
