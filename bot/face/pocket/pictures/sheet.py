"""Cards on a sheet, five in a row."""

from collections.abc import Sequence

from bot.face.pictures.parts import on_ground
from bot.face.pictures.region import Region, grid
from bot.face.pictures.svg import Drawn
from bot.face.pocket.pictures.card import HEIGHT, WIDTH, card_drawn
from bot.face.pocket.pictures.marks import PALETTE

ACROSS, GAP, MARGIN = 5, 6, 9.5


def places(count: int, top: float) -> list[Region]:
    """Return the places of ``count`` cards."""
    return list(grid(count, ACROSS, Region(MARGIN, top, WIDTH, HEIGHT), GAP))


def height(count: int) -> float:
    """Return the height that ``count`` cards take, with the margin below them."""
    return -(-count // ACROSS) * (HEIGHT + GAP) - GAP + MARGIN


def cards_drawn(keys: Sequence[str]) -> Drawn:
    """Draw cards as printed."""
    drawn = map(card_drawn, keys, places(len(keys), MARGIN))
    return on_ground(MARGIN + height(len(keys)), *drawn, palette=PALETTE)
