"""What readers find about a system of games: pages of rules, and the fighters to play."""

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
"""The accent colour of pages that belong to no player and no match."""

PRIMER = 4
"""The number of short pages at the beginning of each system."""

ALL_ROLES = "all"
"""Stands for the list of all roles, in place of one role."""


@dataclass(frozen=True)
class Roster:
    """The fighters that a system offers."""

    roles: tuple[str, ...]
    every: Callable[[Words], Screen]
    """Shows all fighters."""
    one: Callable[[Words, str], Screen]
    """Shows one fighter."""
    crest: Callable[[str, Region], Drawn] | None = None
    """Draws a fighter's sign on paper; None if fighters have no signs."""


@dataclass(frozen=True)
class Worked:
    """A turn that a page shows as an example: the last of ``plays`` plays, all drawn from a seed."""

    game: str
    """The name of a game; its newest version is played."""
    seed: bytes
    plays: int


@dataclass(frozen=True)
class Book:
    """The pages of one system."""

    system: str
    """The system's name, in a word; its title in the catalogue is ``system-<word>``."""
    primer: tuple[str, ...]
    """The short pages to read first; the second explains a turn."""
    pages: tuple[str, ...]
    """All other pages, in the order of the index."""
    text: Callable[[Words, str, Facts], tuple[str, ...]]
    """Writes the paragraphs of a page."""
    facts: Callable[[], Facts]
    """Returns every number that the pages mention, read from the code that decides it."""
    roster: Roster | None = None
    """None if fighters do not differ."""
    picture: Callable[[Words, str], Drawing | None] | None = None
    """Draws what a page explains; the alt text says all that the picture shows."""
    worked: Worked | None = None
    """The example turn, if one can be drawn."""

    @property
    def index(self) -> str:
        """The name of the page that lists all others."""
        return f"{self.system}-index"


def primer_of(first: str) -> tuple[str, ...]:
    """Return the names of the short pages, given the name of the first."""
    return (first, *(f"{first}-{number}" for number in range(2, PRIMER + 1)))


def ruling_lines(words: Words, rulings: Sequence[Ruling], facts: Facts) -> str:
    """List rulings with their numbers."""
    return "\n".join(
        words("rules-rulings.line", number=ruling.number, ruling=words(f"ruling-{ruling.name}", **facts))
        for ruling in rulings
    )
