"""The two sides of an attack phase as it unfolds: what cards look at, and what they change.

Effects write their intentions on their own side; the stages in ``clash`` carry them out in order.
"""

import msgspec

from rules.bushido.events import Amount, ClashEvent, Rolled
from rules.dice import Dice


class Combatant(msgspec.Struct, frozen=True):
    """A fighter between turns."""

    fighter: str
    health: int
    hand: tuple[str, ...]


class Value(msgspec.Struct, frozen=True, tag_field="value"):
    """A Speed or Strength printed as X, which is worked out in the attack phase."""

    def settle(self, own: "Side", foe: "Side", phase: "AttackPhase", amount: Amount) -> int:
        """Work it out, rolling dice if it says so."""
        raise NotImplementedError


Printed = int | Value
"""A Speed or Strength as printed on a card: a number or an X."""


class Side(msgspec.Struct):
    """One fighter's side of an attack phase."""

    seat: int
    technique: str
    health: int
    hand: tuple[str, ...]
    """The cards in hand, without the one played."""
    speed_as: Printed
    strength_as: Printed
    offensive: bool
    own_speed: int = 0
    """Speed by its own card and dice, before the opponent adds to it."""
    speed: int = 0
    """Final Speed; known once the Speeds have been compared."""
    speed_more: tuple[Printed, ...] = ()
    strength_more: tuple[Printed, ...] = ()
    slows: int = 0
    """Dice the opponent rolls and adds to its own Speed."""
    weakens: tuple[Printed, ...] = ()
    """What it takes off the opponent's Strength."""
    cuts: int = 1
    can_block: bool = True
    unblockable: bool = False
    dodges: bool = False
    exposed: int = 0
    """Damage added to each blow that gets through to this side."""
    claims_offence: bool = False
    reflects: bool = False
    forces_discard: int = 0
    """Cards the opponent must discard at random."""
    retrieves: int = 0
    """Cards it takes back at random from its own discard pile."""


class AttackPhase(msgspec.Struct):
    """The dice of an attack phase and the record of what happened in it."""

    dice: Dice
    events: list[ClashEvent]

    def throw(self, seat: int, count: int, amount: Amount, cause: int) -> int:
        """Roll dice for a seat because a card demands it, and return their sum."""
        # Players check rolls by this label (docs/fairness.md).
        faces = self.dice.roll(count, f"{amount}/{seat}/{cause}")
        self.events.append(Rolled(seat=seat, amount=amount, faces=faces, cause=cause))
        return sum(faces)


def settle(printed: Printed, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
    """Work out a Speed or Strength for one side."""
    return printed if isinstance(printed, int) else printed.settle(own, foe, phase, amount)
