"""The picture of a Kendo Duel card: its frame, and a sign for what it is.

A counterattack shows the strike it answers above the strike it makes.
"""

from typing import Final

from bot.face.kendo.pictures.frames import COLOURS, framed
from bot.face.kendo.pictures.marks import SIGNS
from bot.face.pictures.colours import DIM, EDGE, FIELD, GROUND, INK, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region, around
from bot.face.pictures.svg import Drawn, disc, path
from rules.kendo.cards import CARDS, Frame, KendoCard

TALL: Final = 1.18
"""The height of a card, as a share of its width."""
LINE: Final = 0.075
"""The width of its frame's line, as a share of the card's width."""
BEYOND: Final = 7
"""How far the edge of a pile reaches beyond its top card."""
MARK: Final = 40
ALONE, PAIRED, NUMBERED = 0.66, 0.44, 0.52
"""The width of a sign, as a share of the card's: alone, one of two, and above a number."""
RAISED: Final[dict[Frame, float]] = {"red": -0.05, "green": 0.07}
"""How far up a sign moves, as a share of the card's width, when its frame leaves less room below."""
TIGHT: Final[dict[Frame, float]] = {"yellow": 0.56, "white": 0.5}
"""The width of a lone sign when its frame leaves less room beside it."""


def card_drawn(
    key: str, area: Region, *, lit: bool = True, number: bool = False, count: int = 1, mark: str = ""
) -> Drawn:
    """Draw a card as a piece, in grey if it is not ``lit``.

    It can show how many copies there are, its number, and a mark for what it did.
    """
    if count == 1:
        return piece(area, _card, key, lit, number, mark)
    return piece(_above(area, -BEYOND), _pile, key, lit, number, count)


def _above(area: Region, by: float) -> Region:
    """Return an area reduced by an amount at its top and at its right."""
    return Region(area.left, area.top + by, area.width - by, area.height - by)


def _pile(area: Region, key: str, lit: bool, number: bool, count: int) -> Drawn:
    """Draw a card on top of its copies."""
    card, area = CARDS[key], _above(area, BEYOND)
    edge = COLOURS[card.frame] if lit else EDGE
    under = framed(card.frame, _aside(area, 5), edge, edge, area.width * LINE)
    return under + _card(area, key, lit, number) + _count(count, area, lit=lit)


def _card(area: Region, key: str, lit: bool, number: bool, mark: str = "") -> Drawn:
    card, line = CARDS[key], area.width * LINE
    edge, fill, ink = (COLOURS[card.frame], PAPER, INK) if lit else (EDGE, FIELD, DIM)
    parts = [framed(card.frame, area, fill, edge, line), _signs(card, area, ink, fill, number=number)]
    return "".join((*parts, _mark(mark, area) if mark else ""))


def _aside(area: Region, by: float) -> Region:
    return area._replace(left=area.left + by, top=area.top - by)


def _signs(card: KendoCard, area: Region, ink: str, ground: str, *, number: bool) -> Drawn:
    wide, middle, centre = area.width, area.middle, area.centre
    if card.answers and card.strikes and card.subdeck == "counter":
        away, side = wide * 0.27, wide * PAIRED
        answered = SIGNS.drawn(card.answers, around(middle, centre - away, side), DIM, ground)
        strikes = SIGNS.drawn(card.strikes, around(middle, centre + away, side), ink, ground)
        return answered + strikes + _downwards(middle - wide * 0.29, centre, wide * 0.11, ink)
    if number and card.number:
        drawn = SIGNS.drawn(card.kind, around(middle, centre - wide * 0.2, wide * NUMBERED), ink, ground)
        high = wide * 0.34
        return drawn + figures(str(card.number), middle, centre + wide * 0.14, high, ink, anchor="middle")
    raised, side = wide * RAISED.get(card.frame, 0), wide * TIGHT.get(card.frame, ALONE)
    return SIGNS.drawn(card.kind, around(middle, centre - raised, side), ink, ground)


def _downwards(middle: float, centre: float, half: float, ink: str) -> Drawn:
    """Draw a small arrow from the strike answered to the strike made."""
    tip = ("M", middle - half, centre - half, "L", middle + half, centre - half, "L", middle, centre + half)
    return path(*tip, "z", fill=RED if ink == INK else ink)


def _mark(name: str, area: Region) -> Drawn:
    """Draw a sign in the lower right corner."""
    place = around(area.width - MARK / 2 - 1, area.height - MARK / 2 - 1, MARK)
    badge = disc(place.middle, place.centre, MARK / 2, GROUND, stroke=PALE, stroke_width=2)
    return badge + sign(name, place.inset(9), PALE, GROUND)


def _count(count: int, area: Region, *, lit: bool) -> Drawn:
    """Draw the number of copies in a corner."""
    radius = area.width * 0.19
    middle, centre = area.left + area.width - radius * 0.7, area.top + radius * 0.7
    badge = disc(middle, centre, radius, GROUND, stroke=PALE if lit else DIM, stroke_width=2)
    high = radius * 1.2
    return badge + figures(
        str(count), middle, centre - high / 2, high, PAPER if lit else DIM, anchor="middle"
    )
