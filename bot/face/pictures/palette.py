"""Palettes: the colours of a picture, and some between them to smooth the edges where two meet.

All pictures of a game share a palette, so that parts of one can be copied into another. With up to sixteen
colours, a pixel takes half a byte.
"""

from collections.abc import Iterator
from functools import cached_property

from PIL import Image

HALF_BYTES = 16
"""The most colours for which a pixel takes half a byte."""
MOST = 256


class Palette:
    """Colours written as ``#rrggbb``; the first is the ground of a picture."""

    def __init__(self, *colours: str) -> None:
        if len(colours) > MOST:
            raise ValueError(colours)
        self.colours = colours
        self.bits = 4 if len(colours) <= HALF_BYTES else 8

    @cached_property
    def written(self) -> bytes:
        """The colours in order, three bytes each."""
        return bytes.fromhex("".join(colour[1:] for colour in self.colours))

    def pixels(self, image: Image.Image) -> Image.Image:
        """Return an image in these colours as bytes, line by line; a byte holds one pixel or two."""
        return self.packed(self.few(image))

    def few(self, image: Image.Image) -> Image.Image:
        """Return an image whose pixels are indexes into these colours."""
        # Undithered, since a piece must look the same whatever lies beside it.
        return image.quantize(palette=self._sample, dither=Image.Dither.NONE)

    def packed(self, few: Image.Image) -> Image.Image:
        """Return the bytes of an image whose pixels are indexes into these colours."""
        packed = few.tobytes("raw", f"P;{self.bits}" if self.bits < 8 else "P")  # noqa: PLR2004  bits of a byte
        return Image.frombytes("L", (self.across(few.width), few.height), packed)

    def across(self, pixels: int) -> int:
        """Return how many bytes a number of pixels in a line takes."""
        return -(-pixels * self.bits // 8)

    @cached_property
    def _sample(self) -> Image.Image:
        sample = Image.new("P", (1, 1))
        sample.putpalette(self.written)
        return sample


def between(one: str, other: str, steps: int = 1) -> Iterator[str]:
    """Yield colours between two, for smooth edges where they meet."""
    ends = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    channels = list(ends)
    for step in range(1, steps + 1):
        mixed = (begin + (end - begin) * step // (steps + 1) for begin, end in channels)
        yield "#" + bytes(mixed).hex()
