"""A standing as a picture: a bar for each line, or for ratings their values with margins of error.

No name is drawn: the words beside the picture name the lines in the same order.
"""

from collections.abc import Iterator, Sequence

from bot.face.alt import alt_text
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, PALE, RED
from bot.face.pictures.figures import figures_piece, length
from bot.face.pictures.parts import on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region
from bot.face.pictures.svg import Drawn, box, disc
from bot.face.screen import Drawing
from bot.play.standing.boards import BoardPage, Line
from bot.play.standing.strength import Rating
from bot.store.clan_rows import ClanPlace
from bot.store.record_rows import RatingPlace

MARGIN, ROW, BAR, NUMBER = 14, 40, 20, 24
FIRST = 62
"""Where bars begin, to the right of a line's number."""
LEAST, DOT = 8, 8
"""The shortest length of a bar, and the radius of a rating's dot."""


def board_drawing(page: BoardPage, told: str) -> Drawing | None:
    """Draw a page of a board, or return None for an empty one; ``told`` has its lines in words."""
    places = [_place(line, place) for place, line in enumerate(page.lines, page.slice.skip + 1)]
    rated = [Rating(line.level, line.spread) for line in page.lines if isinstance(line, RatingPlace)]
    if rated:
        return _drawing("board.png", _spans(rated, places), len(rated), told)
    amounts = [
        line.honor if isinstance(line, ClanPlace) else line.amount
        for line in page.lines
        if not isinstance(line, RatingPlace)
    ]
    return _drawing("board.png", _bars(amounts, places), len(amounts), told) if amounts else None


def bars_drawing(name: str, amounts: Sequence[int], told: str) -> Drawing:
    """Draw a bar for each amount; negative ones are red."""
    return _drawing(name, _bars(amounts, [""] * len(amounts)), len(amounts), told)


def _place(line: Line, place: int) -> str:
    """Return the place of a line: ``place`` for a clan, which has none stored, and a dash for no place."""
    if isinstance(line, ClanPlace):
        return str(place)
    return "-" if line.place is None else str(line.place)


def _drawing(name: str, drawn: Iterator[Drawn], lines: int, told: str) -> Drawing:
    return Drawing(name, on_ground(2 * MARGIN + lines * ROW, *drawn), alt_text((told,)))


def _bars(amounts: Sequence[int], places: Sequence[str]) -> Iterator[Drawn]:
    # If all are 0, no bar is drawn, and dividing by 0 must be avoided.
    most, room = max(map(abs, amounts)) or 1, _room([str(amount) for amount in amounts])
    for at, amount in enumerate(amounts):
        line = _line(at, room)
        long = max(LEAST, round(line.width * abs(amount) / most)) if amount else 0
        yield from _numbered(at, places[at], str(amount))
        yield piece(line, _bar, long, GOLD if amount > 0 else RED)


def _spans(rated: Sequence[Rating], places: Sequence[str]) -> Iterator[Drawn]:
    """Draw ratings on one scale, each with the span in which it lies nine times in ten."""
    room = _room([str(rating.points) for rating in rated])
    lowest = min(rating.points - rating.margin for rating in rated)
    highest = max(rating.points + rating.margin for rating in rated)
    for at, rating in enumerate(rated):
        line = _line(at, room)
        # A dot extends beyond its rating on both sides.
        each = (line.width - 2 * DOT) / max(1, highest - lowest)
        place, away = round(each * (rating.points - lowest)), round(each * rating.margin)
        yield from _numbered(at, places[at], str(rating.points))
        yield piece(line, _span, place, away)


def _bar(area: Region, long: int, colour: str) -> Drawn:
    drawn = box(area, FIELD, rx=4)
    return drawn + box(Region(area.left, area.top, long, area.height), colour, rx=4) if long else drawn


def _span(area: Region, place: int, away: int) -> Drawn:
    middle = area.left + DOT + place
    span = Region(middle - away, area.centre - 3, 2 * away, 6)
    return box(area, FIELD, rx=4) + box(span, EDGE) + disc(middle, area.centre, DOT, GOLD)


def _room(amounts: Sequence[str]) -> float:
    """Return the width of the column of amounts."""
    return max(length(amount, NUMBER) for amount in amounts) + MARGIN


def _line(at: int, room: float) -> Region:
    return Region(FIRST, MARGIN + at * ROW + (ROW - BAR) / 2, WIDE - FIRST - MARGIN - room, BAR)


def _numbered(at: int, place: str, amount: str) -> Iterator[Drawn]:
    """Write the place of a line at its left, and its amount at its right."""
    top = MARGIN + at * ROW + (ROW - NUMBER) / 2
    if place:
        yield figures_piece(place, MARGIN, top, NUMBER, DIM)
    yield figures_piece(amount, WIDE - MARGIN, top, NUMBER, PALE, anchor="end")
