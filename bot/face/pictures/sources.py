"""Our vector sources: files drawn in black on white, a hundred units wide and high."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region
from bot.face.pictures.svg import Drawn, moved

SIDE = 100
"""The units of a source, in both directions."""

INSIDE = re.compile(r"<svg[^>]*>\s*<title>[^<]*</title>(.*)</svg>", re.DOTALL)


class Sheaf:
    """The sources of one folder, by their names."""

    def __init__(self, package: str, folder: str) -> None:
        self._folder = files(package) / folder

    def drawn(self, name: str, area: Region, ink: str, ground: str) -> Drawn:
        """Draw a source in two colours, as wide as a square area."""
        inside = _coloured(self._folder / (name + ".svg"), ink, ground)
        return moved(inside, area.left, area.top, area.width / SIDE)

    def piece(self, name: str, area: Region, ink: str, white: str, ground: str = "") -> Drawn:
        """Draw a source as a piece; its ground is the colour that replaces white, unless another is named."""
        return piece(area, self._within, name, ink, white, ground=ground or white)

    def _within(self, area: Region, name: str, ink: str, white: str) -> Drawn:
        return self.drawn(name, area, ink, white)


@cache
def _coloured(source: Traversable, ink: str, ground: str) -> Drawn:
    inside = INSIDE.search(source.read_text("utf-8"))
    if inside is None:
        raise ValueError(source)
    lines = "".join(line.strip() for line in inside[1].splitlines())
    return lines.replace('"black"', f'"{ink}"').replace('"white"', f'"{ground}"')
