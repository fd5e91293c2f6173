"""Few colours: those that a picture is drawn in, and some between them for where they meet."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from PIL import Image

ROOM = 256
"""Colours that an image can have."""
FAR = 150
"""How much two colours differ, all in all, that need others between them for smooth edges."""


def in_few_colours(image: Image.Image, colours: Iterable[str], steps: int = 1) -> Image.Image:
    """Return an image in colours written as ``#rrggbb``, and so many between each two that lie far apart.

    Where there is no room for all, the last of those between are left out.
    """
    named = [bytes.fromhex(colour[1:]) for colour in dict.fromkeys(colours)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(b"".join([*named, *_between(named, steps)][:ROOM]))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _between(named: Sequence[bytes], steps: int) -> Iterator[bytes]:
    for pair in combinations(named, 2):
        channels = list(zip(*pair, strict=True))
        if sum(abs(one - other) for one, other in channels) > FAR:
            for step in range(1, steps + 1):
                yield bytes(one + (other - one) * step // (steps + 1) for one, other in channels)
