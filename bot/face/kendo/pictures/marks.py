"""The signs of Kendo Duel: for seats, for face-down cards, and for the subdecks that cards come from."""

from typing import Final

from bot.face.kendo.pictures.frames import COLOURS
from bot.face.pictures.colours import DIM, FIELD, GROUND, INK, PALE, PAPER, colours_with
from bot.face.pictures.parts import sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn, box
from rules.kendo.cards import Subdeck

SIGNS = Sheaf("bot.face.kendo.pictures", "signs")
SEATS = Sheaf("bot.face.kendo.pictures", "marks")

SEAT_MARKS: Final = (
    ("circle", "#e2564a"),
    ("square", "#5b9be0"),
    ("diamond", "#ea9a3e"),
    ("star", "#f0d354"),
)
"""The shape and colour of each seat in order, matching the emoji beside players' names."""

PALETTE: Final = colours_with(
    *COLOURS.values(),
    *(colour for _, colour in SEAT_MARKS),
    met=tuple(
        (colour, ground)
        for colour in (*COLOURS.values(), *(colour for _, colour in SEAT_MARKS))
        for ground in (GROUND, PAPER)
    ),
)
"""All colours of this game. The edges of frames touch both paper and ground."""

SUBDECK_SIGNS: Final[dict[Subdeck, str]] = {"basic": "strength", "counter": "back", "other": "special"}
"""The sign on the back of each subdeck."""


def seat_mark(seat: int, area: Region, *, inside: bool = True, ground: str = GROUND) -> Drawn:
    """Draw the mark of a seat as a piece, in grey for a player who is out."""
    name, colour = SEAT_MARKS[seat]
    return SEATS.piece(name, area, colour if inside else DIM, GROUND, ground)


def card_back(area: Region, name: str = "", ground: str = FIELD) -> Drawn:
    """Draw a card face down as a piece, with a sign on it if one is named."""
    # The line reaches half its width beyond the card.
    return piece(area.inset(-1), _card_back, name, ground=ground)


def _card_back(area: Region, name: str) -> Drawn:
    area = area.inset(1)
    drawn = box(area, PALE, rx=area.width / 6, stroke=INK, stroke_width=2)
    inner = area.inset(area.width / 8)
    lined = box(inner, "none", rx=inner.width / 8, stroke=INK, stroke_width=2)
    if not name:
        return drawn + lined
    side = area.width * 0.56
    place = Region(area.middle - side / 2, area.centre - side / 2, side, side)
    return drawn + sign(name, place, INK, PAPER)
