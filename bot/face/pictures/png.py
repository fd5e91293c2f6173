"""An image of few colours as a file, in the format PNG (W3C, *Portable Network Graphics*, third edition).

Pillow can write it too, but squeezes with whatever zlib the host has, which takes twice as long.
"""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

from bot.face.pictures.palette import Palette

SQUEEZE = 2
"""How hard bytes are squeezed, of nine; more takes twice as long and saves a fifth."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BY_PALETTE = 3
AS_IT_IS = 0
"""The filter of a line: numbers of colours have nothing to do with those beside them."""


def png(pixels: Image.Image, wide: int, palette: Palette) -> bytes:
    """Return the file of an image so many pixels wide, from its bytes line by line."""
    head = struct.pack(">IIBBBBB", wide, pixels.height, palette.bits, BY_PALETTE, 0, 0, 0)
    body = zlib_ng.compress(_lines(pixels), SQUEEZE)  # pyright: ignore[reportUnknownMemberType]  its stub leaves a type out
    chunks = (
        _chunk(b"IHDR", head),
        _chunk(b"PLTE", palette.written),
        _chunk(b"IDAT", body),
        _chunk(b"IEND", b""),
    )
    return b"".join((SIGNATURE, *chunks))


def _lines(pixels: Image.Image) -> bytes:
    """Return the bytes line by line, each line behind its filter."""
    # One byte wider: the first column is the filter of each line, and no loop of ours touches the bytes.
    filtered = Image.new("L", (pixels.width + 1, pixels.height), AS_IT_IS)
    filtered.paste(pixels, (1, 0))
    return filtered.tobytes()


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
