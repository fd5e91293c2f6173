"""The picture of a board: everyone at the table, the attack to answer, and the piles.

It shows how many cards of each subdeck lie face down, and how many of each frame lie face up.
"""

from collections.abc import Sequence
from typing import Final

from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.frames import COLOURS, framed
from bot.face.kendo.pictures.heads import MARGIN
from bot.face.kendo.pictures.marks import PALETTE, SUBDECK_SIGNS, card_back
from bot.face.kendo.pictures.top import table_top
from bot.face.kendo.standing import open_frames
from bot.face.pictures.colours import FIELD, INK, PALE, PAPER
from bot.face.pictures.figures import figures, figures_piece
from bot.face.pictures.parts import field_piece, on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn
from rules.kendo.cards import SUBDECKS, Frame
from rules.kendo.state import Threat

STRIP: Final = 64
BACK: Final = Region(0, 0, 32, 42)
FRAME: Final = Region(0, 0, 40, 46)
PILE, OPEN, FIGURE = 77, 46, 26


def board_drawn(
    some: Sequence[Contender],
    threat: Threat | None,
    left: Sequence[int],
    discarded: Sequence[Sequence[str]],
) -> Drawn:
    """Draw a board."""
    above, top = table_top(some, threat)
    area = Region(MARGIN, top, WIDE - 2 * MARGIN, STRIP)
    strip = (field_piece(area), *_hidden(left, area), *_open(discarded, area))
    return on_ground(top + STRIP + MARGIN, above, *strip, palette=PALETTE)


def _hidden(left: Sequence[int], area: Region) -> list[Drawn]:
    """Draw the subdecks, and how many cards of each lie face down."""
    drawn: list[Drawn] = []
    for at, (subdeck, count) in enumerate(zip(SUBDECKS, left, strict=True)):
        back = BACK._replace(left=area.left + 9 + at * PILE, top=area.centre - BACK.height / 2)
        beside, above = back.left + 37, area.centre - FIGURE / 2
        number = figures_piece(str(count), beside, above, FIGURE, PALE, ground=FIELD)
        drawn += (card_back(back, SUBDECK_SIGNS[subdeck]), number)
    return drawn


def _open(discarded: Sequence[Sequence[str]], area: Region) -> list[Drawn]:
    """Draw how many cards of each frame lie face up, from the right end."""
    counts = open_frames(discarded)
    shown: list[tuple[Frame, int]] = [(frame, counts[frame]) for frame in COLOURS if counts[frame]]
    begin = area.left + area.width - 8 - len(shown) * OPEN
    places = (
        FRAME._replace(left=begin + at * OPEN, top=area.centre - FRAME.height / 2) for at in range(len(shown))
    )
    return [piece(place, _pile, *pile, ground=FIELD) for place, pile in zip(places, shown, strict=True)]


def _pile(area: Region, frame: Frame, count: int) -> Drawn:
    number = figures(str(count), area.middle, area.centre - 9, 18, INK, anchor="middle", room=24)
    return framed(frame, area, PAPER, COLOURS[frame], 4) + number
