"""How much a picture put together from pieces differs from what librsvg draws whole."""

import io
import re
from functools import cache

import pyvips
from PIL import Image, ImageChops, ImageStat

from bot.face.pictures.piece import taken_apart
from bot.face.pictures.raster import KEPT, SCALE, rastered
from bot.face.pictures.svg import Drawn, read_head

COLOUR = re.compile(r"#[0-9a-f]{6}")
MOST_BYTES = 60_000
FARTHEST, FARTHEST_HALVED, ON_AVERAGE = 64, 44, 1.25
"""The most difference of a pixel, of four together as on a phone, and of all on average, out of 255."""


@cache
def check_drawn(svg: Drawn) -> None:
    """Draw a picture with whatever is cached, as if it were the first one, and again.

    Check that it is the same small file each time, and looks as intended.
    """
    before = rastered.__wrapped__(svg)
    KEPT.clear()
    first = rastered.__wrapped__(svg)
    again = rastered.__wrapped__(svg)
    assert before == first == again
    assert taken_apart(svg)[1], "beside its pieces lies something that is drawn each time"
    assert len(first) <= MOST_BYTES
    drawn = pyvips.Image.svgload_buffer(svg.encode(), scale=SCALE)
    meant = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.write_to_memory(), "raw", "RGBX")
    shown = Image.open(io.BytesIO(first)).convert("RGB")
    assert farthest(shown, meant) <= FARTHEST
    assert farthest(shown.reduce(SCALE), meant.reduce(SCALE)) <= FARTHEST_HALVED
    assert max(ImageStat.Stat(ImageChops.difference(shown, meant)).mean) <= ON_AVERAGE
    begin = read_head(svg)
    assert set(COLOUR.findall(begin.inside)) <= set(begin.colours.split())


def farthest(one: Image.Image, other: Image.Image) -> int:
    """Return how much two images differ at most."""
    return max(most for _, most in ImageChops.difference(one, other).getextrema())
