"""A fight between two choices."""

from functools import lru_cache
from typing import Final, Generic, Literal, TypeVar

import msgspec

from rules.game import Outcome
from rules.way.action_cards import Icon
from rules.way.clauses import Begins, CapsLevel, KiBlocked, WayClause
from rules.way.edition import FIRST, SECOND, WayEdition
from rules.way.features import CLIMATES, WEAPONS
from rules.way.injuries import BLOOD_INJURIES
from rules.way.levels import Levels, one_level
from rules.way.opponents import DefenceCard, Foe, OpponentKey
from rules.way.surroundings import Surroundings

T = TypeVar("T")
C = TypeVar("C", bound=WayClause)

WeaponKey = Literal["katana", "bokken", "kusarigama", "yari", "wakizashi"]
PlaceKey = Literal["field", "bamboo", "cliff"]
ClimateKey = Literal["clear", "rain", "wind", "fog", "glare", "snow"]


SECOND_VERSION: Final = 2


class Leg(msgspec.Struct, frozen=True):
    """What a player on the Road brings into a duel."""

    life: int
    ki: int
    armour: int = 0
    pawn: int = 0
    virtue: str | None = None
    credit: int = 0
    virtue_won: bool = False
    specials: tuple[str, ...] = ()
    redraws: int = 1
    camps: bool = False
    """Whether there is a choice before the duel, for the one won before it."""


class WayOptions(msgspec.Struct, frozen=True):
    """What is decided before a fight."""

    opponent: OpponentKey = "student"
    weapon: WeaponKey = "katana"
    surroundings: PlaceKey = "field"
    climate: ClimateKey = "clear"
    bushido: bool = True
    gisei: bool = True
    blood: bool = False
    yoroi: Literal["none", "mine", "theirs"] = "none"
    literal: bool = False
    """Whether the house switches are off and the text holds to the letter (ruling "house-switches")."""
    leg: Leg | None = None
    version: Literal[2] | msgspec.UnsetType = msgspec.UNSET
    """Unset in the first version of the rules, so that its stored data stays the same byte for byte."""

    @property
    def edition(self) -> WayEdition:
        """The edition of this version."""
        return SECOND if self.version == SECOND_VERSION else FIRST

    @property
    def place(self) -> Surroundings:
        """The place of the fight."""
        return self.edition.surroundings[self.surroundings]


class DrawPile(msgspec.Struct, Generic[T], frozen=True):
    """Cards face down in their hidden order, and those drawn from them."""

    hidden: tuple[T, ...]
    discarded: tuple[T, ...] = ()


class Decks(msgspec.Struct, frozen=True):
    """All decks. The order of hidden cards is the only secret of a fight."""

    actions: DrawPile[str]
    specials: tuple[str, ...]
    defences: DrawPile[DefenceCard]
    counters: DrawPile[int]
    gisei: tuple[str, ...]
    injuries: tuple[str, ...]
    blood: tuple[str, ...]
    virtues: tuple[str, ...]
    """Empty once one has been won."""
    ahead: tuple[str, ...] = ()
    """Special Action cards on top of the Action deck, won and therefore known, the next one first."""


class Used(msgspec.Struct, frozen=True):
    """Things done that are limited in number, by how long they count."""

    fight: tuple[str, ...] = ()
    round: tuple[str, ...] = ()
    attack: tuple[str, ...] = ()
    counter: tuple[str, ...] = ()


Scope = Literal["fight", "round", "attack", "counter"]


class Wound(msgspec.Struct, frozen=True):
    """A card of Blood beside the player."""

    injury: str
    level: int


BeatName = Literal[
    "camp", "round", "redraw", "attack", "target", "pair", "reveal", "third", "reward", "special", "keep",
    "virtue", "strike", "die", "pay", "flip", "price", "counters", "guard", "counter", "close"
]  # fmt: skip


class Beat(msgspec.Struct, frozen=True):
    """A step of a fight."""

    name: BeatName
    number: int = 0
    """The attack or the opponent."""
    cards: tuple[str, ...] = ()
    """The cards to choose from."""
    icon: Icon | None = None
    """The icon of the combo."""


class FightState(msgspec.Struct, frozen=True):
    """A fight between two choices."""

    options: WayOptions
    weapon: WeaponKey
    decks: Decks
    foes: tuple[Foe, ...]
    life: int
    ki: int
    agenda: tuple[Beat, ...]
    """The next beats, in order; while the fight goes on, the first of them waits for a choice."""
    event: str = "quiet"
    armour: int = 0
    die: int = 1
    """The level of the Injury die; 0 once it has left the game."""
    levels: Levels = Levels()
    hand: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    """The cards beside the board, in the order in which they came."""
    scored: tuple[Icon, ...] = ()
    """The combos of this round."""
    won: tuple[str, ...] = ()
    """The Special Action cards won."""
    pawn: int = 0
    virtue: str | None = None
    credit: int = 0
    """What is left on the virtue, if it has points or places."""
    wounds: tuple[Wound, ...] = ()
    round: int = 0
    attack: int = 1
    target: int = 0
    defence: DefenceCard | None = None
    """The card revealed for this attack."""
    technique_before: int = 0
    """The Technique with which this attack began."""
    shaken: bool = False
    """Whether the target was damaged or injured since its card could last turn."""
    stopped: bool = False
    """Whether the next counterattack is already stopped."""
    exposed: int = 0
    """How much stronger the next counterattack against the player is."""
    shown: tuple[str, ...] = ()
    """The cards drawn since the last choice that went back into their deck."""
    used: Used = Used()
    result: Outcome | None = None

    @property
    def foe(self) -> Foe:
        """The target of this attack."""
        return self.foes[self.target]


START_LIFE, START_KI = 8, 5
UNCAPPED = 99
"""More than any level can be."""


def standing(state: FightState, kind: type[C]) -> tuple[C, ...]:
    """Return every clause of a kind that is in force."""
    options = state.options
    clauses = _in_force(options.edition, state.weapon, options.climate, state.virtue, state.wounds)
    return tuple(clause for clause in clauses if isinstance(clause, kind))


@lru_cache(maxsize=1024)
def _in_force(
    edition: WayEdition, weapon: WeaponKey, climate: ClimateKey, virtue: str | None, wounds: tuple[Wound, ...]
) -> tuple[WayClause, ...]:
    """Return the clauses of all cards on the table; cached, since each beat asks for them many times."""
    virtues = (edition.virtues[virtue],) if virtue else ()
    features = (edition.weapons[weapon], CLIMATES[climate], *virtues)
    found = [clause for feature in features for clause in feature.clauses]
    for wound in wounds:
        found += BLOOD_INJURIES[wound.injury].wound(wound.level)
    return tuple(found)


def most_life(state: FightState) -> int:
    """Return how much Life the player can have (ruling "no-more-than-at-first")."""
    return starting_life(state.weapon)


def most_ki(state: FightState) -> int:
    """Return how much Ki the player can have (ruling "no-more-than-at-first")."""
    return starting_ki(state.weapon)


def starting_life(weapon: WeaponKey) -> int:
    """Return the Life at the start."""
    return START_LIFE + sum(clause.life for clause in _begins(weapon))


def starting_ki(weapon: WeaponKey) -> int:
    """Return the Ki at the start."""
    return START_KI + sum(clause.ki for clause in _begins(weapon))


def _begins(weapon: WeaponKey) -> tuple[Begins, ...]:
    return tuple(clause for clause in WEAPONS[weapon].clauses if isinstance(clause, Begins))


def can_gain_ki(state: FightState) -> bool:
    """Return whether any Ki can be gained."""
    # Existing Ki can still be spent (ruling "eye").
    return state.ki < most_ki(state) and not standing(state, KiBlocked)


def caps(state: FightState) -> Levels:
    """Return the maximum of each level."""
    most = Levels(UNCAPPED, UNCAPPED, UNCAPPED)
    for cap in standing(state, CapsLevel):
        # Each level is capped at most once: by one card of Blood, which is drawn once.
        most += one_level(cap.level, cap.at - UNCAPPED)
    return most


def living(state: FightState) -> tuple[int, ...]:
    """Return the opponents that still stand."""
    return tuple(number for number, foe in enumerate(state.foes) if foe.life > 0)
