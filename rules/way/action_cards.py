"""The Action cards, the Special ones and those of Gisei, as data.

It is known that cards add to or take from the three levels, and that each has an icon; the amounts are ours.
"""

from typing import Literal

import msgspec

from rules.way.clauses import Origin
from rules.way.levels import Levels

Icon = Literal["sun", "moon", "wave", "blade"]
"""Three of a kind make a combo: sun, moon and wave earn a reward, blade raises the Injury die."""


class ActionCard(msgspec.Struct, frozen=True):
    """One of the six cards played in a round."""

    key: str
    icon: Icon
    adds: Levels
    special: bool = False
    origin: Origin = "house"


class GiseiCard(msgspec.Struct, frozen=True):
    """A card won by a sacrifice."""

    key: str
    adds: Levels
    origin: Origin = "completed"


Rows = tuple[tuple[int, int, int], ...]

# Each totals 1 or 2, so that none is simply better; a Special one totals 4 or 5.
_ACTIONS: dict[Icon, Rows] = {
    "sun": ((4, -1, -1), (4, -2, 0), (3, -1, 0), (3, 0, -1), (3, 0, -2), (2, -1, 1), (2, 0, 0)),
    "moon": ((-1, 4, -1), (-2, 4, 0), (-1, 3, 0), (0, 3, -1), (0, 3, -2), (-1, 2, 1), (0, 2, 0)),
    "wave": ((-1, -1, 4), (0, -2, 4), (-2, 0, 4), (0, -1, 3), (-1, 0, 3), (0, 0, 2), (1, -1, 2)),
    "blade": (
        (1, 1, 0),
        (1, 0, 1),
        (0, 1, 1),
        (2, 2, -2),
        (2, -2, 2),
        (-2, 2, 2),
        (1, 1, -1),
        (2, 1, -1),
        (1, 2, -1),
    ),
}
_SPECIALS: dict[Icon, Rows] = {
    "sun": ((4, 0, 0), (4, 0, 1)),
    "moon": ((0, 4, 0), (0, 4, 1)),
    "wave": ((1, 0, 4), (0, 1, 4)),
    "blade": ((2, 2, 0), (2, 2, 1)),
}


def _cards(rows: dict[Icon, Rows], beginning: str, *, special: bool) -> tuple[ActionCard, ...]:
    return tuple(
        ActionCard(f"{beginning}{icon}-{number}", icon, Levels(*adds), special)
        for icon, all_adds in rows.items()
        for number, adds in enumerate(all_adds, 1)
    )


_all_actions = _cards(_ACTIONS, "", special=False)
_all_specials = _cards(_SPECIALS, "special-", special=True)

ACTION_CARDS = {card.key: card for card in (*_all_actions, *_all_specials)}
ACTIONS = tuple(card.key for card in _all_actions)
SPECIALS = tuple(card.key for card in _all_specials)

GISEI = {
    key: GiseiCard(key, Levels(guard=guard))
    for key, guard in {"gisei-1": 3, "gisei-2": 4, "gisei-3": 4, "gisei-4": 5, "gisei-5": -3}.items()
}
"""Four raise the Guard and one lowers it; the amounts are ours."""


def added(cards: tuple[str, ...]) -> Levels:
    """Return what some Action cards add together."""
    return sum((ACTION_CARDS[card].adds for card in cards), Levels())


def combo(cards: tuple[str, ...], icon: Icon) -> bool:
    """Return whether the cards include three of an icon (ruling "three-of-an-icon")."""
    return sum(ACTION_CARDS[card].icon == icon for card in cards) >= COMBO


COMBO = 3
ICONS: tuple[Icon, ...] = ("sun", "moon", "wave", "blade")
DIE_ICON: Icon = "blade"
