"""The wheel of the nine Mon, clockwise from the top, with the cards in question highlighted."""

from collections.abc import Mapping
from math import cos, hypot, pi, sin

from bot.face.bushido.pictures.marks import mon
from bot.face.pictures.colours import DIM, FIELD, GOLD, GROUND, INK, PAPER
from bot.face.pictures.parts import on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around
from bot.face.pictures.svg import Drawn, disc, path, ring
from rules.bushido.wheel import OFFENSIVE_REACH, TECHNIQUES

Point = tuple[float, float]

STEP = 2 * pi / len(TECHNIQUES)
HEIGHT, RADIUS, OUTSIDE = 436, 136, 196
"""For the explained wheel: the height of the picture, and the radii of the wheel and of the arrow."""


def wheel_drawn(room: Region, radius: float, offensive: str, defensive: str) -> Drawn:
    """Draw the wheel in the middle of a room, with an arrow from the offensive card to the other."""
    middle, centre = room.middle, room.centre
    start, end = (_place(middle, centre, radius, TECHNIQUES.index(each)) for each in (offensive, defensive))
    lit = {offensive: GOLD, defensive: PAPER}
    return _wheel(middle, centre, radius, lit) + _arrow(start, end, radius)


def wheel_explained() -> Drawn:
    """Draw the wheel alone, in one piece: one Mon, and an arrow past those it is offensive against."""
    return on_ground(HEIGHT, piece(Region(0, 0, WIDE, HEIGHT), _explained))


def _explained(room: Region) -> Drawn:
    middle, centre = room.middle, room.centre
    first, *others = TECHNIQUES[: OFFENSIVE_REACH + 1]
    lit = {first: GOLD} | dict.fromkeys(others, PAPER)
    start, end = (_place(middle, centre, OUTSIDE, at) for at in (0.25, OFFENSIVE_REACH))
    line = ("M", *start, "A", OUTSIDE, OUTSIDE, 0, 0, 1, *end)
    around_it = path(*line, fill="none", stroke=GOLD, stroke_width=8, stroke_linecap="round")
    tip = _place(middle, centre, OUTSIDE, OFFENSIVE_REACH + 0.18)
    corners = (_place(middle, centre, OUTSIDE + side, OFFENSIVE_REACH - 0.02) for side in (-18, 18))
    head = path("M", *tip, *(step for corner in corners for step in ("L", *corner)), "z", fill=GOLD)
    return _wheel(middle, centre, RADIUS, lit) + around_it + head


def _place(middle: float, centre: float, radius: float, at: float) -> Point:
    """Return the point a number of steps clockwise from the top."""
    return middle + radius * sin(at * STEP), centre - radius * cos(at * STEP)


def _wheel(middle: float, centre: float, radius: float, lit: Mapping[str, str]) -> Drawn:
    """Draw the nine Mon; highlighted ones lie on a disc of their colour."""
    side = radius * 0.44
    drawn = [ring(middle, centre, radius, FIELD, 3)]
    for at, technique in enumerate(TECHNIQUES):
        across, down = _place(middle, centre, radius, at)
        ground = lit.get(technique, GROUND)
        ink = INK if technique in lit else DIM
        drawn += (
            disc(across, down, side * (0.74 if technique in lit else 0.64), ground),
            mon(technique, around(across, down, side), ink, ground),
        )
    return "".join(drawn)


def _arrow(start: Point, end: Point, radius: float) -> Drawn:
    """Draw a straight arrow within the wheel; between neighbours there is only room for its head."""
    across, down = end[0] - start[0], end[1] - start[1]
    away = hypot(across, down)
    along, aside = across / away, down / away

    def point(forward: float, sideways: float = 0) -> Point:
        return (
            start[0] + along * forward - aside * sideways,
            start[1] + aside * forward + along * sideways,
        )

    free, head = radius * 0.38, radius * 0.2
    tip = away - free
    line = ("M", *point(min(free, tip - head)), "L", *point(tip - head / 2))
    shaft = path(*line, stroke=GOLD, stroke_width=radius / 13)
    base, half = tip - head, head * 0.65
    return shaft + path("M", *point(tip), "L", *point(base, half), "L", *point(base, -half), "z", fill=GOLD)
