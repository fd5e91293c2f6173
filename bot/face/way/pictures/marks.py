"""The signs of Way of the Samurai: crests and levels, signs with a number, and rows of what is had."""

from bot.face.pictures.colours import EDGE, FIELD, GROUND, INK, LIFE, PALE, PAPER, RED
from bot.face.pictures.figures import figures, length
from bot.face.pictures.parts import sign
from bot.face.pictures.region import Region, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn, box, disc, ring
from rules.way.levels import LevelName

SIGNS = Sheaf("bot.face.way.pictures", "signs")
CRESTS = Sheaf("bot.face.way.pictures", "crests")

MARGIN, GAP = 12, 6
"""Left free around a picture, and between two of its strips."""
BESIDE = 5
"""Between a sign and its number."""
NUMBER, LINE = 28, 28
"""How high numbers are, and how large the sign before a row."""
BAR, BARS_GAP, DISC, DISC_GAP = Region(0, 0, 17, 24), 4, 10, 5


def mark(name: str, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw a sign of this game."""
    return SIGNS.drawn(name, area, colour, ground)


def crest(name: str, area: Region, *, fallen: bool = False) -> Drawn:
    """Draw the crest of an opponent, or of somebody with a weapon; grey for who has fallen."""
    return CRESTS.drawn(name, area, *((FIELD, EDGE) if fallen else (INK, PAPER)))


def level_mark(level: LevelName, area: Region, colour: str = PALE, ground: str = FIELD) -> Drawn:
    """Draw the sign of a level; Guard has the shield that all games share."""
    if level == "guard":
        return sign("block", area, colour, ground)
    return mark(level, area, colour, ground)


def counted(name: str, count: str, left: float, centre: float, side: float, *, colour: str = PALE) -> Drawn:
    """Draw a sign with a number beside it."""
    number = figures(count, left + side + BESIDE, centre - NUMBER / 2, NUMBER, colour)
    return mark(name, square(left, centre - side / 2, side), colour) + number


def counted_length(count: str, side: float) -> float:
    """Return how much room a sign and its number take."""
    return side + BESIDE + length(count, NUMBER)


def life_line(now: int, most: int, lost: int, left: float, centre: float) -> Drawn:
    """Draw how much Life is left of how much, a bar for each; what has just been lost is red."""
    drawn = [mark("life", square(left, centre - LINE / 2, LINE))]
    begin = left + LINE + 8
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
    """Draw how much Ki is left of how much: a disc for each, and a ring for what is spent."""
    drawn = [mark("ki", square(left, centre - LINE / 2, LINE))]
    for number in range(max(now, most)):
        middle = left + LINE + 8 + DISC + number * (2 * DISC + DISC_GAP)
        if number < now:
            drawn.append(disc(middle, centre, DISC, PALE))
        else:
            drawn.append(ring(middle, centre, DISC - 1.5, EDGE, 3))
    return "".join(drawn)
