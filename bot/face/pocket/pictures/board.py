"""The picture of both play areas: open cards with what they count for, cards in hand, and exhausted cards."""

from collections.abc import Iterator

from bot.face.pictures.colours import FIELD, GOLD, PAPER
from bot.face.pictures.line import line
from bot.face.pictures.parts import field, on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.svg import Drawn
from bot.face.pocket.areas import numbered
from bot.face.pocket.pictures.hand import shown_by
from bot.face.pocket.pictures.marks import PALETTE, card_gone, emblem, small_card, symbol_glyphs
from bot.face.pocket.pictures.totals import HIGH, MARGIN, totals_drawn
from rules.pocket.state import PlayArea
from rules.pocket.strikes import totals
from rules.pocket.symbols import Symbols
from rules.pocket.view import PocketView

ACROSS, GAP = 5, 5
SMALL, TALL = 52, 92
"""The width of every card, and the height of an open one: its emblem, then swords, then helms."""
COUNT = 19
TOP = MARGIN + HIGH + 10
WIDTH = ACROSS * (SMALL + GAP) - GAP
HEIGHT = TOP + 2 * (TALL + GAP) + 5


def board_drawn(view: PocketView) -> Drawn:
    """Draw both areas, the first seat's on the left."""
    both = totals(view.areas, view.exchange.aid)
    sides = (card for seat, area in enumerate(view.areas) for card in _side(area, numbered(view, seat), seat))
    return on_ground(HEIGHT, totals_drawn(both, MARGIN), *sides, palette=PALETTE)


def _side(own: PlayArea, keys: tuple[str, ...], seat: int) -> Iterator[Drawn]:
    first = Region(WIDE - MARGIN - WIDTH if seat else MARGIN, TOP, SMALL, TALL)
    for key, area in zip(keys, grid(len(keys), ACROSS, first, GAP), strict=True):
        within = square(area.left, area.top, SMALL)
        if key in own.hand:
            yield small_card(key, within)
        elif key in own.exhausted:
            yield card_gone(key, within)
        else:
            # The edge reaches one unit beyond the card.
            yield piece(area.inset(-1), _open, key, shown_by(own, key))


def _open(area: Region, key: str, shows: Symbols) -> Drawn:
    """Draw an open card, with swords above helms."""
    area = area.inset(1)
    drawn = [
        field(area, FIELD, GOLD),
        emblem(key, square(area.left, area.top, SMALL).inset(6), PAPER, FIELD),
    ]
    for at, symbols in enumerate((Symbols(swords=shows.swords), Symbols(helms=shows.helms))):
        place = Region(area.left, area.top + SMALL - 3 + at * (COUNT + 1), SMALL, COUNT)
        drawn.append(line(symbol_glyphs(symbols), place, PAPER, FIELD))
    return "".join(drawn)
