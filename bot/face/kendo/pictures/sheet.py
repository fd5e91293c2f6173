"""A sheet of all cards of Kendo Duel: one of each kind, with the number of copies."""

from collections import Counter
from typing import Final

from bot.face.kendo.pictures.hand import BELOW, alike, card_grid
from bot.face.kendo.pictures.marks import PALETTE
from bot.face.pictures.parts import on_ground
from bot.face.pictures.svg import Drawn
from rules.kendo.cards import CARDS

KINDS: Final = Counter(alike(key, numbered=False) for key in CARDS)
"""The number of copies of each kind, by its first card."""
ACROSS: Final = 8


def sheet_drawn() -> Drawn:
    """Draw the sheet."""
    drawn, bottom = card_grid(KINDS, KINDS, ACROSS, BELOW)
    return on_ground(bottom + BELOW, drawn, palette=PALETTE)
