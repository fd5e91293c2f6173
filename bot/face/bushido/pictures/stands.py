"""How a fighter stands: crest, bar of health and number, from the edge of a picture towards its middle."""

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
"""Where the number begins, behind the crest."""
HEALTH = Region(MARGIN + CREST, 0, WIDE / 2 - MARGIN - CREST, CREST)


def stands(fighter: str, health: int | None, full: int, *, top: float, seat: int, lost: int = 0) -> Drawn:
    """Draw one side; what has just been lost is red in its bar. Without a health only the crest is drawn."""
    crest = crest_piece(fighter, square(MARGIN, top, CREST).on(seat))
    if health is None:
        return crest
    return crest + piece(HEALTH._replace(top=top).on(seat), _health, health, full, lost, seat)


def _health(area: Region, health: int, full: int, lost: int, seat: int) -> Drawn:
    """Draw the bar and the number, or that a player has fallen."""
    bar = life_bar(Region(8, 14, BAR, 24).on(seat, area.width), max(health, 0), full, lost, seat=seat)
    if health < 1:
        return bar + sign("fallen", square(BESIDE, 4, 44).on(seat, area.width), RED)
    anchor: Anchor = "end" if seat else "start"
    left = area.width - BESIDE if seat else BESIDE
    return bar + figures(str(health), left, 9, NUMBER, PALE, anchor=anchor)
