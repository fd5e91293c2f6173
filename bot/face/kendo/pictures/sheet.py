"""All cards of Kendo Duel on one sheet: a card of each kind, with how many of it there are."""

from collections import Counter
from typing import Final

from bot.face.kendo.pictures.hand import BELOW, alike, card_grid
from bot.face.kendo.pictures.marks import PALETTE
from bot.face.pictures.parts import on_ground
from bot.face.pictures.svg import Drawn
from rules.kendo.cards import CARDS

KINDS: Final = Counter(alike(key, numbered=False) for key in CARDS)
"""How many cards there are of each kind, by its first card."""
ACROSS: Final = 8


def sheet_drawn() -> Drawn:
    """Draw the sheet."""
    drawn, bottom = card_grid(KINDS, KINDS, ACROSS, BELOW)
    return on_ground(bottom + BELOW, drawn, palette=PALETTE)
