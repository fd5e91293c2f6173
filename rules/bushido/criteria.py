"""Criteria that a special card's rule may depend on: equal is never enough (seed 000, "Rules")."""

from typing import ClassVar

import msgspec
from typing_extensions import override

from rules.bushido.attack_phase import Side


class Criterion(msgspec.Struct, frozen=True, tag_field="criterion"):
    """A question about the two sides."""

    after_speed: ClassVar[bool] = False
    """Whether it can be answered only after the Speeds are compared."""

    def holds(self, own: Side, foe: Side) -> bool:
        """Return whether it holds for a side."""
        raise NotImplementedError


class Offensive(Criterion, frozen=True, tag="offensive"):
    """The wheel makes this card the offensive one."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return own.offensive


class Defensive(Criterion, frozen=True, tag="defensive"):
    """The wheel makes this card the defensive one."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return foe.offensive


class Faster(Criterion, frozen=True, tag="faster"):
    """Lower final Speed than the opponent."""

    after_speed = True

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return own.speed < foe.speed


class Slower(Criterion, frozen=True, tag="slower"):
    """Higher final Speed than the opponent."""

    after_speed = True

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return own.speed > foe.speed


class MoreHealth(Criterion, frozen=True, tag="more-health"):
    """More health than the opponent."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return own.health > foe.health


class LessHealth(Criterion, frozen=True, tag="less-health"):
    """Less health than the opponent."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return own.health < foe.health


class MoreCards(Criterion, frozen=True, tag="more-cards"):
    """More cards in hand than the opponent."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        # Not counting the cards just played (ruling "cards-in-hand").
        return len(own.hand) > len(foe.hand)


class FewerCards(Criterion, frozen=True, tag="fewer-cards"):
    """Fewer cards in hand than the opponent."""

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return len(own.hand) < len(foe.hand)


class Against(Criterion, frozen=True, tag="against"):
    """The opponent has played one of certain techniques."""

    techniques: tuple[str, ...]

    @override
    def holds(self, own: Side, foe: Side) -> bool:
        return foe.technique in self.techniques


AnyCriterion = (
    Offensive | Defensive | Faster | Slower | MoreHealth | LessHealth | MoreCards | FewerCards | Against
)
