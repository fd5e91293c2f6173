"""SVG as text: elements written from names and numbers, nothing more.

The same state always gives the same text, letter by letter, so that equal texts are equal pictures.
"""

from math import ceil
from typing import NamedTuple, TypeAlias

from bot.face.pictures.colours import COMMON
from bot.face.pictures.palette import Palette
from bot.face.pictures.region import Region

Drawn: TypeAlias = str
"""Elements of a picture in drawing order: the last lies on top."""
ADDRESS = "http://www.w3.org/2000/svg"


def element(name: str, *inside: Drawn, **attributes: str | float) -> Drawn:
    """Write an element; an attribute such as ``stroke-width`` is named ``stroke_width``."""
    head = " ".join((name, *(_attribute(key, value) for key, value in attributes.items())))
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def path(*line: str | float, **attributes: str | float) -> Drawn:
    """Draw along a line: the commands of SVG's attribute ``d`` and their numbers."""
    steps = " ".join(each if isinstance(each, str) else number(each) for each in line)
    return element("path", d=steps, **attributes)


def box(area: Region, fill: str, **attributes: str | float) -> Drawn:
    """Draw a rectangle; ``rx`` rounds its corners."""
    left, top, width, height = area
    return element("rect", x=left, y=top, width=width, height=height, fill=fill, **attributes)


def disc(middle: float, height: float, radius: float, fill: str, **attributes: str | float) -> Drawn:
    """Draw a full circle."""
    return element("circle", cx=middle, cy=height, r=radius, fill=fill, **attributes)


def ring(middle: float, height: float, radius: float, colour: str, width: float) -> Drawn:
    """Draw the outline of a circle."""
    return disc(middle, height, radius, "none", stroke=colour, stroke_width=width)


def moved(drawn: Drawn, left: float, top: float, scale: float = 1) -> Drawn:
    """Move a drawing from the upper left corner to another place, and scale it."""
    return element("g", drawn, transform=placed(left, top, scale))


def placed(left: float, top: float, scale: float = 1) -> str:
    """Write the transform that moves a drawing from the upper left corner and scales it."""
    place = _call("translate", left, top)
    return place if scale == 1 else place + _call("scale", scale)


def turned(drawn: Drawn, degrees: float, middle: float, centre: float) -> Drawn:
    """Turn a drawing clockwise around a point."""
    return element("g", drawn, transform=_call("rotate", degrees, middle, centre))


def flipped(drawn: Drawn, width: float) -> Drawn:
    """Mirror a drawing from left to right, in a picture of a given width."""
    return element("g", drawn, transform=_call("translate", width, 0) + _call("scale", -1, 1))


def picture(width: float, height: float, *inside: Drawn, palette: Palette = COMMON) -> Drawn:
    """Write a whole picture, its size in units, in the colours of a palette."""
    colours = " ".join(palette.colours)
    return element(
        "svg", *inside, xmlns=ADDRESS, width=ceil(width), height=ceil(height), data_colours=colours
    )


class Head(NamedTuple):
    """What a picture begins with: its size, its colours, and the drawing so far."""

    width: int
    height: int
    colours: str
    inside: Drawn


def read_head(svg: Drawn) -> Head:
    """Read what ``picture`` wrote, as far as the text goes."""
    # By position, without a parser: only ``picture`` writes it, always in this order.
    _, _, _, width, _, height, _, colours, inside = svg.split('"', 8)
    return Head(int(width), int(height), colours, inside.removeprefix(">"))


def number(value: float) -> str:
    """Write a number as briefly as possible, with two decimals at most."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    # A position must have one text, or equal pictures would be drawn twice.
    return "0" if written == "-0" else written


def _attribute(key: str, value: str | float) -> str:
    written = value if isinstance(value, str) else number(value)
    return f'{key.replace("_", "-")}="{written}"'


def _call(name: str, *values: float) -> str:
    return f"{name}({','.join(map(number, values))})"
