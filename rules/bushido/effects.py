"""The small named effects that special cards consist of. Each notes on its own side what is to happen."""

from typing import ClassVar

import msgspec
from typing_extensions import override

from rules.bushido.attack_phase import Side
from rules.bushido.values import AnyPrinted


class Effect(msgspec.Struct, frozen=True, tag_field="effect"):
    """Something a card does when its clause applies."""

    before_speed: ClassVar[bool] = False
    """Whether it is too late once the Speeds have been compared."""

    def note(self, own: Side) -> None:
        """Write the intention on its own side."""
        raise NotImplementedError


class SpeedBecomes(Effect, frozen=True, tag="speed-becomes"):
    """Another Speed replaces the printed one."""

    before_speed = True
    value: AnyPrinted

    @override
    def note(self, own: Side) -> None:
        own.speed_as = self.value


class SpeedMore(Effect, frozen=True, tag="speed-more"):
    """Adds to its own Speed; a number below 0 makes it faster."""

    before_speed = True
    value: AnyPrinted

    @override
    def note(self, own: Side) -> None:
        own.speed_more += (self.value,)


class StrengthBecomes(Effect, frozen=True, tag="strength-becomes"):
    """Another Strength replaces the printed one."""

    value: AnyPrinted

    @override
    def note(self, own: Side) -> None:
        own.strength_as = self.value


class StrengthMore(Effect, frozen=True, tag="strength-more"):
    """Adds to its own Strength."""

    value: AnyPrinted

    @override
    def note(self, own: Side) -> None:
        own.strength_more += (self.value,)


class Slow(Effect, frozen=True, tag="slow"):
    """The opponent rolls dice and adds them to its Speed."""

    before_speed = True
    dice: int

    @override
    def note(self, own: Side) -> None:
        own.slows += self.dice


class Weaken(Effect, frozen=True, tag="weaken"):
    """Takes off some of the opponent's Strength, in attack and in block."""

    value: AnyPrinted

    @override
    def note(self, own: Side) -> None:
        own.weakens += (self.value,)


class NoBlock(Effect, frozen=True, tag="no-block"):
    """Prevents this card from blocking when defensive."""

    @override
    def note(self, own: Side) -> None:
        own.can_block = False


class Unblockable(Effect, frozen=True, tag="unblockable"):
    """Nothing blocks this card's blows; they can still be dodged."""

    @override
    def note(self, own: Side) -> None:
        own.unblockable = True


class Dodge(Effect, frozen=True, tag="dodge"):
    """Spares this side all damage when defensive."""

    @override
    def note(self, own: Side) -> None:
        own.dodges = True


class Exposed(Effect, frozen=True, tag="exposed"):
    """Every blow that gets through to this side does more damage."""

    extra: int

    @override
    def note(self, own: Side) -> None:
        own.exposed += self.extra


class Cuts(Effect, frozen=True, tag="cuts"):
    """Makes this card strike several times when offensive, each time with its own Strength."""

    count: int

    @override
    def note(self, own: Side) -> None:
        own.cuts = self.count


class TakeOffence(Effect, frozen=True, tag="take-offence"):
    """A defensive card becomes the offensive one."""

    @override
    def note(self, own: Side) -> None:
        own.claims_offence = True


class Reflect(Effect, frozen=True, tag="reflect"):
    """The opponent receives the damage this side has just taken."""

    @override
    def note(self, own: Side) -> None:
        own.reflects = True


class ForceDiscard(Effect, frozen=True, tag="force-discard"):
    """The opponent discards cards from its hand at random."""

    cards: int

    @override
    def note(self, own: Side) -> None:
        own.forces_discard += self.cards


class Retrieve(Effect, frozen=True, tag="retrieve"):
    """Takes back cards at random from its own discard pile."""

    cards: int

    @override
    def note(self, own: Side) -> None:
        own.retrieves += self.cards


AnyEffect = (
    SpeedBecomes
    | SpeedMore
    | StrengthBecomes
    | StrengthMore
    | Slow
    | Weaken
    | NoBlock
    | Unblockable
    | Dodge
    | Exposed
    | Cuts
    | TakeOffence
    | Reflect
    | ForceDiscard
    | Retrieve
)
