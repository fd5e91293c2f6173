"""Numbers as paths of ours: no font is needed, and none can differ from machine to machine."""

from itertools import accumulate
from typing import Literal

from bot.face.pictures.svg import Drawn, element, moved, path

HEIGHT = 32
"""Of a figure, in units."""
PEN, SPACE = 5.5, 4
"""How broad it is drawn, and what is left between two."""

Anchor = Literal["start", "middle", "end"]

STROKES = {
    "0": (20, "M10 3C15.8 3 17.3 9 17.3 16S15.8 29 10 29 2.7 23 2.7 16 4.2 3 10 3z"),
    "1": (14, "M2.5 9.5 9.5 3V29"),
    "2": (20, "M3 9.5C3 5.5 6 3 10 3s7 2.5 7 6.7C17 15 3.2 21 3.2 29H17.3"),
    "3": (
        20,
        "M3.3 6.3C5 4.1 7.3 3 10 3c4 0 6.7 2.3 6.7 6s-2.9 6-7.2 6c5 0 7.9 2.8 7.9 7s-3 7-7.4 7c-4 0-6-2-8-4",
    ),
    "4": (20, "M14 29V3L2.3 21.5H18.3"),
    "5": (20, "M16.3 3H5.3L4 14.7c2-1.6 4-2.4 6-2.4 4.5 0 7.4 3.3 7.4 8.2S14.4 29 10 29c-3 0-6-1-7-4"),
    "6": (20, "M15.5 5C14 4 12 3 10.5 3 5 3 3 9 3 18c0 7 3 11 7 11s7-3 7-8-3-7-7-7-6 2-7 6"),
    "7": (20, "M2.7 3H17.3L8 29"),
    "8": (
        20,
        "M10 15c-4 0-6.6-2.3-6.6-6S6 3 10 3s6.6 2.3 6.6 6-2.6 6-6.6 6c-4 0-7 3-7 7s3 7 7 7 7-3 7-7-3-7-7-7z",
    ),
    "9": (20, "M4.5 27C6 28 8 29 9.5 29 15 29 17 23 17 14 17 7 14 3 10 3S3 6 3 11s3 7 7 7 6-2 7-6"),
    "+": (20, "M10 8V24M2 16H18"),
    "-": (16, "M2 16H14"),
    "~": (12, "M2 16H10"),
    "=": (20, "M2 11H18M2 21H18"),
    "<": (20, "M15.5 5 4.5 16l11 11"),
    ">": (20, "M4.5 5l11 11L4.5 27"),
    "/": (14, "M11 3 3 29"),
    "d": (28, "M3 5H25V27H3zM8.5 21.5l.1-.1M14 16l.1-.1M19.5 10.5l.1-.1"),
}
"""How wide each is, and where the pen goes: ``d`` is a die of three, ``~`` stands within a span."""


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
    """Write numbers and their signs, smaller where they would not fit into the room they have."""
    wide = length(text, height)
    fit = 1 if room is None or wide <= room else room / wide
    begin = left - {"start": 0, "middle": wide * fit / 2, "end": wide * fit}[anchor]
    offsets = accumulate((STROKES[each][0] + SPACE for each in text), initial=0)
    drawn = (moved(path(STROKES[each][1]), at, 0) for each, at in zip(text, offsets, strict=False))
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    written = element("g", *drawn, fill="none", stroke=colour, stroke_width=PEN, **pen)
    return moved(written, begin, top + height * (1 - fit) / 2, height * fit / HEIGHT)


def length(text: str, height: float) -> float:
    """Return how much room numbers take side by side."""
    return (sum(STROKES[each][0] + SPACE for each in text) - SPACE) * height / HEIGHT if text else 0
