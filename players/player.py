"""The interface of all players, and their levels."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Request

Level = Literal["first-steps", "student", "master"]
"""A player's strength, which is measured (``apparatus.insight.house``)."""

LEVELS: tuple[Level, ...] = get_args(Level)

Player: TypeAlias = Callable[[Any, Request, Dice, float], str]
"""Chooses one of a request's options, from its seat's view, with its own dice and an effort.

An effort of 1 is a player's full thought; less means little time. The same view, request, dice and effort
always lead to the same choice.
"""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

T = TypeVar("T")


class Imagined(Dice):
    """Dice for imagined play: many more are rolled, and nobody checks them."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(b"")
        # In two draws, since one has at most 65,536 values.
        self.random = Random(dice.below(65_536, "imagined") << 16 | dice.below(65_536, "imagined"))  # noqa: S311

    @override
    def below(self, bound: int, label: str) -> int:
        return self.random.randrange(bound)


def mixed(mix: dict[str, float], dice: Dice) -> str:
    """Draw a choice by the chances of a mix."""
    drawn = dice.below(65_536, "mixed") / 65_536 * sum(mix.values())
    for choice, chance in mix.items():
        drawn -= chance
        if drawn < 0:
            return choice
    # Rounding may leave a tiny rest of the sum.
    return max(mix, key=mix.__getitem__)
