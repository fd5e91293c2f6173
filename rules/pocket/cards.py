"""A card of the bushido deck as data, fit for the rules and for any screen that describes it."""

from functools import cached_property
from typing import Literal, TypeVar, cast

import msgspec

from rules.pocket.abilities import Ability, AnyAbility, Defeats, LosesTo
from rules.pocket.symbols import NONE, Aspect, Sign, Symbols

A = TypeVar("A", bound=Ability)


# ``dict`` for the cached properties: a struct has nowhere else to keep them.
class DojoCard(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One card; which sentences tell it to a person, the catalogue knows by its key."""

    key: str
    aspect: Aspect | None
    """None for the Strike! alone."""
    sides: tuple[Symbols, ...] = (NONE,)
    """What is printed at its top; two where it can be turned, swords before helms."""
    abilities: tuple[AnyAbility, ...] = ()
    origin: Literal["known", "completed", "house"]
    """Told by the printed game's publisher, told in part and completed by us, or ours."""
    source: str = ""
    """Where the publisher told it."""
    named: str = ""
    """The key of the card whose name and emblem it has, if those are not its own."""

    @property
    def name(self) -> str:
        """Return the key of its name and its emblem."""
        return self.named or self.key

    def ability(self, kind: type[A]) -> A | None:
        """Return its ability of this kind, if it has one; no card has two."""
        return cast("A | None", self._by_kind.get(kind))

    @cached_property
    def _by_kind(self) -> dict[type[Ability], Ability]:
        return {type(ability): ability for ability in self.abilities}

    @cached_property
    def signs(self) -> frozenset[Sign]:
        """All that Defeats and Loses to can look for on it (ruling "all-it-could-show")."""
        signs: set[Sign] = {self.aspect or "strike"}
        # As printed: what an ability would add is no sign of it (ruling "ability-not-printed").
        if any(side.swords for side in self.sides):
            signs.add("swords")
        if any(side.helms for side in self.sides):
            signs.add("helms")
        return frozenset(signs)

    def beaten_by(self, foe: "DojoCard") -> Defeats | LosesTo | None:
        """Return the ability by which it is defeated where both are flipped in one turn, if any is."""
        defeats, loses = foe.ability(Defeats), self.ability(LosesTo)
        if defeats and defeats.sign in self.signs:
            return defeats
        return loses if loses and loses.sign in foe.signs else None


STRIKE = "strike"
"""The key of the card that each player has from the beginning."""

STRIKE_CARD = DojoCard(key=STRIKE, aspect=None, origin="known")
