"""A picture of a brawl: a row for each fighter, a column for each Mon, and a slip for each card held.

Rows are numbered, since several fighters can have the same crest. A card on the table shows its Mon on paper,
and the row ends with the number of the fighter it was placed before.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.face.bushido.pictures.marks import MON, crest_piece, mon
from bot.face.bushido.pictures.stands import MARGIN
from bot.face.pictures.colours import DIM, EDGE, GOLD, GROUND, PALE, PAPER, RED
from bot.face.pictures.figures import figures, figures_piece, length
from bot.face.pictures.parts import life_bar, on_ground, sheet, sign, sign_piece
from bot.face.pictures.piece import filled, piece
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn
from rules.bushido.wheel import TECHNIQUES

HEAD, ROW, CLOSE = 40, 36, 28
"""The heights of the line of Mon, of a row, and of a row in a crowded hand in which no card is placed."""
CREST, NUMBER, SMALL = 32, 26, 20
BAR = Region(2, 5, 62, 16)
COLUMN, FIRST = 34, 256
"""The width of a column, and the middle of the first one."""
HEALTH = Region(MARGIN + 70, 0, FIRST - COLUMN / 2 - MARGIN - 70, NUMBER)
"""The room for the bar, the health left and the health lost."""
CARD = 33
SLIP, GAP = (12, 17), (12, 3)
"""The size of the mark for a card in hand, and for a spent one: straight edges take few bytes."""
# Right of the last column.
ARROW = square(FIRST + (len(TECHNIQUES) - 1) * COLUMN + 22, 0, 18)


class CrowdRow(msgspec.Struct, frozen=True):
    """One fighter of a brawl."""

    fighter: str
    full: int
    health: int | None
    """None if neither the turn nor the board says it."""
    hand: tuple[str, ...] | None
    """None if the board does not say it."""
    lost: int = 0
    played: str | None = None
    """The card on the table, now or in the turn reported."""
    before: int | None = None
    """The seat that the card is placed before."""
    gone: bool = False
    """Whether the player has left."""

    @property
    def stands(self) -> bool:
        """Whether the fighter still stands, as far as is known."""
        return not self.gone and (self.health is None or self.health > 0)


def crowd_drawn(rows: Sequence[CrowdRow]) -> Drawn:
    """Draw everyone in the order of their seats."""
    return on_ground(table_height(len(rows)), *table(enumerate(rows), 0))


def table_height(count: int, high: float = ROW) -> float:
    """Return the height of a table with ``count`` rows."""
    return HEAD + count * high + MARGIN / 2


def table(
    rows: Iterable[tuple[int, CrowdRow]], top: float, *, high: float = ROW, crested: bool = True
) -> Iterator[Drawn]:
    """Draw rows ``high`` units each, with or without crests, below the Mon of the columns."""
    for technique in TECHNIQUES:
        yield MON.piece(technique, around(_column(technique), top + HEAD / 2 + 2, 30), PALE, EDGE, GROUND)
    for at, (seat, row) in enumerate(rows):
        above = top + HEAD + at * high
        yield filled(Region(MARGIN, above, WIDE - 2 * MARGIN, 1), EDGE)
        yield from _row(row, seat, above + high / 2)
        if crested:
            yield crest_piece(row.fighter, square(MARGIN + 26, above + (high - CREST) / 2, CREST))


def _row(row: CrowdRow, seat: int, centre: float) -> Iterator[Drawn]:
    number = str(seat + 1)
    yield figures_piece(number, MARGIN + 9, centre - SMALL / 2, SMALL, DIM, anchor="middle")
    room = HEALTH._replace(top=centre - HEALTH.height / 2)
    yield piece(room, _health, row.health, row.full, row.lost, row.gone)
    if row.hand is not None and row.stands:
        held = [technique for technique in TECHNIQUES if technique in row.hand and technique != row.played]
        spent = [technique for technique in TECHNIQUES if technique not in {*row.hand, row.played}]
        yield from (_slip(each, SLIP, PAPER, centre) for each in held)
        yield from (_slip(each, GAP, EDGE, centre) for each in spent)
    if row.played is not None:
        yield piece(around(_column(row.played), centre, CARD), _played, row.played)
    if row.before is not None:
        before, top = str(row.before + 1), centre - SMALL / 2
        yield sign_piece("blow", ARROW._replace(top=centre - ARROW.height / 2), GOLD)
        yield figures_piece(before, WIDE - MARGIN, top, SMALL, GOLD, anchor="end")


def _played(area: Region, technique: str) -> Drawn:
    """Draw a card on the table."""
    return sheet(area, GOLD, 3) + mon(technique, area.inset(4))


def _slip(technique: str, size: tuple[int, int], colour: str, centre: float) -> Drawn:
    """Draw the mark for a card in hand, or for a spent one."""
    wide, high = size
    return filled(Region(_column(technique) - wide / 2, centre - high / 2, wide, high), colour)


def _column(technique: str) -> float:
    return FIRST + TECHNIQUES.index(technique) * COLUMN


def _health(area: Region, health: int | None, full: int, lost: int, gone: bool) -> Drawn:
    """Draw the health left and lost; a sign replaces the number of a fighter who fell or left."""
    drawn, beside = "", BAR.left + BAR.width + 7
    if health is not None:
        drawn += life_bar(BAR, max(health, 0), full, lost)
    if gone or (health is not None and health < 1):
        name, colour = ("no", DIM) if gone else ("fallen", RED)
        drawn += sign(name, square(beside, 0, NUMBER), colour)
        beside += NUMBER + 4
    elif health is not None:
        drawn += figures(str(health), beside, 0, NUMBER, PALE)
        beside += length(str(health), NUMBER) + 4
    if lost:
        top, room = (NUMBER - SMALL) / 2, area.width - beside - 4
        drawn += figures(f"-{lost}", beside, top, SMALL, RED, room=room)
    return drawn
