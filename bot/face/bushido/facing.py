"""A fighter about to play a card, and whoever it may meet: what the values of its cards come to then."""

from collections.abc import Iterable

import msgspec

from bot.face.bushido.cards import value
from bot.face.bushido.sides import Side
from bot.face.words import Words
from rules.bushido.attack_phase import Combatant
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
        least, most = self.ends(printed)
        if least == most:
            return value(words, least)
        return words("value-between", least=value(words, least), most=value(words, most))

    def ends(self, printed: AnyPrinted) -> tuple[AnyPrinted, AnyPrinted]:
        """Return between what a value lies that counts now: twice the printed one where no number says it."""
        found = {as_it_stands(printed, self.own, foe) for foe in self.foes}
        if len(found) == 1:
            (only,) = found
            return only, only
        numbers = sorted(number for number in found if isinstance(number, int))
        # Dice among them, or nobody to meet: no span of numbers would be true.
        if len(numbers) < len(found) or not numbers:
            return printed, printed
        return numbers[0], numbers[-1]


def facing(edition: Edition, own: Side, foes: Iterable[Side]) -> Facing:
    """Return how a fighter faces others; a player who holds no card meets nobody."""
    return Facing(edition, _combatant(own), tuple(_combatant(foe) for foe in foes if foe.hand))


def _combatant(side: Side) -> Combatant:
    return Combatant(side.fighter, side.health, side.hand)
