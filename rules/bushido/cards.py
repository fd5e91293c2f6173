"""An Attack Card as data, fit for the engine and for any screen that describes it."""

from functools import cached_property
from typing import Literal

import msgspec

from rules.bushido.criteria import AnyCriterion
from rules.bushido.effects import AnyEffect
from rules.bushido.values import AnyPrinted


# ``dict`` for the cached property: a struct has nowhere else to keep it.
class Clause(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Criteria, what happens when all of them hold, and what happens otherwise.

    Without criteria the effects always apply. Raise ValueError where a change of Speed waits for a
    criterion that only the compared Speeds can answer.
    """

    when: tuple[AnyCriterion, ...] = ()
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()

    def __post_init__(self) -> None:
        if self.after_speed and any(effect.before_speed for effect in self.then + self.otherwise):
            raise ValueError("a change of Speed cannot depend on who is faster")

    @cached_property
    def after_speed(self) -> bool:
        """Whether the clause is judged only once the Speeds have been compared."""
        return any(criterion.after_speed for criterion in self.when)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One Attack Card; which sentences tell it to a person, the catalogue knows by its key."""

    key: str
    technique: str
    speed: AnyPrinted
    strength: AnyPrinted
    clauses: tuple[Clause, ...] = ()
    origin: Literal["known", "completed", "house"]
    """Told by the printed game's publisher, told but for some values, or ours."""
    source: str = ""
    """Where the publisher told it."""
