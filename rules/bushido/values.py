"""How a Speed or Strength printed as X is worked out."""

from typing import Literal

from typing_extensions import override

from rules.bushido.attack_phase import AttackPhase, Combatant, Side, Value, settle
from rules.bushido.events import Amount

FULL_HEALTH = 20
"""Where the health tracker starts and ends (seed 000, "Starting Health")."""


class Thrown(Value, frozen=True, tag="thrown"):
    """The sum of some dice, plus a number."""

    dice: int
    plus: int = 0

    @override
    def settle(self, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
        return phase.throw(own.seat, self.dice, amount, cause=own.seat) + self.plus


class ByRole(Value, frozen=True, tag="by-role"):
    """One value on the offensive, another on the defensive."""

    offensive: "int | AnyValue"
    defensive: "int | AnyValue"

    @override
    def settle(self, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
        # By its current role: a card may have taken the offence (ruling "roles-by-the-wheel").
        return settle(self.offensive if own.offensive else self.defensive, own, foe, phase, amount)


class BySpeed(Value, frozen=True, tag="by-speed"):
    """A value for each Speed the card itself reached, from 1 upwards; the last is for all slower ones."""

    values: "tuple[int | AnyValue, ...]"

    @override
    def settle(self, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
        # Its own roll, without what the opponent's card adds (ruling "own-speed-sets-strength").
        return settle(self.values[min(own.own_speed, len(self.values)) - 1], own, foe, phase, amount)


Measure = Literal["own-health", "foe-health", "own-wounds", "foe-wounds", "own-cards", "foe-cards"]
"""What a value can grow with; wounds are the health missing to 20 (ruling "wounds")."""


class Growing(Value, frozen=True, tag="growing"):
    """A base, plus ``by`` for every ``every`` of something (rounded down)."""

    base: int
    measure: Measure
    every: int = 1
    by: int = 1

    @override
    def settle(self, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
        whose = own if self.measure.startswith("own") else foe
        return self.at(whose.health, len(whose.hand))

    def at(self, health: int, cards: int) -> int:
        """Return its value at some health and number of cards of the fighter it looks at."""
        return self.base + _count(self.measure, health, cards) // self.every * self.by


def _count(measure: Measure, health: int, cards: int) -> int:
    if measure.endswith("health"):
        return health
    if measure.endswith("wounds"):
        return FULL_HEALTH - health
    return cards


AnyValue = Thrown | ByRole | BySpeed | Growing
AnyPrinted = int | AnyValue


def as_it_stands(printed: AnyPrinted, own: Combatant, foe: Combatant) -> AnyPrinted:
    """Return a value with everything worked out that is known before a card is played.

    Both have yet to play a card, which will not count (ruling "cards-in-hand"). What depends on dice or roles
    stays as printed.
    """
    match printed:
        case Growing(measure=measure):
            whose = own if measure.startswith("own") else foe
            return printed.at(whose.health, len(whose.hand) - 1)
        case ByRole(offensive=offensive, defensive=defensive):
            return ByRole(as_it_stands(offensive, own, foe), as_it_stands(defensive, own, foe))
        case BySpeed(values=values):
            return BySpeed(tuple(as_it_stands(value, own, foe) for value in values))
        case int() | Thrown():
            return printed
