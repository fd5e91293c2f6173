"""The picture of a duel's board: both fighters' health, and the nine Mon, with spent ones in grey."""

from collections.abc import Iterator

from bot.face.bushido.pictures.marks import small_card
from bot.face.bushido.pictures.stands import MARGIN, stands
from bot.face.pictures.colours import EDGE
from bot.face.pictures.parts import on_ground
from bot.face.pictures.piece import filled
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.svg import Drawn
from rules.bushido.duel import SideView
from rules.bushido.wheel import TECHNIQUES

ABOVE, SIDE, GAP, ACROSS = 76, 46, 8, 5
WIDTH = ACROSS * (SIDE + GAP) - GAP
HEIGHT = ABOVE + 2 * (SIDE + GAP) + 6


def board_drawn(one: SideView, other: SideView) -> Drawn:
    """Draw both fighters, the first on the left."""
    line = filled(Region(WIDE / 2 - 1, ABOVE, 2, HEIGHT - 12 - ABOVE), EDGE)
    return on_ground(HEIGHT, *_side(one, 0), *_side(other, 1), line)


def _side(side: SideView, seat: int) -> Iterator[Drawn]:
    yield stands(side.fighter, side.health, side.full_health, top=11, seat=seat)
    first = square(WIDE - MARGIN - WIDTH if seat else MARGIN, ABOVE, SIDE)
    for each, area in zip(TECHNIQUES, grid(len(TECHNIQUES), ACROSS, first, GAP), strict=True):
        yield small_card(each, area, held=each in side.hand)
