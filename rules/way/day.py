"""The setup of a fight that many fight alone: drawn so that it is neither lost beforehand nor won."""

from collections.abc import Mapping

from rules.dice import Dice
from rules.way.features import CLIMATES, WEAPONS
from rules.way.opponents import OpponentKey
from rules.way.surroundings import SURROUNDINGS

OPPONENTS_OF_DAYS: tuple[OpponentKey, ...] = ("ronin", "ronin", "three", "three", "master", "master", "shiro")
"""Each as often as it stands here; the Student teaches nobody anything twice."""
HARD: tuple[OpponentKey, ...] = ("master", "shiro")
"""Against whom nothing is made harder, and at times the armour is the player's."""
ODDS = 4
"""One fight of so many has armour, or Blood."""


def drawn_for_a_day(dice: Dice) -> Mapping[str, str]:
    """Draw opponent, weapon, surroundings, climate and modules; Bushido and Gisei are always there."""
    opponent = dice.pick(OPPONENTS_OF_DAYS, "opponent")
    rare = dice.below(ODDS, "rare") == 0
    return {
        "opponent": opponent,
        "weapon": dice.pick(tuple(WEAPONS), "weapon"),
        "surroundings": dice.pick(tuple(SURROUNDINGS), "surroundings"),
        "climate": dice.pick(tuple(CLIMATES), "climate"),
        "yoroi": "mine" if rare and opponent in HARD else "none",
        "blood": "with" if rare and opponent not in HARD else "without",
    }
