"""The picture of a turn: a ladder whose rungs are the cards played and their results.

Each seat has a lane below its head. A red arrow leads from a strike to the player it threatens; an answer
that stops it has a shield. A player who has yet to answer has an empty place for a card.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from bot.face.kendo.pictures.card import TALL
from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.deeds import BESIDE, RAIL, SMALL, deed_drawn, on_rail
from bot.face.kendo.pictures.fight import Rung
from bot.face.kendo.pictures.heads import heads, lanes
from bot.face.kendo.pictures.marks import PALETTE, card_back
from bot.face.pictures.colours import EDGE, GOLD, GROUND, PALE, RED
from bot.face.pictures.figures import figures_piece
from bot.face.pictures.parts import on_ground
from bot.face.pictures.piece import filled, piece
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn, box, disc, path

MOST: Final = 6
"""The most rungs drawn: the last ones of a very long fight."""
CARD_WIDTHS: Final = {2: 92, 3: 80, 4: 64}
"""The width of a card, by the number of lanes."""
ABOVE, FOOT, GAP, EARLIER = 8, 12, 12, 40
OVERLAP, TURN = 0.72, 0.36
"""How far below a strike its answer stands, and where the arrow leaves it, as shares of a card's height."""
HEAD, SHAFT = 15, 7
"""The length of an arrow's head, and the width of its line."""


def ladder_drawn(some: Sequence[Contender], steps: Sequence[Rung], awaited: int | None) -> Drawn:
    """Draw a turn; ``awaited`` is the seat that has yet to answer the last strike."""
    columns = lanes(len(some), ABOVE)
    top = columns[0].top + columns[0].height + GAP
    left_out = len(steps) - MOST
    if left_out > 0:
        steps, top = steps[left_out:], top + EARLIER
    places = list(_places(steps, columns, awaited, top))
    bottom = max(place.top + place.height for place in places) + FOOT
    drawn = [_rails(columns, bottom), heads(some, ABOVE)]
    if left_out > 0:
        drawn.append(_earlier(left_out, top - EARLIER))
    if awaited is not None:
        drawn.append(_room(places[-1]))
    # With an empty place for an answer, there is one more place than there are rungs.
    for rung, place, below in zip(steps, places, (*places[1:], None), strict=False):
        drawn += (_arrow(rung, place, below, columns), deed_drawn(rung, place, columns))
    return on_ground(bottom, *drawn, palette=PALETTE)


def _places(
    steps: Sequence[Rung], columns: Sequence[Region], awaited: int | None, top: float
) -> Iterator[Region]:
    """Yield the place of each rung, and last the empty place of a player who has yet to answer.

    A card that answers a strike begins above the strike's end, since it stands in another lane.
    """
    wide = CARD_WIDTHS[len(columns)]
    for rung, after in zip(steps, (*steps[1:], None), strict=True):
        high = wide * TALL if rung.cards else SMALL
        across = len(rung.cards) * (wide + BESIDE) - BESIDE if rung.cards else SMALL
        yield Region(columns[rung.seat].middle - across / 2, top, across, high)
        answered = after.cards if after else awaited is not None
        if rung.deed == "strikes" and answered:
            top += high * OVERLAP
        elif not (after and rung.deed == after.deed == "switched"):  # switches happen at the same time
            top += high + GAP
    if awaited is not None:
        yield Region(columns[awaited].middle - wide / 2, top, wide, wide * TALL)


def _rails(columns: Sequence[Region], bottom: float) -> Drawn:
    above = columns[0].top + columns[0].height
    return "".join(
        filled(Region(each.middle - RAIL / 2, above, RAIL, ceil(bottom) - above), EDGE) for each in columns
    )


def _earlier(count: int, top: float) -> Drawn:
    """Draw how many rungs came before those shown."""
    return figures_piece(f"+{count}", WIDE / 2, top + 4, 24, PALE, anchor="middle")


def _room(area: Region) -> Drawn:
    """Draw the empty place for a card of the player who has yet to answer."""
    return piece(area, _dashed)


def _dashed(area: Region) -> Drawn:
    line = {"stroke": GOLD, "stroke_width": 4, "stroke_dasharray": "11 8"}
    dots = (disc(area.middle + at * area.width / 5, area.centre, 5, GOLD) for at in (-1, 0, 1))
    return box(area.inset(2), GROUND, rx=10, **line) + "".join(dots)


def _arrow(rung: Rung, place: Region, below: Region | None, columns: Sequence[Region]) -> Drawn:
    """Draw an arrow from a strike to a lane and down to the answer, or to the player who takes lost cards."""
    if rung.to is None:
        return ""
    target = columns[rung.to].middle
    to_the_right = target > place.middle
    begin = place.left + place.width if to_the_right else place.left
    if rung.deed == "lost":
        end = target - 30 if to_the_right else target + 30
        back = card_back(Region(target - 17, place.centre - 22, 34, 44), ground=GROUND)
        return _line(begin, place.centre, end) + back
    height = place.top + place.height * TURN
    down = below.top - 3 if below else height + 50
    top, left = height - SHAFT / 2, min(begin, target - SHAFT / 2)
    across = Region(left, top, max(begin, target + SHAFT / 2) - left, SHAFT)
    downwards = Region(target - SHAFT / 2, top, SHAFT, down - HEAD - top + 1)
    tip = on_rail(Region(target - HEAD, down - HEAD, 2 * HEAD, HEAD), _downwards)
    return filled(across, RED) + filled(downwards, RED) + tip


def _downwards(area: Region) -> Drawn:
    return path("M", 0, 0, "H", area.width, "L", area.middle, area.height, "z", fill=RED)


def _line(begin: float, centre: float, end: float) -> Drawn:
    """Draw a straight arrow."""
    to_the_right = end > begin
    tip = Region(end - HEAD if to_the_right else end, centre - HEAD * 0.8, HEAD, HEAD * 1.6)
    back = tip.left + 1 if to_the_right else tip.left + HEAD - 1
    shaft = Region(min(begin, back), centre - 2.5, abs(back - begin), 5)
    return filled(shaft, PALE) + piece(tip, _sideways, to_the_right)


def _sideways(area: Region, to_the_right: bool) -> Drawn:
    tip, back = (area.width, 0) if to_the_right else (0, area.width)
    return path("M", back, 0, "L", tip, area.centre, "L", back, area.height, "z", fill=PALE)
