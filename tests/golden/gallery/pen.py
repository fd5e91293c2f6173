"""A picture as the strokes that draw it: the same on every machine, whatever its letters look like."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from PIL.ImageFont import FreeTypeFont

from bot.face.tournament import picture


class Pen:
    """Writes down what it is to draw, each stroke on a line."""

    def __init__(self) -> None:
        self.strokes: list[str] = []

    def __getattr__(self, stroke: str) -> Callable[..., None]:
        def drawn(*where: object, **how: object) -> None:
            told = [*map(str, where), *(f"{name}={_size(value)}" for name, value in how.items())]
            self.strokes.append(f"{stroke} {' '.join(told)}")

        return drawn


def strokes(draw: Callable[[], Any]) -> str:
    """Return the strokes of a bracket."""
    pen = Pen()
    with patch.object(picture, "ImageDraw") as library:
        library.Draw.return_value = pen
        draw()
    return "\n".join(pen.strokes)


def _size(value: object) -> object:
    """Return a font's size, which is all that can be known of it everywhere."""
    return value.size if isinstance(value, FreeTypeFont) else value
