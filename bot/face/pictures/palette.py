"""Few colours: those that pictures are drawn in, and some between them for where they meet.

All pictures of a game share a palette, so that what one of them shows can be copied into another. Where
sixteen colours do, a pixel is half a byte.
"""

from collections.abc import Iterator
from functools import cached_property

from PIL import Image

HALF_BYTES = 16
"""Colours for which half a byte a pixel is enough."""
MOST = 256


class Palette:
    """Some colours, written as ``#rrggbb``; the first one is the ground of a picture."""

    def __init__(self, *colours: str) -> None:
        if len(colours) > MOST:
            raise ValueError(colours)
        self.colours = colours
        self.bits = 4 if len(colours) <= HALF_BYTES else 8

    @cached_property
    def written(self) -> bytes:
        """The colours one behind the other, each in three bytes."""
        return bytes.fromhex("".join(colour[1:] for colour in self.colours))

    def pixels(self, image: Image.Image) -> Image.Image:
        """Return an image in these colours: its bytes line by line, in some of which two pixels stand."""
        return self.packed(self.few(image))

    def few(self, image: Image.Image) -> Image.Image:
        """Return an image whose pixels are numbers of these colours."""
        # Undithered, since a piece must come out alike whatever lies beside it.
        return image.quantize(palette=self._sample, dither=Image.Dither.NONE)

    def packed(self, few: Image.Image) -> Image.Image:
        """Return the bytes of an image whose pixels are numbers of these colours."""
        packed = few.tobytes("raw", f"P;{self.bits}" if self.bits < 8 else "P")  # noqa: PLR2004  bits of a byte
        return Image.frombytes("L", (self.across(few.width), few.height), packed)

    def across(self, pixels: int) -> int:
        """Return how many bytes so many pixels of a line take."""
        return -(-pixels * self.bits // 8)

    @cached_property
    def _sample(self) -> Image.Image:
        sample = Image.new("P", (1, 1))
        sample.putpalette(self.written)
        return sample


def between(one: str, other: str, steps: int = 1) -> Iterator[str]:
    """Yield colours for smooth edges where two meet."""
    ends = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    channels = list(ends)
    for step in range(1, steps + 1):
        mixed = (begin + (end - begin) * step // (steps + 1) for begin, end in channels)
        yield "#" + bytes(mixed).hex()
