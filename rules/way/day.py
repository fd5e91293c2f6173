"""The setup of a solo fight that many share: neither lost nor won in advance, harder towards the weekend.

A setup's ease is the sum of its parts' values: hundredths of the natural logarithm of the odds that careful
play wins, as ``apparatus.insight.way.days`` measures them.
"""

from collections.abc import Iterator, Mapping
from itertools import product

from rules.dice import Dice

OPPONENTS: Mapping[str, int] = {"ronin": 137, "three": 60, "master": 23, "shiro": -51}
"""The Student is too easy to be repeated."""
WEAPONS: Mapping[str, int] = {"katana": 0, "bokken": 1, "kusarigama": 3, "yari": -23, "wakizashi": -14}
PLACES: Mapping[str, int] = {"field": 0, "bamboo": 18, "cliff": 32}
CLIMATES: Mapping[str, int] = {"clear": 0, "rain": -19, "wind": -18, "fog": -3, "glare": -5, "snow": -6}
MODULES: Mapping[str, int] = {"none": 0, "blood": -52, "armour": 164}
"""Blood, or armour for the player."""
ODDS = 4
"""One fight in this many has one of the modules; each day's range includes some that do."""
WEEK = ((110, 150), (90, 130), (70, 110), (50, 90), (30, 70), (5, 45), (0, 30))
"""The range of ease from Monday to Sunday: careful play wins from about 77 % down to 53 %."""
EASY_HALF = 85
"""A newcomer's fight is no harder than this, on any day."""
THURSDAY = 3
"""The first day of 1970."""

Setup = tuple[str, str, str, str, str]
"""Opponent, weapon, place, climate, module."""


def drawn_for_a_day(dice: Dice, day: int, *, newcomer: bool = False) -> Mapping[str, str]:
    """Draw the setup for a day since 1970; Bushido and Gisei are always included."""
    least, most = WEEK[(day + THURSDAY) % len(WEEK)]
    if newcomer:
        least, most = EASY_HALF, WEEK[0][1]
    fitting = [setup for setup in _setups() if least <= strength(setup) <= most]
    if newcomer:
        fitting = [setup for setup in fitting if setup[0] != "three" and setup[-1] != "blood"]
    rare = dice.below(ODDS, "rare") == 0
    of_kind = [setup for setup in fitting if (setup[-1] != "none") == rare]
    opponent, weapon, place, climate, module = dice.pick(of_kind, "setup")
    return {
        "opponent": opponent,
        "weapon": weapon,
        "surroundings": place,
        "climate": climate,
        "yoroi": "mine" if module == "armour" else "none",
        "blood": "with" if module == "blood" else "without",
    }


def strength(setup: Setup) -> int:
    """Return how easy a setup is: at 0, careful play wins one in two."""
    return sum(table[part] for table, part in zip(_PARTS, setup, strict=True))


_PARTS = (OPPONENTS, WEAPONS, PLACES, CLIMATES, MODULES)


def _setups() -> Iterator[Setup]:
    # In the order of these tables, because the draw of a day picks by place.
    return product(*_PARTS)
