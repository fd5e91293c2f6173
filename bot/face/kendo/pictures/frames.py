"""The seven frames of cards: each has its own shape, so that no colour is needed to tell them apart."""

from itertools import cycle
from typing import Final

from bot.face.pictures.colours import GOLD, LIFE, RED
from bot.face.pictures.region import Region
from bot.face.pictures.svg import Drawn, path
from rules.kendo.cards import Frame

COLOURS: Final[dict[Frame, str]] = {
    "brown": "#9c6a3a",
    "red": RED,
    "purple": "#9a6cc4",
    "blue": "#4e8fd0",
    "green": LIFE,
    "yellow": GOLD,
    "white": "#8b93ab",
}

OUTLINES: Final[dict[Frame, str]] = {
    "brown": "M 9 0 L 91 0 Q 100 0 100 8 L 100 92 Q 100 100 91 100 L 9 100 Q 0 100 0 92 L 0 8 Q 0 0 9 0 z",
    "red": "M 50 0 L 100 21 L 100 100 L 0 100 L 0 21 z",
    "purple": "M 24 0 L 76 0 L 100 21 L 100 79 L 76 100 L 24 100 L 0 79 L 0 21 z",
    "blue": "M 50 0 C 84 0 100 14 100 50 C 100 86 84 100 50 100 C 16 100 0 86 0 50 C 0 14 16 0 50 0 z",
    "green": "M 0 0 L 100 0 L 100 76 L 50 100 L 0 76 z",
    "yellow": "M 15 0 L 100 0 L 85 100 L 0 100 z",
    "white": "M 0 0 L 100 0 Q 76 50 100 100 L 0 100 Q 24 50 0 0 z",
}
"""Their outlines within a square of a hundred units: a card, a point upwards, eight corners, a pebble, a
shield, a slant, an hourglass."""


def framed(frame: Frame, area: Region, fill: str, edge: str, width: float) -> Drawn:
    """Draw a frame as large as an area, its line within it."""
    left, top, wide, high = area.inset(width / 2)
    ends = cycle(((left, wide / 100), (top, high / 100)))

    def placed(step: str) -> str | float:
        if step.isalpha():
            return step
        start, scale = next(ends)
        return start + float(step) * scale

    line = map(placed, OUTLINES[frame].split())
    return path(*line, fill=fill, stroke=edge, stroke_width=width, stroke_linejoin="round")
