"""What a fighter's card values come to, depending on the opponents the card may meet."""

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
    """The fighters that a value may depend on."""

    edition: Edition
    own: Combatant
    foes: tuple[Combatant, ...]

    def card(self, technique: str) -> Card:
        """Return the fighter's card of a technique."""
        return self.edition.card(self.own.fighter, technique)

    def value(self, words: Words, printed: AnyPrinted) -> str:
        """Write a Speed or Strength as it counts now; a range if it depends on the card's opponent."""
        least, most = self.ends(printed)
        if least == most:
            return value(words, least)
        return words("value-between", least=value(words, least), most=value(words, most))

    def ends(self, printed: AnyPrinted) -> tuple[AnyPrinted, AnyPrinted]:
        """Return the least and the most a value can be now; the printed value twice if numbers cannot say."""
        found = {as_it_stands(printed, self.own, foe) for foe in self.foes}
        if len(found) == 1:
            (only,) = found
            return only, only
        numbers = sorted(number for number in found if isinstance(number, int))
        # With dice among them, or no opponent to meet, no range of numbers would be true.
        if len(numbers) < len(found) or not numbers:
            return printed, printed
        return numbers[0], numbers[-1]


def facing(edition: Edition, own: Side, foes: Iterable[Side]) -> Facing:
    """Return a fighter facing others; a player who holds no cards meets nobody."""
    return Facing(edition, _combatant(own), tuple(_combatant(foe) for foe in foes if foe.hand))


def _combatant(side: Side) -> Combatant:
    return Combatant(side.fighter, side.health, side.hand)
