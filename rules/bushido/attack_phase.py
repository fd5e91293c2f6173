"""The two sides of an attack phase while it unfolds: what cards look at, and what they change.

Effects write their intentions on their own side; the stages in ``clash`` carry them out in order.
"""

import msgspec

from rules.bushido.events import Amount, ClashEvent, Rolled
from rules.dice import Dice


class Combatant(msgspec.Struct, frozen=True):
    """A fighter as it stands between turns."""

    fighter: str
    health: int
    hand: tuple[str, ...]


class Value(msgspec.Struct, frozen=True, tag_field="value"):
    """A Speed or Strength printed as X: it is worked out in the attack phase."""

    def settle(self, own: "Side", foe: "Side", phase: "AttackPhase", amount: Amount) -> int:
        """Work it out, rolling dice where it says so."""
        raise NotImplementedError


Printed = int | Value
"""A Speed or Strength as a card has it: a number or an X."""


class Side(msgspec.Struct):
    """One fighter's side of an attack phase."""

    seat: int
    technique: str
    health: int
    hand: tuple[str, ...]
    """The cards in hand; the one played is not among them."""
    speed_as: Printed
    strength_as: Printed
    offensive: bool
    own_speed: int = 0
    """Speed by the own card and dice, before the opponent adds to it."""
    speed: int = 0
    """Final Speed; known once the Speeds have been compared."""
    speed_more: tuple[Printed, ...] = ()
    strength_more: tuple[Printed, ...] = ()
    slows: int = 0
    """Dice the opponent rolls and adds to its own Speed."""
    weakens: tuple[Printed, ...] = ()
    """What is taken off the opponent's Strength."""
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
    """Cards taken back from the own discard pile at random."""


class AttackPhase(msgspec.Struct):
    """The dice of an attack phase and the record of what happened in it."""

    dice: Dice
    events: list[ClashEvent]

    def throw(self, seat: int, count: int, amount: Amount, cause: int) -> int:
        """Roll dice for a seat on the demand of a card, and return their sum."""
        # Players check rolls by this label (docs/fairness.md).
        faces = self.dice.roll(count, f"{amount}/{seat}/{cause}")
        self.events.append(Rolled(seat=seat, amount=amount, faces=faces, cause=cause))
        return sum(faces)


def settle(printed: Printed, own: Side, foe: Side, phase: AttackPhase, amount: Amount) -> int:
    """Work out a Speed or Strength for one side."""
    return printed if isinstance(printed, int) else printed.settle(own, foe, phase, amount)
