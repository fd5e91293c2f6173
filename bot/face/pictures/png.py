"""Write an image with a palette as a PNG file (W3C, *Portable Network Graphics*, third edition).

Pillow can write PNG too, but compresses with the host's zlib, which takes twice as long.
"""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

from bot.face.pictures.palette import Palette

SQUEEZE = 2
"""The compression level, of nine; higher levels take twice as long and save a fifth."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BY_PALETTE = 3
AS_IT_IS = 0
"""The filter of every line: none, since neighbouring indexes of colours are unrelated."""


def png(pixels: Image.Image, wide: int, palette: Palette) -> bytes:
    """Return the PNG file of an image ``wide`` pixels wide, from its bytes line by line."""
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
    """Return the bytes of all lines, each after its filter byte."""
    # One byte wider: the first column holds the filters, and no Python loop touches the bytes.
    filtered = Image.new("L", (pixels.width + 1, pixels.height), AS_IT_IS)
    filtered.paste(pixels, (1, 0))
    return filtered.tobytes()


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
