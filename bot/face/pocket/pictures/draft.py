"""The picture of the draft: the cards on offer with their numbers, and below them the cards taken."""

from collections.abc import Iterator, Sequence

from bot.face.pictures.parts import on_ground
from bot.face.pictures.region import WIDE, grid, square
from bot.face.pictures.svg import Drawn
from bot.face.pocket.areas import drafted
from bot.face.pocket.pictures.card import card_drawn
from bot.face.pocket.pictures.marks import PALETTE, small_card
from bot.face.pocket.pictures.sheet import MARGIN, height, places
from rules.pocket.view import PocketView

ACROSS, SMALL, APART = 5, 46, 9
"""Taken cards per row, the side of each, and the gap between two."""
WIDTH = ACROSS * (SMALL + APART) - APART


def draft_drawn(view: PocketView, on_offer: Sequence[str], seat: int) -> Drawn:
    """Draw what is on offer, and below it what both have taken, with this seat's cards on the left."""
    taken = [drafted(view.areas[each]) for each in (seat, 1 - seat)]
    below = MARGIN + height(len(on_offer))
    offered = (
        card_drawn(key, area, number)
        for (number, key), area in zip(enumerate(on_offer, 1), places(len(on_offer), MARGIN), strict=True)
    )
    rows = -(-max(map(len, taken)) // ACROSS)
    both = (each for side, keys in enumerate(taken) for each in _taken(keys, below, side))
    return on_ground(below + rows * (SMALL + APART), *offered, *both, palette=PALETTE)


def _taken(keys: Sequence[str], top: float, side: int) -> Iterator[Drawn]:
    first = square(WIDE - MARGIN - WIDTH if side else MARGIN, top, SMALL)
    for key, area in zip(keys, grid(len(keys), ACROSS, first, APART), strict=True):
        yield small_card(key, area)
