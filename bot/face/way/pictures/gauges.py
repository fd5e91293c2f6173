"""The three levels in a picture, each against what it must exceed or reach, as far as that is known."""

from collections.abc import Collection, Iterator

from bot.face.pictures.colours import GOLD, GROUND, PALE
from bot.face.pictures.figures import figures_piece, length
from bot.face.pictures.parts import field
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid
from bot.face.pictures.svg import Drawn
from bot.face.way.foresight import defences_now, powers_left
from bot.face.way.pictures.marks import GAP, MARGIN, level_mark
from bot.face.way.standing import asked_of
from bot.face.way.symbols import LEVELS
from rules.way.levels import LevelName
from rules.way.state import FightState

HEIGHT = 56
SIGN, NUMBER, SIZE, BETWEEN = 38, 38, 28, 8
FIRST = Region(MARGIN, 0, (WIDE - 2 * MARGIN - 2 * GAP) / 3, HEIGHT)

UNMEASURED = ("camp", "redraw", "target")
"""The questions asked before the attack has a target."""


def gauges(fight: FightState, top: float) -> Drawn:
    """Draw Strength, Technique and Guard, and what they have to exceed or reach."""
    places = grid(3, 3, FIRST._replace(top=top), GAP)
    drawn: list[Drawn] = []
    for name, own, others, area in zip(LEVELS, fight.levels.each, _against(fight), places, strict=True):
        # The numbers are separate pieces: with one piece per gauge, new levels took 2.1 ms instead of 0.3.
        drawn.append(piece(area.inset(-1), _gauge, name))
        drawn += _measured(own, others, area, reached=name == "guard")
    return "".join(drawn)


def _gauge(area: Region, name: LevelName) -> Drawn:
    area = area.inset(1)
    level = level_mark(name, around(area.left + 10 + SIGN / 2, area.centre, SIGN), PALE, GROUND)
    return field(area, GROUND) + level


def _against(fight: FightState) -> tuple[Collection[int], Collection[int], Collection[int]]:
    """Return the numbers that each level may be measured against; empty if there are none."""
    asked = asked_of(fight)
    if asked in UNMEASURED:
        return (), (), ()
    cards = defences_now(fight)
    powers = powers_left(fight, fight.agenda[0].number) if asked == "guard" else ()
    return {card.strength for card in cards}, {card.technique for card in cards}, powers


def _measured(own: int, others: Collection[int], area: Region, *, reached: bool) -> Iterator[Drawn]:
    """Draw a level and what it is measured against, in gold if it is high enough for all that can come."""
    left, room = area.left + 10 + SIGN + 8, area.left + area.width - 8
    enough = bool(others) and (own >= max(others) if reached else own > max(others))
    yield figures_piece(str(own), left, area.centre - NUMBER / 2, NUMBER, GOLD if enough else PALE)
    if not others:
        return
    least, most = min(others), max(others)
    compared = ">" if own > most else "=" if own == least == most else "<" if own < least else "/"
    span = str(least) if least == most else f"{least}~{most}"
    left += length(str(own), NUMBER) + BETWEEN
    yield figures_piece(compared, left, area.centre - 12, 24, GOLD if enough else PALE)
    left += length(compared, 24) + BETWEEN
    yield figures_piece(span, left, area.centre - SIZE / 2, SIZE, PALE, room=room - left)
