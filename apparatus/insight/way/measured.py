"""What is measured of Way of the Samurai: what can be added to a fight, and what can be left to chance."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_other

from apparatus.insight.way.fights import POLICIES, Policy, at_random
from players.way.careful import careful
from rules.dice import Dice
from rules.way.features import CLIMATES, VIRTUES, WEAPONS
from rules.way.opponents import OPPONENTS
from rules.way.state import BeatName, FightState, WayOptions
from rules.way.surroundings import SURROUNDINGS

REWARDS = ("ki", "special", "pawn")


@dataclass(frozen=True)
class Measured:
    """A way to play a kind of fight."""

    name: str
    options: WayOptions
    label: str = "careful"
    policy: Policy = careful
    virtue: str | None = None
    """The only virtue that can be won, if all others are removed."""


RONIN = Measured("nothing", WayOptions("ronin"))
"""The fight with nothing added, which all others are compared with."""


def _ronin(name: str, **options: str | bool) -> Measured:
    return replace(RONIN, name=name, options=with_other(RONIN.options, **options))


def _always(reward: str) -> Policy:
    """Play with care, but take one reward wherever it is offered."""

    def choose(view: FightState, options: Sequence[str], dice: Dice) -> str:
        due = view.agenda[0].name == "reward" and reward in options
        return reward if due else careful(view, options, dice)

    return choose


AGAINST = tuple(
    Measured(name, WayOptions(name), label, policy)
    for name in OPPONENTS
    for label, policy in POLICIES.items()
)

SIBLINGS: dict[str, tuple[Measured, ...]] = {
    "weapon": tuple(_ronin(key, weapon=key) for key in WEAPONS),
    "surroundings": tuple(_ronin(key, surroundings=key) for key in SURROUNDINGS),
    "climate": tuple(_ronin(key, climate=key) for key in CLIMATES),
    "virtue, once won": tuple(replace(RONIN, name=key, virtue=key) for key in VIRTUES),
    "reward, always": tuple(replace(RONIN, name=key, policy=_always(key)) for key in REWARDS),
}


def _without(extra: str) -> Policy:
    """Play with care, but never use one extra beside the choice that is due."""

    def choose(view: FightState, options: Sequence[str], dice: Dice) -> str:
        asked = view.agenda[0].name != "reward"
        return careful(view, [option for option in options if not (asked and option == extra)], dice)

    return choose


_CLIFF = _ronin("the Cliff", surroundings="cliff")
_NO_VIRTUE = _ronin("no Bushido", bushido=False)

WORTH: tuple[tuple[Measured, Measured], ...] = (
    (_CLIFF, replace(_CLIFF, policy=_without("place"))),
    (replace(RONIN, name="Meiyo alone", virtue="meiyo"), _NO_VIRTUE),
    (replace(RONIN, name="Yu alone", virtue="yu"), _NO_VIRTUE),
    (replace(RONIN, name="a seventh card"), replace(RONIN, policy=_without("seventh"))),
)
"""What can be used well, and the same fights without it."""

MODULES = (
    _ronin("Blood", blood=True),
    _ronin("armour of one's own", yoroi="mine"),
    _ronin("armour on him", yoroi="theirs"),
    _ronin("no Gisei", gisei=False),
    _ronin("no Bushido", bushido=False),
    _ronin("the text to the letter", literal=True),
)


def _chance_at(beat: BeatName) -> Policy:
    """Play with care, but leave the choice at one beat to chance."""

    def choose(view: FightState, options: Sequence[str], dice: Dice) -> str:
        policy = at_random if view.agenda[0].name == beat else careful
        return policy(view, options, dice)

    return choose


def _coin_for(extra: str) -> Policy:
    """Play with care, but toss a coin wherever one extra can be used."""

    def choose(view: FightState, options: Sequence[str], dice: Dice) -> str:
        beside = [option for option in options if option.partition(":")[0] == extra]
        if not beside or view.agenda[0].name == "reward":
            return careful(view, options, dice)
        others = [option for option in options if option not in beside]
        return dice.pick(beside, "which") if dice.below(2, "coin") else careful(view, others, dice)

    return choose


def _asked(beat: BeatName, of: Measured) -> tuple[Measured, Measured]:
    return of, replace(of, name=beat, label="by chance", policy=_chance_at(beat))


def _beside(extra: str, of: Measured) -> tuple[Measured, Measured]:
    return of, replace(of, name=f"{extra}, beside", label="by a coin", policy=_coin_for(extra))


_SHIRO = Measured("shiro", WayOptions("shiro"))
_THREE = Measured("three", WayOptions("three"))

DECISIONS: tuple[tuple[Measured, Measured], ...] = (
    _asked("pair", RONIN),
    _asked("third", RONIN),
    _asked("guard", RONIN),
    _asked("die", RONIN),
    _asked("reward", RONIN),
    _asked("virtue", RONIN),
    _asked("price", _SHIRO),
    _asked("target", _THREE),
    _asked("redraw", _ronin("yari", weapon="yari")),
    _beside("peek", RONIN),
    _beside("seventh", RONIN),
    _beside("guard", RONIN),
    _beside("gisei", RONIN),
    _beside("trade", _ronin("bokken", weapon="bokken")),
    _beside("hook", _ronin("kusarigama", weapon="kusarigama")),
    _beside("place", _ronin("bamboo", surroundings="bamboo")),
    _beside("credit", replace(RONIN, name="rei", virtue="rei")),
    _beside("save", replace(RONIN, name="meiyo", virtue="meiyo")),
)
"""Kinds of decision, each made with care and left to chance.

The Cliff is not among them: it is nearly always worth using, so a coin loses half of what ``WORTH`` finds.
"""
