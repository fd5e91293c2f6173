"""How a fighter stands: crest, bar of health and number, from the edge of a picture towards its middle."""

from bot.face.bushido.pictures.marks import fighter_crest
from bot.face.pictures.colours import PALE, RED
from bot.face.pictures.figures import Anchor, figures
from bot.face.pictures.parts import life_bar, sign
from bot.face.pictures.region import WIDE, Region, square
from bot.face.pictures.svg import Drawn

MARGIN = 12
CREST, BAR, NUMBER = 52, 140, 34
BESIDE = MARGIN + CREST + 8 + BAR + 10
"""Where the number begins."""


def stands(fighter: str, health: int | None, full: int, *, top: float, seat: int, lost: int = 0) -> Drawn:
    """Draw one side; what has just been lost is red in its bar. Without a health only the crest is drawn."""
    crest = fighter_crest(fighter, square(MARGIN, top, CREST).on(seat))
    if health is None:
        return crest
    bar_area = Region(MARGIN + CREST + 8, top + 14, BAR, 24)
    bar = life_bar(bar_area, max(health, 0), full, lost, seat=seat)
    if health < 1:
        return crest + bar + sign("fallen", square(BESIDE, top + 4, 44).on(seat), RED)
    anchor: Anchor = "end" if seat else "start"
    left = WIDE - BESIDE if seat else BESIDE
    return crest + bar + figures(str(health), left, top + 9, NUMBER, PALE, anchor=anchor)
