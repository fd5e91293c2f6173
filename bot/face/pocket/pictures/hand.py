"""The picture of a hand: all cards a player drafted with their numbers, and the opponent's cards above.

Open cards have a golden edge on a dark field; exhausted ones are grey and crossed out. The chosen card is not
marked: neither the picture nor its size can give it away.
"""

from collections.abc import Iterator

from bot.face.pictures.colours import FIELD, GROUND
from bot.face.pictures.parts import field, on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn
from bot.face.pocket.areas import numbered
from bot.face.pocket.pictures.card import card_drawn, open_card_drawn
from bot.face.pocket.pictures.marks import PALETTE, card_gone, card_in_play, gone, small_card
from bot.face.pocket.pictures.sheet import MARGIN, height, places
from bot.face.pocket.pictures.totals import HIGH, totals_drawn
from rules.pocket.state import PlayArea
from rules.pocket.strikes import totals
from rules.pocket.symbols import NONE, Symbols
from rules.pocket.view import PocketView

SMALL, APART = 46, 20.5
"""The side of each of the opponent's cards, and the gap between two."""
GONE = 76
"""The side of an exhausted card's emblem."""
TOTALS = MARGIN + SMALL + 8
CARDS_TOP = TOTALS + HIGH + 8


def hand_drawn(view: PocketView, seat: int) -> Drawn:
    """Draw a seat's hand, with the opponent's cards and the totals of swords and helms above it."""
    own, foe = view.areas[seat], view.areas[1 - seat]
    both = totals(view.areas, view.exchange.aid)
    cards = numbered(view, seat)
    drawn = (
        _own_card(own, key, number, area)
        for (number, key), area in zip(enumerate(cards, 1), places(len(cards), CARDS_TOP), strict=True)
    )
    return on_ground(
        CARDS_TOP + height(len(cards)),
        *_row(foe, numbered(view, 1 - seat)),
        totals_drawn((both[seat], both[1 - seat]), TOTALS),
        *drawn,
        palette=PALETTE,
    )


def shown_by(area: PlayArea, key: str) -> Symbols:
    """Return what an open card counts for; nothing for a Strike!."""
    return next((area.counted(placed) for placed in area.in_play if placed.card == key), NONE)


def _own_card(own: PlayArea, key: str, number: int, area: Region) -> Drawn:
    if key in own.exhausted:
        return piece(area.inset(-1), _gone, key)
    if key in own.hand:
        return card_drawn(key, area, number)
    return open_card_drawn(key, area, shown_by(own, key), number)


def _gone(area: Region, key: str) -> Drawn:
    return field(area.inset(1), GROUND, FIELD) + gone(around(area.middle, area.centre, GONE), key)


def _row(foe: PlayArea, keys: tuple[str, ...]) -> Iterator[Drawn]:
    """Draw which cards the opponent holds, which are open and which are exhausted."""
    wide = len(keys) * (SMALL + APART) - APART
    first = square((WIDE - wide) / 2, MARGIN, SMALL)
    for key, area in zip(keys, grid(len(keys), len(keys), first, APART), strict=True):
        if key in foe.hand:
            yield small_card(key, area)
        elif key in foe.exhausted:
            yield card_gone(key, area)
        else:
            yield card_in_play(key, area)
