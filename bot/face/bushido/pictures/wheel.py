"""The wheel of the nine Mon, clockwise from the top, with the cards in question lit."""

from math import cos, hypot, pi, sin

from bot.face.bushido.pictures.marks import mon
from bot.face.pictures.area import around
from bot.face.pictures.colours import DIM, FIELD, GOLD, GROUND, INK, PAPER
from bot.face.pictures.svg import Drawn, disc, path, ring
from rules.bushido.wheel import TECHNIQUES

Point = tuple[float, float]


def wheel_drawn(middle: float, centre: float, radius: float, offensive: str, defensive: str) -> Drawn:
    """Draw the wheel around a point; an arrow goes from the offensive card to the other."""
    places = {
        technique: (middle + radius * sin(angle), centre - radius * cos(angle))
        for at, technique in enumerate(TECHNIQUES)
        for angle in (2 * pi * at / len(TECHNIQUES),)
    }
    lit = {offensive: GOLD, defensive: PAPER}
    side = radius * 0.44
    drawn = [ring(middle, centre, radius, FIELD, 3)]
    for technique, (across, down) in places.items():
        ground = lit.get(technique, GROUND)
        ink = INK if technique in lit else DIM
        drawn += (
            disc(across, down, side * 0.74 if technique in lit else side * 0.64, ground),
            mon(technique, around(across, down, side), ink, ground),
        )
    return "".join((*drawn, _arrow(places[offensive], places[defensive], radius)))


def _arrow(start: Point, end: Point, radius: float) -> Drawn:
    """Draw a straight arrow within the wheel; between neighbours there is room for its head alone."""
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
    corners = (
        "M",
        *point(tip),
        "L",
        *point(tip - head, head * 0.65),
        "L",
        *point(tip - head, -head * 0.65),
        "z",
    )
    return shaft + path(*corners, fill=GOLD)
