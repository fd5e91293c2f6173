"""A drawing becomes an image: beside the loop of events, and once for all who are shown the same.

librsvg draws (within libvips, which lets Python go on meanwhile), Pillow writes few colours in few bytes:
those of the drawing, and some between them for where they meet.
``docs/pictures.md`` says what else was tried.
"""

import asyncio
import io
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import combinations

import pyvips
from PIL import Image

SCALE = 2
"""Pixels for each unit of a picture, so that it is crisp on screens that have several for one."""
COLOUR = re.compile(r"#([0-9a-f]{6})")
MOST_COLOURS = 22
"""Of a drawing; with one between each two they are 253, and an image has room for 256."""
FAR = 150
"""How much two colours differ, all in all, that need one between them for smooth edges."""
SQUEEZE = 6
"""How hard bytes are squeezed, of nine; more takes long and saves little."""
DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread for all: many at once would take turns with the loop of events, and slow down whoever clicks."""
REMEMBERED = 128
"""Images kept, the longest unused thrown away first; each of them has some 50 kB."""


async def image_of(svg: str) -> bytes:
    """Return a drawing as a PNG: the same bytes for the same drawing, on every machine."""
    return await asyncio.get_running_loop().run_in_executor(DRAWING, rastered, svg)


@lru_cache(maxsize=REMEMBERED)
def rastered(svg: str) -> bytes:
    """Draw and write it in this thread."""
    drawn = pyvips.Image.svgload_buffer(svg.encode(), scale=SCALE)
    image = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.write_to_memory(), "raw", "RGBX")
    buffer = io.BytesIO()
    few = image.quantize(palette=palette(svg), dither=Image.Dither.NONE)
    few.save(buffer, "PNG", compress_level=SQUEEZE)
    return buffer.getvalue()


def palette(svg: str) -> Image.Image:
    """Return the colours that a drawing names, and one between each two that lie far apart."""
    named = [bytes.fromhex(colour) for colour in dict.fromkeys(COLOUR.findall(svg))][:MOST_COLOURS]
    image = Image.new("P", (1, 1))
    image.putpalette(b"".join((*named, *_between(named))))
    return image


def _between(named: Sequence[bytes]) -> Iterator[bytes]:
    for pair in combinations(named, 2):
        channels = list(zip(*pair, strict=True))
        if sum(abs(one - other) for one, other in channels) > FAR:
            yield bytes((one + other) // 2 for one, other in channels)
