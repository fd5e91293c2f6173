"""Swords against helms: whether a strike of either seat would succeed as things stand."""

from bot.face.pictures.colours import EDGE, FIELD, GOLD, PAPER
from bot.face.pictures.line import Piece, line
from bot.face.pictures.parts import field
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn
from bot.face.pocket.pictures.marks import HELM, SWORD
from rules.pocket.symbols import Symbols

MARGIN, BETWEEN = 9.5, 6
HIGH = 46
"""Of the two fields, side by side."""

Both = tuple[Symbols, Symbols]


def totals_drawn(both: Both, top: float) -> Drawn:
    """Draw the strike of the one on the left, then that of the one on the right, each from its own side."""
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
    return "".join(_field(area, pieces, lit=lit) for area, lit, pieces in sides)


def compared_by(one: int, other: int) -> str:
    """Return the sign that stands between two numbers."""
    return "=" if one == other else "<" if one < other else ">"


def _field(area: Region, pieces: list[Piece], *, lit: bool) -> Drawn:
    """Draw a strike in its field; where it would succeed, its edge is lit."""
    return field(area, FIELD, GOLD if lit else EDGE) + line(pieces, area.inset(7), PAPER, FIELD)
