"""Fighters drawn for whoever leaves it to chance, from the dice of a seed that is kept and can be checked."""

from collections.abc import Sequence

from rules.bushido.draw import draw_fighters
from rules.dice import Dice

RANDOM = "random"
"""Asked for in place of a fighter's name: the fighter is drawn."""


def drawn(wishes: Sequence[str], dice: Dice) -> tuple[str, ...]:
    """Return everybody's fighter: the one they asked for, or one drawn for them."""
    return draw_fighters([None if wish == RANDOM else wish for wish in wishes], dice)
