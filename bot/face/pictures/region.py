"""Rectangles in which things are drawn."""

from collections.abc import Iterator
from typing import NamedTuple

WIDE = 600
"""The width in units of every picture shown alone; a narrow phone has half as many pixels for it."""


class Region(NamedTuple):
    """A rectangle of a picture, in units from its upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """The distance of its middle from the left."""
        return self.left + self.width / 2

    @property
    def centre(self) -> float:
        """The distance of its middle from the top."""
        return self.top + self.height / 2

    def inset(self, by: float) -> "Region":
        """Return the region inside a margin."""
        return Region(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def on(self, seat: int, wide: float = WIDE) -> "Region":
        """Return the region for a seat's side: unchanged for the first, mirrored for the second."""
        return Region(wide - self.left - self.width, *self[1:]) if seat else self


def square(left: float, top: float, side: float) -> Region:
    """Return a square."""
    return Region(left, top, side, side)


def around(middle: float, centre: float, side: float) -> Region:
    """Return a square around a point."""
    return square(middle - side / 2, centre - side / 2, side)


def grid(count: int, across: int, first: Region, gap: float) -> Iterator[Region]:
    """Yield each cell of a grid, row by row; all are as large as the first."""
    for at in range(count):
        column, row = at % across, at // across
        yield Region(
            first.left + column * (first.width + gap),
            first.top + row * (first.height + gap),
            first.width,
            first.height,
        )
