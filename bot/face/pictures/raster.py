"""A drawing becomes an image: beside the loop of events, and once for all who are shown the same.

librsvg draws (within libvips, which lets Python go on meanwhile), Pillow brings it into the few colours of
a palette. A picture that is made of pieces is put together: only those that are not kept are drawn.
``docs/pictures.md`` says what else was tried.
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
"""Pixels for each unit of a picture, so that it is crisp on screens that have several for one."""
DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread for all: many at once would take turns with the loop of events, and slow down whoever clicks."""
ANSWER = 3
"""The urgency of what a player has clicked for and waits to see; that of parcels is lower."""
REMEMBERED = 128
"""Images kept, the longest unused thrown away first; each of them has some 50 kB."""
# It needs no lock, as that one thread alone uses it.
KEPT: Kept[Image.Image] = Kept(20_000_000)
"""Pieces as pixels, with their texts."""

pyvips.voperation.concurrency_set(1)  # a picture is too small to be worth threads of libvips's own
pyvips.cache_set_max(0)  # it would keep pixels of what is kept as files below


_waiting: PriorityQueue[tuple[int, int, Drawn, Future[bytes]]] = PriorityQueue()
_arrivals = count()


async def image_of(svg: Drawn, urgency: int = ANSWER) -> bytes:
    """Return a drawing as a PNG: the same bytes for the same drawing. What is more urgent is drawn first."""
    image = Future[bytes]()
    # Its number keeps equals in the order in which they came, and texts from being compared.
    _waiting.put((-urgency, next(_arrivals), svg, image))
    # Whichever is the most urgent then: not necessarily this one.
    DRAWING.submit(_draw_most_urgent)
    return await asyncio.wrap_future(image)


def _draw_most_urgent() -> None:
    _, _, svg, image = _waiting.get()
    if not image.set_running_or_notify_cancel():  # nobody waits for it any more
        return
    try:
        image.set_result(rastered(svg))
    except Exception as error:  # noqa: BLE001  raised again where the picture was asked for
        image.set_exception(error)


@lru_cache(maxsize=REMEMBERED)
def rastered(svg: Drawn) -> bytes:
    """Draw and write it in this thread."""
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
    """Copy pieces onto the ground, which is the first colour."""
    known = {each.drawn: KEPT.get((palette, each.drawn)) for each in pieces}
    parts = {drawn: part for drawn, part in known.items() if part}
    parts |= _drawn_together([drawn for drawn in known if drawn not in parts], palette)
    # All zeros: the ground, as the first colour, be it in bytes or in half bytes.
    pixels = Image.new("L", (palette.across(width * SCALE), height * SCALE))
    for left, top, drawn in pieces:
        pixels.paste(parts[drawn], (palette.across(left * SCALE), top * SCALE))
    return pixels


def _drawn_together(unknown: Sequence[Drawn], palette: Palette) -> Iterator[tuple[Drawn, Image.Image]]:
    """Draw pieces in one go and keep them; each call of libvips has to wait for Python's lock many times."""
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
    """Draw something whole."""
    drawn = pyvips.Image.svgload_buffer(svg.encode(), scale=SCALE)
    # Its fourth channel says nothing, for a picture is opaque.
    image = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.write_to_memory(), "raw", "RGBX")
    return palette.pixels(image)
