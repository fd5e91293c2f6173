"""The picture of a hand: how all stand, the attack to answer, and the cards held.

Cards that cannot be played now are grey. Copies are stacked, with their number. The chosen card is not
marked: neither the picture nor its size can give it away.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import ceil
from typing import Final

from bot.face.kendo.pictures.card import TALL, card_drawn
from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.heads import MARGIN
from bot.face.kendo.pictures.marks import PALETTE
from bot.face.kendo.pictures.top import table_top
from bot.face.pictures.parts import on_ground
from bot.face.pictures.region import WIDE, Region, grid
from bot.face.pictures.svg import Drawn
from rules.kendo.cards import CARDS
from rules.kendo.state import Threat

FEW: Final = 12
"""The most cards that are drawn larger, in a match of two."""
ACROSS: Final = 6
ROWS: Final = 3
GAP, BELOW = 8, 12

# Reversed, so that the first card of each kind is kept.
FIRSTS: Final = {card.kind: key for key, card in reversed(CARDS.items())}
"""The first card of each kind."""


def alike(key: str, *, numbered: bool) -> str:
    """Return one card that stands for all copies; ``numbered`` basic attacks have none."""
    card = CARDS[key]
    return key if numbered and card.number else FIRSTS[card.kind]


def hand_drawn(
    some: Sequence[Contender],
    threat: Threat | None,
    cards: Sequence[str],
    playable: Collection[str],
    *,
    numbered: bool = False,
) -> Drawn:
    """Draw a hand; ``playable`` has one card of each kind. Basic attacks can be ``numbered``."""
    above, top = table_top(some, threat)
    piles = Counter(alike(key, numbered=numbered) for key in cards)
    roomy = len(piles) <= FEW and len(some) == 2  # noqa: PLR2004  with more players, the attack stands below
    across = ACROSS if roomy else max(ACROSS + 1, ceil(len(piles) / ROWS))
    drawn, bottom = card_grid(piles, playable, across, top + 4, numbered=numbered)
    return on_ground(bottom + BELOW, above, drawn, palette=PALETTE)


def card_grid(
    piles: Mapping[str, int], playable: Collection[str], across: int, top: float, *, numbered: bool = False
) -> tuple[Drawn, float]:
    """Draw cards row by row, with the number of copies; return the drawing and where it ends."""
    wide = (WIDE - 2 * MARGIN - (across - 1) * GAP) / across
    first = Region(MARGIN, top, wide, wide * TALL)
    drawn = (
        card_drawn(key, area, lit=key in playable, number=numbered, count=count)
        for (key, count), area in zip(piles.items(), grid(len(piles), across, first, GAP), strict=True)
    )
    return "".join(drawn), top + ceil(len(piles) / across) * (first.height + GAP) - GAP
