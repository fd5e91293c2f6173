"""A curve of one side's chances over the turns of a match."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, LIFE, PALE, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import on_ground
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn, box, disc, path, ring

PLOT = Region(64, 22, WIDE - 64 - 28, 180)
NUMBER, BELOW = 20, 12
HEIGHT = PLOT.top + PLOT.height + BELOW + NUMBER + 14
MOST_NUMBERED = 15
"""In longer matches, only some turns have their number below the curve."""
SCALE = (100, 50, 0)


def curve(chances: Sequence[float], marked: Collection[int]) -> Drawn:
    """Draw chances from 0 to 1, the first one before turn 1, with a ring around each marked turn."""
    points = [_point(at, len(chances), chance) for at, chance in enumerate(chances)]
    return on_ground(
        HEIGHT,
        box(PLOT.inset(-8), FIELD, rx=10),
        *_scale(),
        *_turns(len(chances)),
        *_line(points),
        *(ring(*points[turn], 13, RED, 4) for turn in marked),
        # A victory is green, even one that was sure from the start.
        disc(*points[-1], 9, LIFE if chances[-1] == 1 or chances[-1] > chances[0] else RED),
    )


def _point(at: int, of: int, chance: float) -> tuple[float, float]:
    return PLOT.left + PLOT.width * at / max(1, of - 1), PLOT.top + PLOT.height * (1 - chance)


def _scale() -> Iterator[Drawn]:
    """Draw a line and a number at 100, 50 and 0."""
    for share in SCALE:
        _, height = _point(0, 1, share / 100)
        yield path("M", PLOT.left, height, "h", PLOT.width, stroke=EDGE, stroke_width=2, fill="none")
        yield figures(str(share), PLOT.left - 16, height - NUMBER / 2, NUMBER, DIM, anchor="end")


def _turns(count: int) -> Iterator[Drawn]:
    """Write the numbers of all turns, or of evenly spaced ones, below the curve."""
    apart = -(-(count - 1) // MOST_NUMBERED)
    top = PLOT.top + PLOT.height + BELOW
    for turn in range(apart, count, apart):
        middle, _ = _point(turn, count, 0)
        yield figures(str(turn), middle, top, NUMBER, PALE, anchor="middle")


def _line(points: Sequence[tuple[float, float]]) -> Iterator[Drawn]:
    pen = {"stroke": GOLD, "stroke_width": 5, "stroke_linecap": "round", "fill": "none"}
    yield from (path("M", *one, "L", *other, **pen) for one, other in pairwise(points))
    yield from (disc(*point, 5, GOLD) for point in points[:-1])
