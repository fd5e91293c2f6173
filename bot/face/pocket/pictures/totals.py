"""Swords against helms: whether a strike of either seat would succeed for now."""

from collections.abc import Iterable

from bot.face.pictures.colours import EDGE, FIELD, GOLD, PAPER
from bot.face.pictures.line import Glyph, line
from bot.face.pictures.parts import field
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn
from bot.face.pocket.pictures.marks import HELM, SWORD
from rules.pocket.symbols import Symbols

MARGIN, BETWEEN = 9.5, 6
HIGH = 46
"""The height of the two fields, which stand side by side."""

Both = tuple[Symbols, Symbols]


def totals_drawn(both: Both, top: float) -> Drawn:
    """Draw the strike of the player on the left, then that of the one on the right, each from its own side.

    A strike that would succeed has a golden edge.
    """
    one, other = both
    wide = (WIDE - 2 * MARGIN - BETWEEN) / 2
    left = Region(MARGIN, top, wide, HIGH)
    strikes = (one.swords > other.helms, other.swords > one.helms)
    sides = (
        (
            left,
            strikes[0],
            [SWORD, str(one.swords), compared_by(one.swords, other.helms), str(other.helms), HELM],
        ),
        (
            left.on(1),
            strikes[1],
            [HELM, str(one.helms), compared_by(one.helms, other.swords), str(other.swords), SWORD],
        ),
    )
    return "".join(strip(area, glyphs, edge=GOLD if lit else EDGE) for area, lit, glyphs in sides)


def compared_by(one: int, other: int) -> str:
    """Return the sign that compares two numbers."""
    return "=" if one == other else "<" if one < other else ">"


def strip(area: Region, glyphs: Iterable[Glyph], *, edge: str = EDGE, ink: str = PAPER) -> Drawn:
    """Draw a line in a field, as a piece."""
    return piece(area.inset(-1), _strip, tuple(glyphs), edge, ink)


def _strip(area: Region, glyphs: tuple[Glyph, ...], edge: str, ink: str) -> Drawn:
    return field(area.inset(1), FIELD, edge) + line(glyphs, area.inset(8), ink, FIELD)
