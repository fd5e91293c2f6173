"""A drawing becomes an image: beside the loop of events, and once for all who are shown the same.

librsvg draws (within libvips, which lets Python go on meanwhile), Pillow writes few colours in few bytes.
``docs/pictures.md`` says what else was tried.
"""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import pyvips
from PIL import Image

SCALE = 2
"""Pixels for each unit of a picture, so that it is crisp on screens that have several for one."""
COLOURS = 32
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
    few = image.quantize(COLOURS, Image.Quantize.FASTOCTREE)
    few.save(buffer, "PNG", compress_level=SQUEEZE)
    return buffer.getvalue()
