"""Turn drawings into images, off the event loop, and only once for everyone who is shown the same.

librsvg draws (within libvips, which releases Python's lock meanwhile), and Pillow reduces the result to the
colours of a palette. A picture made of pieces is put together: only pieces that are not cached are drawn.
``docs/pictures.md`` lists what else was tried.
"""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from itertools import count
from queue import PriorityQueue

import pyvips
from PIL import Image

from bot.face.pictures.kept import Kept
from bot.face.pictures.palette import Palette
from bot.face.pictures.piece import PlacedPiece, spread, taken_apart
from bot.face.pictures.png import png
from bot.face.pictures.region import Region
from bot.face.pictures.svg import Drawn, box, read_head

SCALE = 2
"""Pixels per unit of a picture, so that it is crisp on screens with several pixels per unit."""
DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread for all: several would compete with the event loop and slow down players' clicks."""
ANSWER = 3
"""The urgency of a picture that a player clicked for and waits to see; that of parcels is lower."""
REMEMBERED = 128
"""The number of images cached, the least recently used dropped first; each takes some 50 kB."""
# It needs no lock, as only the drawing thread uses it.
KEPT: Kept[Image.Image] = Kept(20_000_000)
"""Pieces as pixels, by palette and text."""

pyvips.voperation.concurrency_set(1)  # a picture is too small to be worth libvips's own threads
pyvips.cache_set_max(0)  # it would cache pixels of what is cached as files below


_waiting: PriorityQueue[tuple[int, int, Drawn, Future[bytes]]] = PriorityQueue()
_arrivals = count()


async def image_of(svg: Drawn, urgency: int = ANSWER) -> bytes:
    """Return a drawing as a PNG, the same bytes for the same drawing; the most urgent is drawn first."""
    image = Future[bytes]()
    # The number keeps drawings of equal urgency in order of arrival, and texts from being compared.
    _waiting.put((-urgency, next(_arrivals), svg, image))
    # Draws the most urgent one then waiting, not necessarily this one.
    DRAWING.submit(_draw_most_urgent)
    return await asyncio.wrap_future(image)


def _draw_most_urgent() -> None:
    _, _, svg, image = _waiting.get()
    if not image.set_running_or_notify_cancel():  # nobody waits for it now
        return
    try:
        image.set_result(rastered(svg))
    except Exception as error:  # noqa: BLE001  raised again where the picture was asked for
        image.set_exception(error)


@lru_cache(maxsize=REMEMBERED)
def rastered(svg: Drawn) -> bytes:
    """Draw an image and write its PNG file, in this thread."""
    begin, pieces = taken_apart(svg)
    width, height, colours, behind = read_head(begin)
    palette = _palette(colours)
    if pieces and behind == box(Region(0, 0, width, height), palette.colours[0]):
        pixels = _put_together(width, height, pieces, palette)
    else:
        pixels = _drawn(svg, palette)
    return png(pixels, width * SCALE, palette)


@lru_cache
def _palette(colours: str) -> Palette:
    return Palette(*colours.split())


def _put_together(width: int, height: int, pieces: Sequence[PlacedPiece], palette: Palette) -> Image.Image:
    """Copy pieces onto the ground, which has the first colour."""
    known = {each.drawn: KEPT.get((palette, each.drawn)) for each in pieces}
    parts = {drawn: part for drawn, part in known.items() if part}
    parts |= _drawn_together([drawn for drawn in known if drawn not in parts], palette)
    # All zeros are the ground, the first colour, in bytes and half bytes alike.
    pixels = Image.new("L", (palette.across(width * SCALE), height * SCALE))
    for left, top, drawn in pieces:
        pixels.paste(parts[drawn], (palette.across(left * SCALE), top * SCALE))
    return pixels


def _drawn_together(unknown: Sequence[Drawn], palette: Palette) -> Iterator[tuple[Drawn, Image.Image]]:
    """Draw and cache pieces in one go, since each call of libvips waits for Python's lock many times."""
    if not unknown:
        return
    svg, areas = spread(unknown)
    pixels = _drawn(svg, palette)
    for drawn, (left, top, width, height) in zip(unknown, areas, strict=True):
        begin, end = palette.across(left * SCALE), palette.across((left + width) * SCALE)
        part = pixels.crop((begin, top * SCALE, end, (top + height) * SCALE))
        KEPT.keep((palette, drawn), part, part.width * part.height + len(drawn))
        yield drawn, part


def _drawn(svg: Drawn, palette: Palette) -> Image.Image:
    """Draw a whole picture."""
    drawn = pyvips.Image.svgload_buffer(svg.encode(), scale=SCALE)
    # The fourth channel is meaningless, since a picture is opaque.
    image = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.write_to_memory(), "raw", "RGBX")
    return palette.pixels(image)
