"""Moves cards out of a hand and back into it."""

from msgspec.structs import replace

from rules.bushido.attack_phase import Combatant
from rules.bushido.wheel import TECHNIQUES


def without(fighter: Combatant, technique: str) -> Combatant:
    """Return a fighter without a card in the hand. Raise ValueError if the hand does not hold it."""
    place = fighter.hand.index(technique)
    hand = fighter.hand[:place] + fighter.hand[place + 1 :]
    return Combatant(fighter.fighter, fighter.health, hand)


def spent(fighter: Combatant) -> tuple[str, ...]:
    """Return the discard pile between turns: every card not in hand."""
    return tuple(technique for technique in TECHNIQUES if technique not in fighter.hand)


def refreshed(fighter: Combatant) -> Combatant:
    """Return a fighter who has taken up the whole discard pile."""
    return replace(fighter, hand=TECHNIQUES)
