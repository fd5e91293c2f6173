"""The ways a Speed or Strength printed as X is worked out."""

from typing import Literal

from typing_extensions import override

from rules.bushido.bout import AttackPhase, Side, Value, settle
from rules.bushido.events import Amount

FULL_HEALTH = 20
"""Where the health tracker starts and ends (seed 000, "Starting Health")."""


class Thrown(Value, frozen=True, tag="thrown"):
    """The sum of some dice, and a number on top."""

    dice: int
    plus: int = 0

    @override
    def settle(self, own: Side, foe: Side, bout: AttackPhase, amount: Amount) -> int:
        return bout.throw(own.seat, self.dice, amount, cause=own.seat) + self.plus


class ByRole(Value, frozen=True, tag="by-role"):
    """One value on the offensive, another on the defensive."""

    offensive: "int | AnyValue"
    defensive: "int | AnyValue"

    @override
    def settle(self, own: Side, foe: Side, bout: AttackPhase, amount: Amount) -> int:
        return settle(self.offensive if own.offensive else self.defensive, own, foe, bout, amount)


class BySpeed(Value, frozen=True, tag="by-speed"):
    """A value for each Speed the card itself came to, from 1 upwards; the last stands for all slower ones."""

    values: "tuple[int | AnyValue, ...]"

    @override
    def settle(self, own: Side, foe: Side, bout: AttackPhase, amount: Amount) -> int:
        return settle(self.values[min(own.own_speed, len(self.values)) - 1], own, foe, bout, amount)


Measure = Literal["own-health", "foe-health", "own-wounds", "foe-wounds", "own-cards", "foe-cards"]
"""What a value can grow with; wounds are the health missing to 20 (ruling "wounds")."""


class Growing(Value, frozen=True, tag="growing"):
    """A base, and ``by`` more for every so many of something (rounded down)."""

    base: int
    measure: Measure
    every: int = 1
    by: int = 1

    @override
    def settle(self, own: Side, foe: Side, bout: AttackPhase, amount: Amount) -> int:
        whose = own if self.measure.startswith("own") else foe
        return self.base + _count(self.measure, whose) // self.every * self.by


def _count(measure: Measure, side: Side) -> int:
    if measure.endswith("health"):
        return side.health
    if measure.endswith("wounds"):
        return FULL_HEALTH - side.health
    return len(side.hand)


AnyValue = Thrown | ByRole | BySpeed | Growing
AnyPrinted = int | AnyValue
