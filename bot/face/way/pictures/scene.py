"""The strip above a fight: the round and attack, the duels of the Road, and the place and weather."""

from collections.abc import Iterator

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, GROUND, PALE, RED
from bot.face.pictures.figures import figures_piece
from bot.face.pictures.parts import sign, sign_piece
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn, box, ring
from bot.face.way.pictures.marks import MARGIN, crest, mark_piece
from rules.way.dealing import ATTACKS, ROUNDS
from rules.way.road import DUELS
from rules.way.state import FightState

HEIGHT = 38
NOTCH = Region(MARGIN, 0, 11, 24)
STEP = 15
SWORD, SIGN, DUEL = 30, 38, 34


def scene(fight: FightState, top: float) -> Drawn:
    """Draw how far a fight has come on the left, and where it is fought on the right."""
    centre = top + HEIGHT / 2
    return "".join((*_course(fight, centre), *_where(fight, centre)))


def _course(fight: FightState, centre: float) -> Iterator[Drawn]:
    """Draw a notch for each possible round, the number of the current one, and its two attacks."""
    for number in range(1, ROUNDS + 1):
        area = Region(MARGIN + (number - 1) * STEP, centre - NOTCH.height / 2, NOTCH.width, NOTCH.height)
        colour = GOLD if number == fight.round else DIM if number < fight.round else GROUND
        yield piece(area.inset(-1), _notch, colour, GOLD if number == fight.round else EDGE)
    if not fight.round:
        return
    beside = MARGIN + ROUNDS * STEP + 8
    yield figures_piece(str(fight.round), beside, centre - 16, 32, PALE)
    for attack in range(1, ATTACKS + 1):
        area = square(beside + 20 + attack * (SWORD + 4), centre - SWORD / 2, SWORD)
        yield sign_piece("strength", area, GOLD if attack == fight.attack else DIM)


def _notch(area: Region, colour: str, edge: str) -> Drawn:
    return box(area.inset(1), colour, rx=3, stroke=edge, stroke_width=2)


def _where(fight: FightState, centre: float) -> Iterator[Drawn]:
    right = WIDE - MARGIN
    for name in (fight.options.climate, fight.options.surroundings):
        right -= SIGN
        yield mark_piece(name, square(right, centre - SIGN / 2, SIGN), PALE, GROUND)
        right -= 12
    if fight.options.leg:
        left = right - len(DUELS) * (DUEL + 8)
        yield duels(DUELS.index(fight.options.opponent), square(left, centre - DUEL / 2, DUEL), 8)


def duels(won: int, first: Region, gap: float, *, lost: bool = False) -> Drawn:
    """Draw the duels of the Road in a line: those won, the next one or the lost one, and the others."""
    places = grid(len(DUELS), len(DUELS), first, gap)
    return "".join(
        piece(_beyond(area), _duel, key, number - won, lost, area.width)
        for (number, key), area in zip(enumerate(DUELS), places, strict=True)
    )


def _beyond(area: Region) -> Region:
    """Return the room of a duel, whose ring and corner sign reach beyond its crest."""
    return Region(area.left - 3, area.top - 3, area.width * 1.09 + 5, area.height * 1.09 + 5)


def _duel(_: Region, key: str, ahead: int, lost: bool, side: float) -> Drawn:
    """Draw a duel: won if ``ahead`` is negative, next or lost at 0, and yet to come above."""
    area = square(3, 3, side)
    drawn = crest(key, area, fallen=ahead > 0 or (lost and not ahead))
    corner = around(area.left + side * 0.84, area.top + side * 0.84, side * 0.5)
    if ahead < 0:
        # A larger sign below separates it from the crest.
        return drawn + sign("yes", corner.inset(-2), GROUND) + sign("yes", corner, GOLD)
    if ahead:
        return drawn
    drawn += ring(area.middle, area.centre, side / 2 + 1, FIELD if lost else GOLD, 4)
    return drawn + (sign("fallen", corner, RED) if lost else "")
