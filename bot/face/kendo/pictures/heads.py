"""How all at a table stand, side by side: the mark of each seat, their cards, in a Competition their score.

Who is asked for something, or has won, has a golden edge and a sign for it.
"""

from collections.abc import Sequence
from typing import Final

from bot.face.kendo.pictures.contender import Contender, Role
from bot.face.kendo.pictures.marks import card_back, seat_mark
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import field, sign
from bot.face.pictures.region import WIDE, Region, around
from bot.face.pictures.svg import Drawn, disc, path, ring
from rules.kendo.court import POINTS

MARGIN, BETWEEN, HEIGHT = 10, 8, 84
APART: Final = 186
"""How wide two stand, who leave room between them."""
MARK, CARD, FIGURE, SIGN = 40, 25, 30, 30
NARROW: Final = 150
"""A room so narrow has the sign below the cards."""

ROLES: Final[dict[Role, str]] = {
    "switches": "swap",
    "attacks": "strength",
    "answers": "block",
    "draws": "up",
    "wins": "special",
}


def lanes(count: int, top: float, height: float = HEIGHT) -> tuple[Region, ...]:
    """Return the room of each of so many, from left to right; two stand at the edges."""
    inner = WIDE - 2 * MARGIN
    wide = APART if count == 2 else (inner - (count - 1) * BETWEEN) / count  # noqa: PLR2004  a duel
    step = (inner - wide) / (count - 1)
    return tuple(Region(MARGIN + at * step, top, wide, height) for at in range(count))


def heads(some: Sequence[Contender], top: float) -> Drawn:
    """Draw all of them, in their order."""
    return "".join(map(_head, some, lanes(len(some), top)))


def _head(one: Contender, area: Region) -> Drawn:
    alone = one.inside and one.cards is None
    mark = around(area.middle if alone else area.left + 8 + MARK / 2, area.centre, MARK)
    beside, narrow = mark.left + MARK + 9, area.width < NARROW
    parts = [
        field(area, FIELD, GOLD if one.role else EDGE),
        seat_mark(one.seat, mark, inside=one.inside),
    ]
    if not one.inside:
        return "".join((*parts, sign("fallen", around(beside + 24, area.centre, 44), DIM)))
    raised = one.points is not None or (narrow and one.role)
    if one.cards is not None:
        parts.append(_cards(one.cards, beside, area.centre - (20 if raised else 0)))
    if one.points is not None:
        parts.append(_score(one, beside, area.top + 63))
    if one.role:
        below = around(beside + CARD / 2, area.top + 62, SIGN)
        at_end = around(area.left + area.width - 12 - SIGN / 2, area.centre, SIGN)
        parts.append(sign(ROLES[one.role], below if narrow else at_end, GOLD, FIELD))
    return "".join(parts)


def _cards(count: int, left: float, centre: float) -> Drawn:
    back = card_back(Region(left, centre - CARD * 0.65, CARD, CARD * 1.3))
    colour = PAPER if count else RED
    return back + figures(str(count), left + CARD + 7, centre - FIGURE / 2, FIGURE, colour)


def _score(one: Contender, left: float, centre: float) -> Drawn:
    """Draw a slot for each point that wins; one made by the other's hansoku bears their triangle."""
    drawn: list[Drawn] = []
    for at in range(POINTS):
        middle = left + 13 + 30 * at
        made = (one.points or ())[at : at + 1]
        drawn.append(ippon(middle, centre, 12, by_hansoku=made == ("hansoku",)) if made else "")
        drawn.append("" if made else ring(middle, centre, 11, DIM, 3))
    triangles = (hansoku(left + 73 + 26 * at, centre, 24) for at in range(one.penalties))
    return "".join((*drawn, *triangles))


def ippon(middle: float, centre: float, radius: float, *, by_hansoku: bool = False) -> Drawn:
    """Draw a point."""
    drawn = disc(middle, centre, radius, PAPER)
    return drawn + hansoku(middle, centre, radius * 1.2) if by_hansoku else drawn


def hansoku(middle: float, centre: float, side: float) -> Drawn:
    """Draw a penalty: a triangle."""
    half = side / 2
    corners = ("M", middle, centre - half, "L", middle + half, centre + half * 0.8)
    return path(*corners, "L", middle - half, centre + half * 0.8, "z", fill=RED, stroke=PALE, stroke_width=1)
