"""The picture that greets a server: two crossed swords before the sun, over waves."""

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, INK, PAPER, RED
from bot.face.pictures.parts import on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn, box, disc, flipped, path, ring, turned

HIGH = 260
MIDDLE, CENTRE, SUN = WIDE / 2, 118.0, 96.0
WAVE = 40.0
"""The radius of a wave; as on old prints, waves are rings side by side."""


def welcome_drawn() -> Drawn:
    """Draw the welcome picture in one piece; it is the same for everyone."""
    return on_ground(HIGH, piece(Region(0, 0, WIDE, HIGH), _crossed_swords))


def _crossed_swords(_: Region) -> Drawn:
    sword = turned(_sword(), 52, MIDDLE, CENTRE)
    drawn = (
        disc(MIDDLE, CENTRE, SUN, RED),
        ring(MIDDLE, CENTRE, SUN + 9, GOLD, 3),
        flipped(sword, WIDE),
        sword,
        *_waves(HIGH - 34, 0),
        *_waves(HIGH - 10, WAVE),
    )
    return "".join(drawn)


def _sword() -> Drawn:
    """Draw a sword upright in the middle, its edge to the left."""
    blade = path(
        *("M", MIDDLE - 7, CENTRE + 66, "Q", MIDDLE - 17, CENTRE - 60, MIDDLE + 8, CENTRE - 150),
        *("Q", MIDDLE + 7, CENTRE - 60, MIDDLE + 7, CENTRE + 66, "Z"),
        fill=PAPER,
        stroke=INK,
        stroke_width=3,
    )
    guard = box(Region(MIDDLE - 24, CENTRE + 64, 48, 11), GOLD, rx=5, stroke=INK, stroke_width=3)
    grip = box(Region(MIDDLE - 8, CENTRE + 75, 16, 62), FIELD, rx=5, stroke=INK, stroke_width=3)
    bands = (step for row in range(4) for step in ("M", MIDDLE - 8, CENTRE + 82 + 14 * row, "l", 16, 9))
    return blade + grip + path(*bands, stroke=PAPER, stroke_width=3) + guard


def _waves(top: float, shift: float) -> list[Drawn]:
    """Draw a row of waves from edge to edge."""
    count = int(WIDE / (2 * WAVE)) + 2
    middles = [2 * WAVE * number - shift for number in range(count)]
    return [
        disc(middle, top + WAVE, WAVE, FIELD, stroke=EDGE, stroke_width=3)
        + ring(middle, top + WAVE, WAVE - 12, EDGE, 3)
        + ring(middle, top + WAVE, WAVE - 24, DIM, 3)
        for middle in middles
    ]
