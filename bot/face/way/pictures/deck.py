"""The Action cards in a table: a line for each icon, a column for each card, with what it adds."""

from collections.abc import Iterator

from bot.face.alt import alt_text
from bot.face.pictures.colours import DIM, GROUND, INK, PALE, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import on_ground, sheet
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid
from bot.face.pictures.svg import Drawn, disc
from bot.face.screen import Drawing
from bot.face.way.cards import card_label
from bot.face.way.pictures.marks import MARGIN, PALETTE, level_piece, mark_piece
from bot.face.way.symbols import LEVELS
from bot.face.words import Words
from rules.way.action_cards import ACTION_CARDS, ACTIONS, ICONS, Icon

BY_ICON = {icon: [ACTION_CARDS[key] for key in ACTIONS if ACTION_CARDS[key].icon == icon] for icon in ICONS}
ACROSS = max(map(len, BY_ICON.values()))
GAP = 6
HEAD, ICON, SIGN, NUMBER = 84, 44, 22, 24
"""The width of a line's head, and the sizes of the icon, the levels' signs and the numbers."""
FIRST_LINE, LINE = 24, 30
"""How far down the first level stands, and each further one."""
HEIGHT = 2 * FIRST_LINE + 2 * LINE
FIRST = Region(MARGIN + HEAD, MARGIN, (WIDE - 2 * MARGIN - HEAD - (ACROSS - 1) * GAP) / ACROSS, HEIGHT)


def deck(words: Words) -> Drawing:
    """Draw the cards of the players' deck."""
    return Drawing("cards.png", deck_drawn(), alt_text(_said(words, icon) for icon in ICONS))


def deck_drawn() -> Drawn:
    """Draw a line for each icon."""
    lines = grid(len(ICONS), 1, FIRST, GAP)
    drawn = (each for icon, first in zip(ICONS, lines, strict=True) for each in _line(icon, first))
    return on_ground(2 * MARGIN + len(ICONS) * (HEIGHT + GAP) - GAP, *drawn, palette=PALETTE)


def _line(icon: Icon, first: Region) -> Iterator[Drawn]:
    """Draw an icon with the signs of the levels, and beside it all cards that have it."""
    yield mark_piece(icon, around(MARGIN + ICON / 2, first.centre, ICON), PALE, GROUND)
    for at, level in enumerate(LEVELS):
        yield level_piece(level, around(first.left - SIGN, _down(first, at), SIGN), PALE, GROUND)
    cards = BY_ICON[icon]
    for card, area in zip(cards, grid(len(cards), ACROSS, first, GAP), strict=True):
        yield piece(area, _card, card.adds.each)


def _card(area: Region, adds: tuple[int, ...]) -> Drawn:
    drawn = sheet(area)
    for at, count in enumerate(adds):
        if count:
            top, colour = _down(area, at) - NUMBER / 2, RED if count < 0 else INK
            drawn += figures(f"{count:+}", area.middle, top, NUMBER, colour, anchor="middle")
        else:
            drawn += disc(area.middle, _down(area, at), 3, DIM)
    return drawn


def _down(area: Region, level: int) -> float:
    return area.top + FIRST_LINE + level * LINE


def _said(words: Words, icon: Icon) -> str:
    cards = words.listed(card_label(words, card.key) for card in BY_ICON[icon])
    return words("way-picture-icon", icon=words(f"way-icon-{icon}"), cards=cards)
