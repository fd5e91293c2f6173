"""Numbers drawn as paths, so that they need no font and look the same on every machine."""

from itertools import accumulate
from math import ceil
from typing import Literal

from bot.face.pictures.colours import GROUND
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region
from bot.face.pictures.svg import Drawn, number, path, placed

HEIGHT = 32
"""The height of a figure, in units."""
PEN, SPACE = 5.5, 4
"""The width of the pen, and the space between two figures."""
BESIDE = 1
"""The margin of a piece on either side, since the pen may reach beyond the figures."""

Anchor = Literal["start", "middle", "end"]

STROKES = {
    "0": (20, "m10 3c5.8 0 7.3 6 7.3 13s-1.5 13-7.3 13-7.3-6-7.3-13 1.5-13 7.3-13z"),
    "1": (14, "m2.5 9.5l7-6.5v26"),
    "2": (20, "m3 9.5c0-4 3-6.5 7-6.5s7 2.5 7 6.7c0 5.3-13.8 11.3-13.8 19.3h14.1"),
    "3": (
        20,
        (
            "m3.3 6.3c1.7-2.2 4-3.3 6.7-3.3 4 0 6.7 2.3 6.7 6s-2.9 6-7.2 6"
            "c5 0 7.9 2.8 7.9 7s-3 7-7.4 7c-4 0-6-2-8-4"
        ),
    ),
    "4": (20, "m14 29v-26l-11.7 18.5h16"),
    "5": (20, "m16.3 3h-11l-1.3 11.7c2-1.6 4-2.4 6-2.4 4.5 0 7.4 3.3 7.4 8.2s-3 8.5-7.4 8.5c-3 0-6-1-7-4"),
    "6": (20, "m15.5 5c-1.5-1-3.5-2-5-2-5.5 0-7.5 6-7.5 15 0 7 3 11 7 11s7-3 7-8-3-7-7-7-6 2-7 6"),
    "7": (20, "m2.7 3h14.6l-9.3 26"),
    "8": (
        20,
        (
            "m10 15c-4 0-6.6-2.3-6.6-6s2.6-6 6.6-6 6.6 2.3 6.6 6-2.6 6-6.6 6"
            "c-4 0-7 3-7 7s3 7 7 7 7-3 7-7-3-7-7-7z"
        ),
    ),
    "9": (20, "m4.5 27c1.5 1 3.5 2 5 2 5.5 0 7.5-6 7.5-15 0-7-3-11-7-11s-7 3-7 8 3 7 7 7 6-2 7-6"),
    "+": (20, "m10 8v16m-8-8h16"),
    "-": (16, "m2 16h12"),
    "~": (12, "m2 16h8"),
    "=": (20, "m2 11h16m-16 10h16"),
    "<": (20, "m15.5 5l-11 11 11 11"),
    ">": (20, "m4.5 5l11 11-11 11"),
    "/": (14, "m11 3l-8 26"),
    "d": (28, "m3 5h22v22h-22zm5.5 16.5l.1-.1m5.4-5.4l.1-.1m5.4-5.4l.1-.1"),
}
"""The width of each figure, and the path of the pen from its upper left corner. ``d`` is a die of three;
``~`` stands within a span."""


def figures(
    text: str,
    left: float,
    top: float,
    height: float,
    colour: str,
    *,
    anchor: Anchor = "start",
    room: float | None = None,
) -> Drawn:
    """Write numbers and their signs, scaled down if they do not fit their room."""
    wide = length(text, height)
    fit = 1 if room is None or wide <= room else room / wide
    begin = left - {"start": 0, "middle": wide * fit / 2, "end": wide * fit}[anchor]
    offsets = accumulate((STROKES[each][0] + SPACE for each in text), initial=0)
    # There is one offset too many: where another figure would begin.
    line = "".join(f"M{number(at)} 0{STROKES[each][1]}" for each, at in zip(text, offsets, strict=False))
    place = placed(begin, top + height * (1 - fit) / 2, height * fit / HEIGHT)
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    # One path for all figures: a group for each took 57 µs instead of 41 (``docs/pictures.md``).
    return path(line, transform=place, fill="none", stroke=colour, stroke_width=PEN, **pen)


def figures_piece(
    text: str,
    left: float,
    top: float,
    height: float,
    colour: str,
    *,
    ground: str = GROUND,
    anchor: Anchor = "start",
    room: float | None = None,
) -> Drawn:
    """Write numbers and their signs as a piece on a ground."""
    wide = length(text, height)
    fit = wide if room is None else min(wide, room)
    begin = left - {"start": 0, "middle": fit / 2, "end": fit}[anchor]
    area = Region(begin - BESIDE, top, ceil(fit) + 2 * BESIDE, height)
    return piece(area, _within, text, colour, fit, ground=ground)


def _within(area: Region, text: str, colour: str, room: float) -> Drawn:
    return figures(text, BESIDE, 0, area.height, colour, room=room)


def length(text: str, height: float) -> float:
    """Return the width of numbers written side by side."""
    return (sum(STROKES[each][0] + SPACE for each in text) - SPACE) * height / HEIGHT if text else 0
