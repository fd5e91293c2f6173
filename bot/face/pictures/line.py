"""A line of signs and numbers: what a sentence would say, without letters."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from bot.face.pictures.colours import INK, PAPER
from bot.face.pictures.figures import figures, length
from bot.face.pictures.region import Region, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn


class Stamp(NamedTuple):
    """A sign within a line."""

    sheaf: Sheaf
    name: str


Glyph: TypeAlias = Stamp | str
"""A sign, or a number."""

NUMBER = 0.78
"""The height of a number beside a sign, as a share of the sign's."""
APART, CLOSE = 0.36, 0.12
"""The gaps between two glyphs, and between a sign and its number, as shares of a sign's side."""


def line(glyphs: Sequence[Glyph], room: Region, colour: str = INK, ground: str = PAPER) -> Drawn:
    """Draw a line in the middle of its room, scaled down if it is too long."""
    wide = sum(before + width for before, width in _widths(glyphs, room.height))
    side = room.height * min(1, room.width / wide) if wide else 0
    left, top = room.middle - min(wide, room.width) / 2, room.centre - side / 2
    drawn: list[Drawn] = []
    for glyph, (before, width) in zip(glyphs, _widths(glyphs, side), strict=True):
        left += before
        if isinstance(glyph, Stamp):
            drawn.append(glyph.sheaf.drawn(glyph.name, square(left, top, side), colour, ground))
        else:
            drawn.append(figures(glyph, left, top + side * (1 - NUMBER) / 2, side * NUMBER, colour))
        left += width
    return "".join(drawn)


def _widths(glyphs: Sequence[Glyph], side: float) -> Iterator[tuple[float, float]]:
    """Yield the gap before each glyph and the width of the glyph, for signs of a given side."""
    last: Glyph | None = None
    for glyph in glyphs:
        close = isinstance(last, Stamp) and isinstance(glyph, str)
        before = 0 if last is None else side * (CLOSE if close else APART)
        yield before, side if isinstance(glyph, Stamp) else length(glyph, side * NUMBER)
        last = glyph
