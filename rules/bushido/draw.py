"""Fighters drawn at random; no two alike while others remain (seed 000, "Choosing a fighter at random")."""

from collections.abc import Sequence

from rules.bushido.fighters import FIGHTERS
from rules.dice import Dice


def draw_fighters(wanted: Sequence[str | None], dice: Dice) -> tuple[str, ...]:
    """Return each seat's fighter: the one it wants, or one drawn for it where it wants none."""
    taken = [fighter for fighter in wanted if fighter is not None]
    drawn: list[str] = []
    for fighter in wanted:
        if fighter is None:
            left = [key for key in FIGHTERS if key not in taken] or list(FIGHTERS)
            fighter = dice.pick(left, "fighter")  # noqa: PLW2901  the draw stands in for the wish
            taken.append(fighter)
        drawn.append(fighter)
    return tuple(drawn)
