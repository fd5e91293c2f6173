"""What cards are made of: the clauses of injuries, weapons, places, climates, events and virtues, as data.

Some happen once, to a player who is named by what brings them; ``happenings`` says how. Others stand as long
as the card they are on lies there, and are asked for where they count; ``standing`` in ``state`` finds them.
"""

from typing import Literal

import msgspec

from rules.way.levels import LevelName, Levels

Origin = Literal["known", "completed", "house"]
"""Told by the text of the game, told in part and completed by us, or ours."""


class WayClause(msgspec.Struct, frozen=True):
    """One sentence of a card."""


# What happens once.


class LosesLife(WayClause, frozen=True):
    """Life is lost; armour takes it first."""

    count: int


class LosesKi(WayClause, frozen=True):
    """Ki is lost, as far as there is any."""

    count: int


class LosesByDie(WayClause, frozen=True):
    """As much is lost as the Injury die shows, one at least (ruling "die-gone-counts-one")."""

    what: Literal["life", "ki"]


class Staggers(WayClause, frozen=True):
    """The next counterattack is that much worse for the player who is hurt (ruling "stagger")."""

    count: int


class DieFalls(WayClause, frozen=True):
    """The Injury die falls, to 1 at the lowest."""

    count: int


class DieLeaves(WayClause, frozen=True):
    """The Injury die leaves the game."""


class LosesFight(WayClause, frozen=True):
    """The player loses at once."""

    reason: str


class Raises(WayClause, frozen=True):
    """The levels change, as by an Action card."""

    levels: Levels


class StopsCounter(WayClause, frozen=True):
    """The counterattack that comes next is stopped."""


class WoundsFoe(WayClause, frozen=True):
    """The opponent is injured."""

    level: int


# What stands.


class CapsLevel(WayClause, frozen=True):
    """A level cannot be more than this."""

    level: LevelName
    at: int


class CombosVoid(WayClause, frozen=True):
    """Combos have no effect."""


class Bleeds(WayClause, frozen=True):
    """Life is lost at the end of each round."""

    count: int


class KiBlocked(WayClause, frozen=True):
    """No Ki can be gained."""


class Begins(WayClause, frozen=True):
    """The player begins with so much more Life and Ki, or less, and can have so much more."""

    life: int = 0
    ki: int = 0


class Visits(WayClause, frozen=True):
    """Before the duel the player and each opponent gain so much, or lose it."""

    life: int = 0
    ki: int = 0
    foe_life: int = 0
    foe_ki: int = 0


class RedrawsAll(WayClause, frozen=True):
    """All six cards may be discarded for six new ones, so many times a fight."""

    uses: int


class KeepsOneOfTwo(WayClause, frozen=True):
    """Of two Special Action cards drawn in place of one, one is kept."""


class DrawsTwo(WayClause, frozen=True):
    """In place of one Special Action card two are drawn: one is kept, or both by the house switch."""


class InjuredAfter(WayClause, frozen=True):
    """At the end of a round the player is injured: of the tenth, or of an earlier one by the house switch."""

    round: int
    adapted: int


class TradesLife(WayClause, frozen=True):
    """One Life may be paid for so much Ki, once an attack."""

    ki: int


class Hooks(WayClause, frozen=True):
    """Where Technique rose enough in an attack, a counterattack after it may be stopped."""

    raised: int
    uses: int


class RoundBegins(WayClause, frozen=True):
    """Rounds begin with the levels changed so: each of them, or every second, and so on."""

    levels: Levels
    every: int


class NoPeeking(WayClause, frozen=True):
    """No Ki can be paid to see the defence."""


class NoSeventh(WayClause, frozen=True):
    """No Ki can be paid for a seventh card."""


class FirstCounterMore(WayClause, frozen=True):
    """The first counterattack of the fight is stronger."""

    count: int


class SpecialsWon(WayClause, frozen=True):
    """A combo of the reward types draws so many Special Action cards."""

    count: int


class DieRises(WayClause, frozen=True):
    """Whenever the Injury die rises it rises by so much."""

    count: int


class CombosRaiseDie(WayClause, frozen=True):
    """A combo raises the Injury die by so much; by the house switch every rise is of ``adapted``."""

    count: int
    adapted: int


class SwapsCards(WayClause, frozen=True):
    """Up to so many of the six cards may be exchanged once each round."""

    count: int


class Credit(WayClause, frozen=True):
    """So many points of a level can be spent in the course of the fight."""

    level: LevelName
    points: int


class KiIntoLife(WayClause, frozen=True):
    """So much Ki in all can be turned into Life."""

    count: int


class TakesAnyVirtue(WayClause, frozen=True):
    """The player takes any other card of the Bushido deck instead."""


class Feature(msgspec.Struct, frozen=True):
    """A card that lies on the table: a weapon, a climate, an event, a virtue."""

    key: str
    clauses: tuple[WayClause, ...]
    origin: Origin
