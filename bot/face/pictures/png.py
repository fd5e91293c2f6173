"""An image of few colours as a file, in the format PNG (W3C, *Portable Network Graphics*, third edition).

Pillow can write it too, but squeezes with whatever zlib the host has, which takes twice as long.
"""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

SQUEEZE = 5
"""How hard bytes are squeezed, of nine; more takes long and saves little."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, BY_PALETTE = 8, 3
AS_IT_IS = 0
"""The filter of a line: numbers of colours have nothing to do with those beside them."""


def png(image: Image.Image) -> bytes:
    """Return the file of an image whose pixels are numbers of colours."""
    colours = bytes(image.getpalette() or ())
    head = struct.pack(">IIBBBBB", *image.size, EIGHT_BITS, BY_PALETTE, 0, 0, 0)
    body = zlib_ng.compress(_lines(image), SQUEEZE)  # pyright: ignore[reportUnknownMemberType]  its stub leaves a type out
    chunks = (_chunk(b"IHDR", head), _chunk(b"PLTE", colours), _chunk(b"IDAT", body), _chunk(b"IEND", b""))
    return b"".join((SIGNATURE, *chunks))


def _lines(image: Image.Image) -> bytes:
    """Return the pixels line by line, each behind its filter."""
    filtered = Image.new("P", (image.width + 1, image.height), AS_IT_IS)
    filtered.paste(image, (1, 0))
    return filtered.tobytes()


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
