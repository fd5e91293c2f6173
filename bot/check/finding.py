"""What the check can find: that something works, or a shortcoming that carries the sentence for the host."""

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
    """A sentence of the catalogue, with its gaps; its key is ``check-`` and this one."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict[str, str | int])


class Shortcoming(Exception):  # noqa: N818  reads as what it is
    """Something does not work; the catalogue says what, and in its ``.mend`` what to do about it."""

    grade: ClassVar[Grade]

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.said = Said(key, facts)


class Broken(Shortcoming):
    """The host has to mend it."""

    grade = Grade.FAULT


class Limited(Shortcoming):
    """The host may want to mend it."""

    grade = Grade.LIMIT


class Untried(Shortcoming):
    """It could not be tried."""

    grade = Grade.UNTRIED


@dataclass(frozen=True)
class Finding:
    """What came of one line of the check."""

    line: str
    grade: Grade
    said: Said | None = None
