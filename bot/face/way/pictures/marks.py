"""The signs of Way of the Samurai: crests and levels, signs with a number, and rows of Life and Ki."""

from bot.face.pictures.colours import EDGE, FIELD, GROUND, INK, LIFE, PALE, PAPER, RED, colours_with
from bot.face.pictures.figures import figures, length
from bot.face.pictures.parts import sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn, box, disc, ring
from rules.way.action_cards import Icon
from rules.way.levels import LevelName

SIGNS = Sheaf("bot.face.way.pictures", "signs")
CRESTS = Sheaf("bot.face.way.pictures", "crests")

INKS: dict[Icon, str] = {"sun": "#b5391f", "moon": "#4c4a8c", "wave": "#20708a", "blade": INK}
"""The colour of each icon on paper; their shapes tell them apart."""
PALETTE = colours_with(*INKS.values(), met=tuple((ink, PAPER) for ink in INKS.values()))
"""All colours of this game."""

MARGIN, GAP = 12, 6
"""The margin of a picture, and the gap between two strips."""
BESIDE = 5
"""The gap between a sign and its number."""
NUMBER, LINE = 28, 28
"""The height of numbers, and the side of the sign before a row."""
BAR, BARS_GAP, DISC, DISC_GAP = Region(0, 0, 17, 24), 4, 10, 5


def mark(name: str, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw a sign of this game."""
    return SIGNS.drawn(name, area, colour, ground)


def mark_piece(name: str, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw a sign of this game as a piece."""
    return SIGNS.piece(name, area, colour, ground)


def crest(name: str, area: Region, *, fallen: bool = False) -> Drawn:
    """Draw the crest of an opponent, or of the player by weapon; grey for a fighter who has fallen."""
    return CRESTS.drawn(name, area, *((FIELD, EDGE) if fallen else (INK, PAPER)))


def crest_piece(name: str, area: Region, *, fallen: bool = False) -> Drawn:
    """Draw a crest as a piece on a field."""
    return CRESTS.piece(name, area, *((FIELD, EDGE) if fallen else (INK, PAPER)), FIELD)


def level_piece(level: LevelName, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw the sign of a level as a piece."""
    return piece(area, _level, level, colour, ground, ground=ground)


def _level(area: Region, level: LevelName, colour: str, ground: str) -> Drawn:
    return level_mark(level, area, colour, ground)


def level_mark(level: LevelName, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw the sign of a level; Guard has the shield that all games share."""
    if level == "guard":
        return sign("block", area, colour, ground)
    return mark(level, area, colour, ground)


def counted(name: str, count: str, left: float, centre: float, side: float, *, colour: str = PALE) -> Drawn:
    """Draw a sign with a number beside it, as a piece on a field."""
    high, wide = max(side, NUMBER), counted_length(count, side) + 1
    area = Region(left, centre - high / 2, wide, high)
    return piece(area, _counted, name, count, side, colour, ground=FIELD)


def _counted(area: Region, name: str, count: str, side: float, colour: str) -> Drawn:
    number = figures(count, side + BESIDE, area.centre - NUMBER / 2, NUMBER, colour)
    return mark(name, square(0, area.centre - side / 2, side), colour) + number


def counted_length(count: str, side: float) -> float:
    """Return the width of a sign with its number."""
    return side + BESIDE + length(count, NUMBER)


def life_line(now: int, most: int, lost: int, left: float, centre: float) -> Drawn:
    """Draw the Life left out of the most, a bar for each, as a piece; Life just lost is red."""
    wide = LINE + 8 + most * (BAR.width + BARS_GAP) + 6 + length(str(now), NUMBER) + 1
    if lost:
        wide += 7 + length(f"-{lost}", 22) + 1
    return piece(Region(left, centre - LINE / 2, wide, LINE), _life, now, most, lost, ground=FIELD)


def _life(area: Region, now: int, most: int, lost: int) -> Drawn:
    drawn, centre = [mark("life", square(0, 0, LINE))], area.centre
    begin = LINE + 8
    for number in range(most):
        area = Region(begin + number * (BAR.width + BARS_GAP), centre - BAR.height / 2, *BAR[2:])
        colour = LIFE if number < now else RED if number < now + lost else GROUND
        drawn.append(box(area, colour, rx=4, stroke=EDGE, stroke_width=2))
    number = begin + most * (BAR.width + BARS_GAP) + 6
    drawn.append(figures(str(now), number, centre - NUMBER / 2, NUMBER, PALE))
    if lost:
        beside = number + length(str(now), NUMBER) + 8
        drawn.append(figures(f"-{lost}", beside, centre - 11, 22, RED))
    return "".join(drawn)


def ki_line(now: int, most: int, left: float, centre: float) -> Drawn:
    """Draw the Ki left out of the most, as a piece: a disc for each point, and a ring for each spent."""
    wide = LINE + 8 + max(now, most) * (2 * DISC + DISC_GAP)
    return piece(Region(left, centre - LINE / 2, wide, LINE), _ki, now, most, ground=FIELD)


def _ki(area: Region, now: int, most: int) -> Drawn:
    drawn, centre = [mark("ki", square(0, 0, LINE))], area.centre
    for number in range(max(now, most)):
        middle = LINE + 8 + DISC + number * (2 * DISC + DISC_GAP)
        if number < now:
            drawn.append(disc(middle, centre, DISC, PALE))
        else:
            drawn.append(ring(middle, centre, DISC - 1.5, EDGE, 3))
    return "".join(drawn)
