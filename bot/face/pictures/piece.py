"""A piece of a picture: what is drawn once, kept as text and as pixels, and copied to wherever it is shown.

A picture is made of pieces where nothing else lies on its ground; ``raster.py`` then puts it together, and
draws only those pieces that it does not know.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from bot.face.pictures.colours import GROUND
from bot.face.pictures.region import Region
from bot.face.pictures.svg import ADDRESS, Drawn, box, element

BEGIN, END = "<svg ", "</svg>"
MARK = BEGIN + 'x="'
WRITTEN = 2048
"""Pieces kept as text; each of them has some thousand letters."""


class Placed(NamedTuple):
    """A piece in a picture, in whole units."""

    left: int
    top: int
    drawn: Drawn
    """The rest of its element, the same wherever it stands: without a place it is a picture by itself."""


def piece(area: Region, draw: Callable[..., Drawn], *of: Hashable, ground: str = GROUND) -> Drawn:
    """Draw something that other pictures show too, as large as an area and opaque, upon a ground.

    ``draw``, a function of its module, gets a region as large as the area in the upper left corner, and what
    else the piece is ``of``. A piece stands on whole units, lies in no other, and is not moved or turned.
    """
    left, top = floor(area.left + 0.5), floor(area.top + 0.5)
    return f'{MARK}{left}" y="{top}" {_inside(draw, area.width, area.height, ground, of)}'


@lru_cache(WRITTEN)
def _inside(
    draw: Callable[..., Drawn], width: float, height: float, ground: str, of: tuple[Hashable, ...]
) -> Drawn:
    whole = Region(0, 0, ceil(width), ceil(height))
    inside = draw(Region(0, 0, width, height), *of)
    size = {"width": whole.width, "height": whole.height}
    return element("svg", box(whole, ground), inside, xmlns=ADDRESS, **size).removeprefix(BEGIN)


def filled(area: Region, colour: str) -> Drawn:
    """Draw a rectangle that is a piece."""
    return piece(area, _nothing, ground=colour)


def _nothing(area: Region) -> Drawn:
    del area
    return ""


def taken_apart(svg: Drawn) -> tuple[Drawn, list[Placed]]:
    """Return what a picture begins with, and its pieces; none where something else lies behind the first."""
    head, *parts = svg.removesuffix(END).split(MARK)
    if not all(part.endswith(END) for part in parts):
        return svg, []
    return head, [_placed(part) for part in parts]


def _placed(part: str) -> Placed:
    left, _, top, drawn = part.split('"', 3)
    return Placed(int(left), int(top), drawn.lstrip())
