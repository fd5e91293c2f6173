"""A picture as the strokes that draw it: the same on every machine, whatever its letters look like."""

from collections.abc import Callable
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.face.tournament import picture


class Letters(NamedTuple):
    """What is to be known of letters everywhere: their height and the room they have."""

    height: int
    room: float

    def __str__(self) -> str:
        return f"{self.height} within {self.room}"


class Pen:
    """Writes down what it is to draw, each stroke on a line."""

    def __init__(self) -> None:
        self.strokes: list[str] = []

    def __getattr__(self, stroke: str) -> Callable[..., None]:
        def drawn(*where: object, **how: object) -> None:
            told = [*map(str, where), *(f"{name}={value}" for name, value in how.items())]
            self.strokes.append(f"{stroke} {' '.join(told)}")

        return drawn


def strokes(draw: Callable[[], Any]) -> str:
    """Return the strokes of a bracket, its letters whole."""
    pen = Pen()
    with patch.object(picture, "ImageDraw") as library, patch.object(picture, "lettered", _whole):
        library.Draw.return_value = pen
        draw()
    return "\n".join(pen.strokes)


def _whole(text: str, height: int, room: float) -> tuple[str, Letters]:
    return text, Letters(height, room)
