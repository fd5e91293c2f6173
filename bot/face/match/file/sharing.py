"""Pictures that share pieces: a piece that several show is written once."""

from bot.face.pictures.piece import taken_apart
from bot.face.pictures.svg import ADDRESS, Drawn, read_head
from bot.face.screen import Drawing

Part = tuple[int] | tuple[int, int, int]
"""The number of a piece and, unless it is the background, its position."""
OPENING = 'xmlns="' + ADDRESS + '" '


class SharedPieces:
    """Collects pictures and numbers them."""

    def __init__(self) -> None:
        self._pictures: dict[Drawn, int] = {}
        self._pieces: dict[Drawn, int] = {}
        self.pictures: list[dict[str, object]] = []

    @property
    def pieces(self) -> list[Drawn]:
        """Every piece, by its number."""
        return [*self._pieces]

    def take(self, drawing: Drawing) -> int:
        """Add a picture, and return its number."""
        if drawing.svg not in self._pictures:
            self._pictures[drawing.svg] = len(self.pictures)
            self.pictures.append(self._shared(drawing.svg))
        return self._pictures[drawing.svg]

    def _shared(self, svg: Drawn) -> dict[str, object]:
        begin, pieces = taken_apart(svg)
        head = read_head(begin)
        parts: list[Part] = [(self._piece(head.inside.removesuffix("</svg>")),)]
        parts += [
            # Inside a whole picture, the first tag already declares the SVG namespace.
            (self._piece(each.drawn.removeprefix(OPENING).removesuffix("</svg>")), each.left, each.top)
            for each in pieces
        ]
        return {"width": head.width, "height": head.height, "parts": parts}

    def _piece(self, drawn: Drawn) -> int:
        return self._pieces.setdefault(drawn, len(self._pieces))
