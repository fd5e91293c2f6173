"""The player in a picture: the weapon as a crest, Life and Ki, and what lies beside them."""

from collections.abc import Iterator

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, PALE, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import crossed, die, field, sign
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, box, ring
from bot.face.way.pictures.marks import (
    MARGIN,
    NUMBER,
    counted,
    counted_length,
    crest,
    ki_line,
    level_mark,
    life_line,
    mark,
)
from bot.face.way.standing import lasting
from rules.way.clauses import Bleeds, CapsLevel, CombosVoid, KiBlocked, WayClause
from rules.way.combos import LAST_KANJI
from rules.way.injuries import BLOOD_INJURIES
from rules.way.state import FightState, most_ki, most_life

HEIGHT, WOUNDS = 84, 44
"""Of the strip, and of the line below it that counts the wounds."""
UPPER, LOWER = 0.29, 0.71
"""How far down the two lines stand."""
BESIDE, SIGN, DIE = 406, 34, 36
"""Where what lies beside the player begins, and how large it is."""


def own_height(fight: FightState) -> float:
    """Return how high the player is drawn."""
    return HEIGHT + (WOUNDS if fight.wounds else 0)


def own(fight: FightState, lost: int) -> Drawn:
    """Draw how the player stands; what they have just lost in Life is red."""
    area = Region(MARGIN, 0, WIDE - 2 * MARGIN, own_height(fight))
    return "".join((field(area), *_numbers(fight, lost, area), *_beside(fight, area), *_wounds(fight, area)))


def _numbers(fight: FightState, lost: int, area: Region) -> Iterator[Drawn]:
    yield crest(fight.weapon, square(area.left + 8, area.top + 7, HEIGHT - 14), fallen=not fight.life)
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    yield life_line(fight.life, most_life(fight), lost, area.left + 92, upper)
    yield ki_line(fight.ki, most_ki(fight), area.left + 92, lower)


def _beside(fight: FightState, area: Region) -> Iterator[Drawn]:
    """Draw the Injury die and the armour, and below them the pawn on its way or the virtue."""
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    if fight.die:
        yield mark("wound", square(BESIDE, upper - SIGN / 2, SIGN))
        yield die(square(BESIDE + SIGN + 6, upper - DIE / 2, DIE), fight.die)
    if fight.armour:
        count = str(fight.armour)
        yield counted("armour", count, area.left + area.width - 14 - counted_length(count, SIGN), upper, SIGN)
    if fight.decks.virtues:
        yield from path_of_bushido(fight.pawn, BESIDE, lower)
    elif fight.virtue:
        yield mark(fight.virtue, square(BESIDE, lower - 19, 38), GOLD)
        if fight.credit:
            yield figures(str(fight.credit), BESIDE + 46, lower - NUMBER / 2, NUMBER, PALE)


def path_of_bushido(pawn: int, left: float, centre: float) -> Iterator[Drawn]:
    """Draw the places that the pawn goes along, and where it stands."""
    for number in range(1, LAST_KANJI + 1):
        middle = left + 17 + (number - 1) * 44
        if number < LAST_KANJI:
            yield box(Region(middle + 16, centre - 2, 12, 4), EDGE)
        yield ring(middle, centre, 14.5, GOLD if number <= pawn else EDGE, 3)
        if number == pawn:
            yield mark("pawn", around(middle, centre - 2, 26), GOLD)


def _wounds(fight: FightState, area: Region) -> Iterator[Drawn]:
    """Count the wounds, the last of which ends it all, and draw what those do that go on."""
    if not fight.wounds:
        return
    centre, left = area.top + HEIGHT + WOUNDS / 2 - 6, area.left + 16
    for number in range(len(BLOOD_INJURIES)):
        taken = number < len(fight.wounds)
        yield mark("bleeding", around(left + 14 + number * 32, centre, 30), RED if taken else EDGE)
    left += len(BLOOD_INJURIES) * 32 + 24
    for clause in lasting(fight):
        yield from _lasts(clause, left, centre)
        left += 100


def _lasts(clause: WayClause, left: float, centre: float) -> Iterator[Drawn]:
    """Draw what a wound does for the rest of the fight."""
    area = square(left, centre - 15, 30)
    match clause:
        case CapsLevel(level=level, at=at):
            yield level_mark(level, area)
            yield figures(f"<{at + 1}", left + 36, centre - NUMBER / 2, NUMBER, RED)
        case Bleeds(count=count):
            yield mark("life", area)
            yield figures(f"-{count}", left + 36, centre - NUMBER / 2, NUMBER, RED)
        case KiBlocked():
            yield mark("ki", area, DIM)
            yield crossed(area, RED)
        case CombosVoid():
            yield sign("special", area, DIM, FIELD)
            yield crossed(area, RED)
        case _:
            pass
