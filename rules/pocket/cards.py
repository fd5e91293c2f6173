"""A card of the bushido deck as data, for the rules and for any screen that describes it."""

from functools import cached_property
from typing import Literal, TypeVar, cast

import msgspec

from rules.pocket.abilities import Ability, AnyAbility, Defeats, LosesTo
from rules.pocket.symbols import NONE, Aspect, Sign, Symbols

A = TypeVar("A", bound=Ability)


# ``dict`` for the cached properties: a struct has nowhere else to keep them.
class DojoCard(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One card; its key finds the sentences that describe it in the catalogue."""

    key: str
    aspect: Aspect | None
    """None for the Strike! only."""
    sides: tuple[Symbols, ...] = (NONE,)
    """The symbols printed at its top; two sets if it can be turned, swords before helms."""
    abilities: tuple[AnyAbility, ...] = ()
    origin: Literal["known", "completed", "house"]
    """Published by the printed game's publisher, published in part and completed by us, or ours."""
    source: str = ""
    """Where the publisher published it."""
    named: str = ""
    """The key of the card whose name and emblem it has, if they are not its own."""

    @property
    def name(self) -> str:
        """The key of its name and its emblem."""
        return self.named or self.key

    def ability(self, kind: type[A]) -> A | None:
        """Return its ability of this kind, or None; no card has two of a kind."""
        return cast("A | None", self._by_kind.get(kind))

    @cached_property
    def _by_kind(self) -> dict[type[Ability], Ability]:
        return {type(ability): ability for ability in self.abilities}

    @cached_property
    def signs(self) -> frozenset[Sign]:
        """All signs that Defeats and LosesTo can find on it (ruling "all-it-could-show")."""
        signs: set[Sign] = {self.aspect or "strike"}
        # As printed: symbols that an ability would add do not count (ruling "ability-not-printed").
        if any(side.swords for side in self.sides):
            signs.add("swords")
        if any(side.helms for side in self.sides):
            signs.add("helms")
        return frozenset(signs)

    def beaten_by(self, foe: "DojoCard") -> Defeats | LosesTo | None:
        """Return the ability that defeats it if both are flipped in one turn, or None."""
        defeats, loses = foe.ability(Defeats), self.ability(LosesTo)
        if defeats and defeats.sign in self.signs:
            return defeats
        return loses if loses and loses.sign in foe.signs else None


STRIKE = "strike"
"""The key of the card that each player has from the beginning."""

STRIKE_CARD = DojoCard(key=STRIKE, aspect=None, origin="known")
