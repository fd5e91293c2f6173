"""A free for all in a picture: a row for each fighter, a column for each Mon, a slip where a card is held.

Rows are numbered, since several can have the same crest. A card on the table shows its Mon on paper, and at
the end of the row stands the number of whoever it was laid before.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.face.bushido.pictures.marks import fighter_crest, mon
from bot.face.bushido.pictures.stands import MARGIN
from bot.face.pictures.colours import DIM, EDGE, GOLD, PALE, PAPER, RED
from bot.face.pictures.figures import figures, length
from bot.face.pictures.parts import life_bar, on_ground, sheet, sign
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, path
from rules.bushido.wheel import TECHNIQUES

HEAD, ROW, CLOSE = 40, 36, 28
"""How high the line of Mon is, a row, and a row of many in which no card lies."""
CREST, NUMBER, SMALL = 32, 26, 20
BAR = Region(MARGIN + 72, 0, 62, 16)
COLUMN, FIRST = 34, 256
"""How broad a column is, and where the middle of the first one stands."""
CARD = 33
SLIP, GAP = (12, 17), (12, 3)
"""Width and height of what stands for a card in hand, and for a spent one: straight edges take few bytes."""
ARROW = square(FIRST + (len(TECHNIQUES) - 1) * COLUMN + 22, 0, 18)


class CrowdRow(msgspec.Struct, frozen=True):
    """One fighter of a free for all."""

    fighter: str
    full: int
    health: int | None
    """None where neither the turn nor the board says it."""
    hand: tuple[str, ...] | None
    """None likewise."""
    lost: int = 0
    played: str | None = None
    """The card on the table, or the one it was in the turn that is told."""
    before: int | None = None
    """The seat it lies before, or lay."""
    gone: bool = False
    """Whether they have left."""

    @property
    def stands(self) -> bool:
        """Whether they still fight, as far as is known."""
        return not self.gone and (self.health is None or self.health > 0)


def crowd_drawn(rows: Sequence[CrowdRow]) -> Drawn:
    """Draw everybody in the order of their seats."""
    return on_ground(table_height(len(rows)), *table(enumerate(rows), 0))


def table_height(count: int, high: float = ROW) -> float:
    """Return how high the table of so many is."""
    return HEAD + count * high + MARGIN / 2


def table(
    rows: Iterable[tuple[int, CrowdRow]], top: float, *, high: float = ROW, crested: bool = True
) -> Iterator[Drawn]:
    """Draw rows by their seats, each so ``high``, with crests or without, below the Mon of the columns."""
    for technique in TECHNIQUES:
        yield mon(technique, around(_column(technique), top + HEAD / 2 + 2, 30), PALE, EDGE)
    for at, (seat, row) in enumerate(rows):
        above = top + HEAD + at * high
        yield path("M", MARGIN, above, "h", WIDE - 2 * MARGIN, stroke=EDGE)
        yield from _row(row, seat, above + high / 2)
        if crested:
            yield fighter_crest(row.fighter, square(MARGIN + 26, above + (high - CREST) / 2, CREST))


def _row(row: CrowdRow, seat: int, centre: float) -> Iterator[Drawn]:
    yield figures(str(seat + 1), MARGIN + 9, centre - SMALL / 2, SMALL, DIM, anchor="middle")
    yield from _health(row, centre)
    if row.hand is not None and row.stands:
        held = [technique for technique in TECHNIQUES if technique in row.hand and technique != row.played]
        spent = [technique for technique in TECHNIQUES if technique not in {*row.hand, row.played}]
        yield from (_slips(held, SLIP, PAPER, centre), _slips(spent, GAP, EDGE, centre))
    if row.played is not None:
        area = around(_column(row.played), centre, CARD)
        yield sheet(area, GOLD, 3) + mon(row.played, area.inset(4))
    if row.before is not None:
        yield sign("blow", ARROW._replace(top=centre - ARROW.height / 2), GOLD)
        yield figures(str(row.before + 1), WIDE - MARGIN, centre - SMALL / 2, SMALL, GOLD, anchor="end")


def _slips(techniques: Iterable[str], size: tuple[int, int], colour: str, centre: float) -> Drawn:
    """Draw what stands for cards in hand, or for spent ones: one line is quicker than a box for each."""
    wide, high = size
    corners = ((_column(technique) - wide / 2, centre - high / 2) for technique in techniques)
    steps = [
        step for left, top in corners for step in ("M", left, top, "h", wide, "v", high, "h", -wide, "z")
    ]
    return path(*steps, fill=colour) if steps else ""


def _column(technique: str) -> float:
    return FIRST + TECHNIQUES.index(technique) * COLUMN


def _health(row: CrowdRow, centre: float) -> Iterator[Drawn]:
    """Draw what is left and what was lost; whoever has fallen or left has a sign in place of the number."""
    beside = BAR.left + BAR.width + 7
    if row.health is not None:
        yield life_bar(BAR._replace(top=centre - BAR.height / 2), max(row.health, 0), row.full, row.lost)
    if not row.stands:
        name, colour = ("no", DIM) if row.gone else ("fallen", RED)
        yield sign(name, square(beside, centre - NUMBER / 2, NUMBER), colour)
        beside += NUMBER + 4
    elif row.health is not None:
        number = str(row.health)
        yield figures(number, beside, centre - NUMBER / 2, NUMBER, PALE)
        beside += length(number, NUMBER) + 4
    if row.lost:
        yield figures(
            f"-{row.lost}", beside, centre - SMALL / 2, SMALL, RED, room=FIRST - COLUMN / 2 - beside - 4
        )
