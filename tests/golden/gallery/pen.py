"""A picture as the strokes that draw it: the same on every machine, whatever its letters look like."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from bot.face.tournament import picture

COLOURED = {"fill", "outline"}


class Pen:
    """Records what it is to draw, one stroke per line."""

    def __init__(self) -> None:
        self.strokes: list[str] = []

    def __getattr__(self, stroke: str) -> Callable[..., None]:
        def drawn(*where: object, **how: object) -> None:
            named = {
                name: picture.PALETTE.colours[value] if name in COLOURED and isinstance(value, int) else value
                for name, value in how.items()
            }
            told = [*map(str, where), *(f"{name}={value}" for name, value in named.items())]
            self.strokes.append(f"{stroke} {' '.join(told)}")

        return drawn


def strokes(draw: Callable[[], Any]) -> str:
    """Return the strokes of a bracket, its letters whole."""
    pen = Pen()

    def text(_: object, *where: object, **how: object) -> None:
        pen.text(*where, **how)

    with patch.object(picture, "ImageDraw") as library, patch.object(picture, "_write", text):
        library.Draw.return_value = pen
        draw()
    return "\n".join(pen.strokes)
