"""What every player is, and the levels there are."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Request

Level = Literal["first-steps", "student", "master"]
"""How well somebody plays; how well that is, is measured (``apparatus.insight.house``)."""

LEVELS: tuple[Level, ...] = get_args(Level)

Player: TypeAlias = Callable[[Any, Request, Dice, float], str]
"""Chooses one of a request's options, from the view of its seat, with dice of its own and an effort.

The effort is 1 for all the thought a player gives, and less where there is little time. The same view,
request, dice and effort make the same choice.
"""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

T = TypeVar("T")


class Imagined(Dice):
    """Dice for what is only imagined: many more are thrown, and nobody checks them."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(b"")
        # In two draws, since one gives 65,536 at most.
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
    # The shares of a mix may come to a hair less than their sum.
    return max(mix, key=mix.__getitem__)
