"""Attack Cards as data, for the engine and for any screen that describes them."""

from functools import cached_property
from typing import Literal

import msgspec

from rules.bushido.criteria import AnyCriterion
from rules.bushido.effects import AnyEffect
from rules.bushido.values import AnyPrinted


# ``dict`` for the cached property: a struct has nowhere else to keep it.
class Clause(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Criteria, what happens if all of them hold, and what happens otherwise.

    Without criteria, the effects always apply. Raise ValueError if a change of Speed depends on a criterion
    that only the compared Speeds can answer.
    """

    when: tuple[AnyCriterion, ...] = ()
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()

    def __post_init__(self) -> None:
        if self.after_speed and any(effect.before_speed for effect in self.then + self.otherwise):
            raise ValueError("a change of Speed cannot depend on who is faster")

    @cached_property
    def after_speed(self) -> bool:
        """Whether the clause is judged only after the Speeds are compared."""
        return any(criterion.after_speed for criterion in self.when)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One Attack Card; its key finds the sentences that describe it in the catalogue."""

    key: str
    technique: str
    speed: AnyPrinted
    strength: AnyPrinted
    clauses: tuple[Clause, ...] = ()
    origin: Literal["known", "completed", "house"]
    """Published by the printed game's publisher, published except for some values, or ours."""
    source: str = ""
    """Where the publisher published it."""
