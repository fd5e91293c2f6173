"""What a system of games has to read of its own: pages of rules, and whom one can play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.face.pictures.region import Region
from bot.face.pictures.svg import Drawn
from bot.face.screen import Drawing, Screen
from bot.face.words import Words
from rules.ruling import Ruling

Facts: TypeAlias = dict[str, str | int]

INK = 0x2B2D42
"""The accent of pages that belong to nobody and to no match."""

PRIMER = 4
"""Short pages with which each system begins."""

ALL_ROLES = "all"
"""Wanted in place of one role: the list of them."""


@dataclass(frozen=True)
class Roster:
    """Whom one can play in a system."""

    roles: tuple[str, ...]
    every: Callable[[Words], Screen]
    """Shows all of them."""
    one: Callable[[Words, str], Screen]
    """Shows one of them."""
    crest: Callable[[str, Region], Drawn] | None = None
    """Draws the sign of one upon paper, where they have signs."""


@dataclass(frozen=True)
class Worked:
    """A turn that a page shows as an example: the last of so many plays, all drawn from a seed."""

    game: str
    """The name of a game, of which the newest version is played."""
    seed: bytes
    plays: int


@dataclass(frozen=True)
class Book:
    """The pages of one system."""

    system: str
    """Which one, in a word; the catalogue has its title under ``system-<word>``."""
    primer: tuple[str, ...]
    """The short pages that are read first; the second of them tells of a turn."""
    pages: tuple[str, ...]
    """All else there is to read, as it is listed in the index."""
    text: Callable[[Words, str, Facts], tuple[str, ...]]
    """Writes a page of the rules, in paragraphs."""
    facts: Callable[[], Facts]
    """Returns every number that its pages speak of, from where it is decided."""
    roster: Roster | None = None
    """None where all play the same."""
    picture: Callable[[Words, str], Drawing | None] | None = None
    """Draws what a page speaks of; its alt text says all that it shows."""
    worked: Worked | None = None
    """The turn that is shown as an example, where one can be drawn."""

    @property
    def index(self) -> str:
        """The page that lists all others."""
        return f"{self.system}-index"


def primer_of(first: str) -> tuple[str, ...]:
    """Return the names of the short pages, by the name of the first."""
    return (first, *(f"{first}-{number}" for number in range(2, PRIMER + 1)))


def ruling_lines(words: Words, rulings: Sequence[Ruling], facts: Facts) -> str:
    """List rulings with their numbers."""
    return "\n".join(
        words("rules-rulings.line", number=ruling.number, ruling=words(f"ruling-{ruling.name}", **facts))
        for ruling in rulings
    )
