"""What the check can find: success, or a shortcoming that carries a sentence for the host."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar


class Grade(Enum):
    """How much something matters."""

    FINE = "fine"
    LIMIT = "limit"
    """The bot works, but something that players could have is missing."""
    FAULT = "fault"
    UNTRIED = "untried"


@dataclass(frozen=True)
class Said:
    """A sentence of the catalogue, with values for its gaps; its key is ``check-`` and this one."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict[str, str | int])


class Shortcoming(Exception):  # noqa: N818  reads as what it is
    """Something does not work; the catalogue says what, and its ``.mend`` says how to fix it."""

    grade: ClassVar[Grade]

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.said = Said(key, facts)


class Broken(Shortcoming):
    """The host has to fix it."""

    grade = Grade.FAULT


class Limited(Shortcoming):
    """The host may want to fix it."""

    grade = Grade.LIMIT


class Untried(Shortcoming):
    """It could not be tried."""

    grade = Grade.UNTRIED


@dataclass(frozen=True)
class Finding:
    """The result of one line of the check."""

    line: str
    grade: Grade
    said: Said | None = None
