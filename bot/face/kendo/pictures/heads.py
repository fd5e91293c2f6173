"""How all players stand, side by side: their seats' marks, cards, and in a Competition their scores.

A player who must choose or has won has a golden edge and a sign.
"""

from collections.abc import Sequence
from typing import Final

from bot.face.kendo.pictures.contender import Contender, Role
from bot.face.kendo.pictures.marks import card_back, seat_mark
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, PALE, PAPER, RED
from bot.face.pictures.figures import figures_piece
from bot.face.pictures.parts import field_piece, sign_piece
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around
from bot.face.pictures.svg import Drawn, disc, path, ring
from rules.kendo.competition_state import PointMark
from rules.kendo.court import POINTS

MARGIN, BETWEEN, HEIGHT = 10, 8, 84
APART: Final = 186
"""The width of each of two players, which leaves room between them."""
MARK, CARD, FIGURE, SIGN = 40, 25, 30, 30
SCORE = Region(0, 0, 112, 28)
"""The room for points and penalties."""
NARROW: Final = 150
"""In rooms narrower than this, the sign stands below the cards."""

ROLES: Final[dict[Role, str]] = {
    "switches": "swap",
    "attacks": "strength",
    "answers": "block",
    "draws": "up",
    "wins": "special",
}


def lanes(count: int, top: float, height: float = HEIGHT) -> tuple[Region, ...]:
    """Return the room of each of ``count`` players, from left to right; two stand at the edges."""
    inner = WIDE - 2 * MARGIN
    wide = APART if count == 2 else (inner - (count - 1) * BETWEEN) / count  # noqa: PLR2004  a duel
    step = (inner - wide) / (count - 1)
    return tuple(Region(MARGIN + at * step, top, wide, height) for at in range(count))


def heads(some: Sequence[Contender], top: float) -> Drawn:
    """Draw all players, in order."""
    return "".join(map(_head, some, lanes(len(some), top)))


def _head(one: Contender, area: Region) -> Drawn:
    alone = one.inside and one.cards is None
    mark = around(area.middle if alone else area.left + 8 + MARK / 2, area.centre, MARK)
    beside, narrow = mark.left + MARK + 9, area.width < NARROW
    parts = [
        field_piece(area, FIELD, GOLD if one.role else EDGE),
        seat_mark(one.seat, mark, inside=one.inside, ground=FIELD),
    ]
    if not one.inside:
        return "".join((*parts, sign_piece("fallen", around(beside + 24, area.centre, 44), DIM, FIELD)))
    raised = one.points is not None or (narrow and one.role)
    if one.cards is not None:
        parts.append(_cards(one.cards, beside, area.centre - (20 if raised else 0)))
    if one.points is not None:
        room = SCORE._replace(left=beside, top=area.top + 63 - SCORE.height / 2)
        parts.append(piece(room, _score, one.points, one.penalties, ground=FIELD))
    if one.role:
        below = around(beside + CARD / 2, area.top + 62, SIGN)
        at_end = around(area.left + area.width - 12 - SIGN / 2, area.centre, SIGN)
        parts.append(sign_piece(ROLES[one.role], below if narrow else at_end, GOLD, FIELD))
    return "".join(parts)


def _cards(count: int, left: float, centre: float) -> Drawn:
    back = card_back(Region(left, centre - CARD * 0.65, CARD, CARD * 1.3))
    colour = PAPER if count else RED
    left, top = left + CARD + 7, centre - FIGURE / 2
    return back + figures_piece(str(count), left, top, FIGURE, colour, ground=FIELD)


def _score(area: Region, points: tuple[PointMark, ...], penalties: int) -> Drawn:
    """Draw a slot for each point needed; a point from the opponent's hansoku has the triangle of one."""
    drawn: list[Drawn] = []
    centre = area.centre
    for at in range(POINTS):
        middle = 13 + 30 * at
        made = points[at : at + 1]
        drawn.append(ippon(middle, centre, 12, by_hansoku=made == ("hansoku",)) if made else "")
        drawn.append("" if made else ring(middle, centre, 11, DIM, 3))
    triangles = (hansoku(73 + 26 * at, centre, 24) for at in range(penalties))
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
