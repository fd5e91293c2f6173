"""A fighter's sheet: crest, full health, and the nine cards as printed."""

from bot.face.bushido.cards import is_special
from bot.face.bushido.pictures.hand import ABOVE, ACROSS, FIRST, GAP, card_drawn
from bot.face.bushido.pictures.marks import value_figures
from bot.face.bushido.pictures.stands import MARGIN, stands
from bot.face.pictures.parts import on_ground
from bot.face.pictures.region import grid
from bot.face.pictures.svg import Drawn
from rules.bushido.fighters import NEWEST
from rules.bushido.values import FULL_HEALTH

HEIGHT = ABOVE + 3 * (FIRST.height + GAP) - GAP + MARGIN


def sheet_drawn(fighter: str) -> Drawn:
    """Draw a fighter's sheet; a value that grows is shown as a range."""
    deck = NEWEST.decks[fighter].values()
    cards = (
        card_drawn(
            card.technique,
            area,
            value_figures(card.speed),
            value_figures(card.strength),
            special=is_special(card),
        )
        for card, area in zip(deck, grid(len(deck), ACROSS, FIRST, GAP), strict=True)
    )
    return on_ground(HEIGHT, stands(fighter, FULL_HEALTH, FULL_HEALTH, top=8, seat=0), *cards)
