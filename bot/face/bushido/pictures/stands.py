"""How a fighter stands: crest, health bar and number, from the edge of a picture towards the middle."""

from bot.face.bushido.pictures.marks import crest_piece
from bot.face.pictures.colours import PALE, RED
from bot.face.pictures.figures import Anchor, figures
from bot.face.pictures.parts import life_bar, sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, square
from bot.face.pictures.svg import Drawn

MARGIN = 12
CREST, BAR, NUMBER = 52, 140, 34
BESIDE = 8 + BAR + 10
"""Where the number begins, after the crest."""
HEALTH = Region(MARGIN + CREST, 0, WIDE / 2 - MARGIN - CREST, CREST)


def stands(fighter: str, health: int | None, full: int, *, top: float, seat: int, lost: int = 0) -> Drawn:
    """Draw one side, with health just lost in red; without a health, draw only the crest."""
    crest = crest_piece(fighter, square(MARGIN, top, CREST).on(seat))
    if health is None:
        return crest
    return crest + piece(HEALTH._replace(top=top).on(seat), _health, health, full, lost, seat)


def _health(area: Region, health: int, full: int, lost: int, seat: int) -> Drawn:
    """Draw the bar and the number, or the sign of a fallen fighter."""
    bar = life_bar(Region(8, 14, BAR, 24).on(seat, area.width), max(health, 0), full, lost, seat=seat)
    if health < 1:
        return bar + sign("fallen", square(BESIDE, 4, 44).on(seat, area.width), RED)
    anchor: Anchor = "end" if seat else "start"
    left = area.width - BESIDE if seat else BESIDE
    return bar + figures(str(health), left, 9, NUMBER, PALE, anchor=anchor)
