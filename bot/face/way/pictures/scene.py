"""The strip above a fight: which round and attack it is, the duels of the Road, and where one fights."""

from collections.abc import Iterator

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, GROUND, PALE, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import sign
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, box, ring
from bot.face.way.pictures.marks import MARGIN, crest, mark
from rules.way.dealing import ATTACKS, ROUNDS
from rules.way.road import DUELS
from rules.way.state import FightState

HEIGHT = 38
CENTRE = HEIGHT / 2
NOTCH = Region(MARGIN, 0, 11, 24)
STEP = 15
SWORD, SIGN, DUEL = 30, 38, 34


def scene(fight: FightState) -> Drawn:
    """Draw how far a fight has come on the left, and where it is fought on the right."""
    return "".join((*_course(fight), *_where(fight)))


def _course(fight: FightState) -> Iterator[Drawn]:
    """Draw a notch for each round there can be, the number of this one, and both of its attacks."""
    for number in range(1, ROUNDS + 1):
        area = Region(MARGIN + (number - 1) * STEP, CENTRE - NOTCH.height / 2, NOTCH.width, NOTCH.height)
        colour = GOLD if number == fight.round else DIM if number < fight.round else GROUND
        yield box(area, colour, rx=3, stroke=GOLD if number == fight.round else EDGE, stroke_width=2)
    if not fight.round:
        return
    beside = MARGIN + ROUNDS * STEP + 8
    yield figures(str(fight.round), beside, CENTRE - 16, 32, PALE)
    for attack in range(1, ATTACKS + 1):
        area = square(beside + 20 + attack * (SWORD + 4), CENTRE - SWORD / 2, SWORD)
        yield sign("strength", area, GOLD if attack == fight.attack else DIM)


def _where(fight: FightState) -> Iterator[Drawn]:
    right = WIDE - MARGIN
    for name in (fight.options.climate, fight.options.surroundings):
        right -= SIGN
        yield mark(name, square(right, CENTRE - SIGN / 2, SIGN), PALE, GROUND)
        right -= 12
    if fight.options.leg:
        left = right - len(DUELS) * (DUEL + 8)
        yield duels(DUELS.index(fight.options.opponent), square(left, CENTRE - DUEL / 2, DUEL), 8)


def duels(won: int, first: Region, gap: float, *, lost: bool = False) -> Drawn:
    """Draw the duels of the Road in a line: those that were won, the next or the lost one, the others."""
    drawn: list[Drawn] = []
    for number, key in enumerate(DUELS):
        area = Region(first.left + number * (first.width + gap), *first[1:])
        gone = number > won or (lost and number == won)
        drawn.append(crest(key, area, fallen=gone))
        corner = around(area.left + area.width * 0.84, area.top + area.height * 0.84, area.width * 0.5)
        if number < won:
            drawn.append(sign("yes", corner.inset(-2), GROUND) + sign("yes", corner, GOLD))
        elif number == won:
            drawn.append(ring(area.middle, area.centre, area.width / 2 + 1, FIELD if lost else GOLD, 4))
            drawn.append(sign("fallen", corner, RED) if lost else "")
    return "".join(drawn)
