"""Pieces of a picture: each is drawn once, cached as text and as pixels, and copied wherever it is shown.

If a picture is a ground with nothing but pieces on it, ``raster.py`` puts it together and draws only the
pieces that are not in its cache.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple, TypeAlias

from bot.face.pictures.colours import GROUND
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import ADDRESS, Drawn, box, element, picture

BEGIN, END = "<svg ", "</svg>"
MARK = BEGIN + 'x="'
WRITTEN = 2048
"""The number of pieces cached as text; each has some thousand letters."""
Bounds: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height in whole units."""


class PlacedPiece(NamedTuple):
    """A piece in a picture, in whole units."""

    left: int
    top: int
    drawn: Drawn
    """The rest of its element, the same wherever it stands; without its position it is a picture by
    itself."""


def piece(area: Region, draw: Callable[..., Drawn], *of: Hashable, ground: str = GROUND) -> Drawn:
    """Draw something that other pictures show too, opaque on a ground, as large as an area.

    ``draw``, a function of its module, gets a region as large as the area at the upper left corner, and the
    arguments ``of``. A piece lies on whole units, is in no other piece, and is never moved or turned.
    """
    # Not ``round``, which rounds halves to even numbers, so that pieces would gape or overlap.
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
    """Draw a rectangle as a piece."""
    return piece(area, _nothing, ground=colour)


def _nothing(area: Region) -> Drawn:
    del area
    return ""


def taken_apart(svg: Drawn) -> tuple[Drawn, list[PlacedPiece]]:
    """Return a picture's beginning and its pieces; no pieces if anything else follows the first of them."""
    head, *parts = svg.removesuffix(END).split(MARK)
    # Something that is not a piece stands between two pieces: the picture must be drawn whole.
    if not all(part.endswith(END) for part in parts):
        return svg, []
    return head, [_placed(part) for part in parts]


def spread(pieces: Sequence[Drawn]) -> tuple[Drawn, list[Bounds]]:
    """Return a picture of pieces in rows, the highest first, and where each of them lies."""
    sizes = [_size(each) for each in pieces]
    areas, left, top, row = dict[int, Bounds](), 0, 0, 0
    for number in sorted(range(len(pieces)), key=lambda number: -sizes[number][1]):
        width, height = sizes[number]
        if left + width > WIDE:
            left, top, row = 0, top + row, 0
        areas[number] = (left, top, width, height)
        left, row = left + width, max(row, height)
    laid = [areas[number] for number in range(len(pieces))]
    placed = (f'{MARK}{left}" y="{top}" {each}' for each, (left, top, *_) in zip(pieces, laid, strict=True))
    wide = max(left + width for left, _, width, _ in laid)
    return picture(wide, top + row, *placed), laid


def _size(drawn: Drawn) -> tuple[int, int]:
    _, _, _, width, _, height, _ = drawn.split('"', 6)
    return int(width), int(height)


def _placed(part: str) -> PlacedPiece:
    left, _, top, drawn = part.split('"', 3)
    return PlacedPiece(int(left), int(top), drawn.lstrip())
