"""The clauses of cards (injuries, weapons, places, climates, events and virtues), as data.

Some happen once, to a player named by what causes them; ``happenings`` applies these. Others are in force as
long as their card lies on the table, and are looked up where they count; ``standing`` in ``state`` finds
them.
"""

from typing import Literal

import msgspec

from rules.way.levels import LevelName, Levels

Origin = Literal["known", "completed", "house"]
"""Stated in the text of the game, stated in part and completed by us, or ours."""


class WayClause(msgspec.Struct, frozen=True):
    """One sentence of a card."""


# Clauses that happen once.


class LosesLife(WayClause, frozen=True):
    """Costs Life; armour takes the damage first."""

    count: int


class LosesKi(WayClause, frozen=True):
    """Costs Ki, as far as there is any."""

    count: int


class LosesByDie(WayClause, frozen=True):
    """Costs as much as the Injury die shows, at least 1 (ruling "die-gone-counts-one")."""

    what: Literal["life", "ki"]


class Staggers(WayClause, frozen=True):
    """Makes the next counterattack that much worse for the injured player (ruling "stagger")."""

    count: int


class DieFalls(WayClause, frozen=True):
    """Lowers the Injury die, to no less than 1."""

    count: int


class DieLeaves(WayClause, frozen=True):
    """Removes the Injury die from the game."""


class LosesFight(WayClause, frozen=True):
    """Makes the player lose at once."""

    reason: str


class Raises(WayClause, frozen=True):
    """Changes the levels, like an Action card."""

    levels: Levels


class StopsCounter(WayClause, frozen=True):
    """Stops the next counterattack."""


class WoundsFoe(WayClause, frozen=True):
    """Injures the opponent."""

    level: int


# Clauses that are in force for a while.


class CapsLevel(WayClause, frozen=True):
    """Caps a level."""

    level: LevelName
    at: int


class CombosVoid(WayClause, frozen=True):
    """Makes combos have no effect."""


class Bleeds(WayClause, frozen=True):
    """Costs Life at the end of each round."""

    count: int


class KiBlocked(WayClause, frozen=True):
    """Prevents gaining Ki."""


class Begins(WayClause, frozen=True):
    """Changes the player's initial and maximum Life and Ki."""

    life: int = 0
    ki: int = 0


class Visits(WayClause, frozen=True):
    """Changes the Life and Ki of the player and of each opponent before the duel."""

    life: int = 0
    ki: int = 0
    foe_life: int = 0
    foe_ki: int = 0


class RedrawsAll(WayClause, frozen=True):
    """Lets the player discard all six cards for six new ones, a number of times per fight."""

    uses: int


class KeepsOneOfTwo(WayClause, frozen=True):
    """Draws two Special Action cards in place of one, and keeps one."""


class DrawsTwo(WayClause, frozen=True):
    """Draws two Special Action cards in place of one, and keeps one, or both with the house switch."""


class InjuredAfter(WayClause, frozen=True):
    """Injures the player at the end of the tenth round, or of an earlier one with the house switch."""

    round: int
    adapted: int


class TradesLife(WayClause, frozen=True):
    """Lets the player pay one Life for Ki, once an attack."""

    ki: int


class Hooks(WayClause, frozen=True):
    """Lets the player stop a counterattack after an attack in which Technique rose enough."""

    raised: int
    uses: int


class RoundBegins(WayClause, frozen=True):
    """Changes the levels with which rounds begin: each of them, or every second, and so on."""

    levels: Levels
    every: int


class NoPeeking(WayClause, frozen=True):
    """Forbids paying Ki to see the defence."""


class NoSeventh(WayClause, frozen=True):
    """Forbids paying Ki for a seventh card."""


class FirstCounterMore(WayClause, frozen=True):
    """Strengthens the first counterattack of the fight."""

    count: int


class SpecialsWon(WayClause, frozen=True):
    """Draws this many Special Action cards for a combo of the reward types."""

    count: int


class DieRises(WayClause, frozen=True):
    """Makes every rise of the Injury die this much."""

    count: int


class CombosRaiseDie(WayClause, frozen=True):
    """Makes a combo raise the Injury die this much; with the house switch, every rise is ``adapted``."""

    count: int
    adapted: int


class SwapsCards(WayClause, frozen=True):
    """Lets the player exchange up to this many of the six cards once each round."""

    count: int


class Credit(WayClause, frozen=True):
    """Gives this many points of a level to spend during the fight."""

    level: LevelName
    points: int


class KiIntoLife(WayClause, frozen=True):
    """Lets the player turn this much Ki in all into Life."""

    count: int


class TakesAnyVirtue(WayClause, frozen=True):
    """Lets the player take any other card of the Bushido deck instead."""


class Feature(msgspec.Struct, frozen=True):
    """A card on the table: a weapon, a climate, an event, a virtue."""

    key: str
    clauses: tuple[WayClause, ...]
    origin: Origin
