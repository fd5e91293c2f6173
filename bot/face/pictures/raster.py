"""A drawing becomes an image: beside the loop of events, and once for all who are shown the same.

librsvg draws (within libvips, which lets Python go on meanwhile), Pillow leaves few colours: those of the
drawing, and some between them for where they meet. Few colours take few bytes.
``docs/pictures.md`` says what else was tried.
"""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import pyvips
from PIL import Image

from bot.face.pictures.palette import in_few_colours
from bot.face.pictures.png import png

SCALE = 2
"""Pixels for each unit of a picture, so that it is crisp on screens that have several for one."""
COLOUR = re.compile(r"#[0-9a-f]{6}")
DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread for all: many at once would take turns with the loop of events, and slow down whoever clicks."""
REMEMBERED = 128
"""Images kept, the longest unused thrown away first; each of them has some 50 kB."""

pyvips.voperation.concurrency_set(1)  # a picture is too small to be worth threads of libvips's own
pyvips.cache_set_max(0)  # it would keep pixels of what is kept as files below


async def image_of(svg: str) -> bytes:
    """Return a drawing as a PNG: the same bytes for the same drawing."""
    return await asyncio.get_running_loop().run_in_executor(DRAWING, rastered, svg)


@lru_cache(maxsize=REMEMBERED)
def rastered(svg: str) -> bytes:
    """Draw and write it in this thread."""
    drawn = pyvips.Image.svgload_buffer(svg.encode(), scale=SCALE)
    image = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.write_to_memory(), "raw", "RGBX")
    return png(in_few_colours(image, COLOUR.findall(svg)))
