"""The player in a picture: the weapon as a crest, Life and Ki, and what lies beside them."""

from collections.abc import Iterator

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, PALE, RED
from bot.face.pictures.figures import figures, figures_piece
from bot.face.pictures.parts import crossed, die_piece, field_piece, sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, box, ring
from bot.face.way.pictures.marks import (
    MARGIN,
    NUMBER,
    counted,
    counted_length,
    crest_piece,
    ki_line,
    level_mark,
    life_line,
    mark,
    mark_piece,
)
from bot.face.way.standing import lasting
from rules.way.clauses import Bleeds, CapsLevel, CombosVoid, KiBlocked, WayClause
from rules.way.combos import LAST_KANJI
from rules.way.injuries import BLOOD_INJURIES
from rules.way.state import FightState, most_ki, most_life

HEIGHT, WOUNDS = 84, 44
"""The heights of the strip, and of the line below it that counts the wounds."""
UPPER, LOWER = 0.29, 0.71
"""How far down the two lines stand, as shares of the height."""
STEP = 44
KANJI = Region(0, 0, (LAST_KANJI - 1) * STEP + 34, 34)
"""The distance between the places on the pawn's path, and the room of the whole path."""
BESIDE, SIGN, DIE = 406, 34, 36
"""Where the things beside the player begin, and the sides of their signs and of the die."""


def own_height(fight: FightState) -> float:
    """Return the height of the player's strip."""
    return HEIGHT + (WOUNDS if fight.wounds else 0)


def own(fight: FightState, lost: int, top: float) -> Drawn:
    """Draw how the player stands; Life just lost is red."""
    area = Region(MARGIN, top, WIDE - 2 * MARGIN, own_height(fight))
    return "".join(
        (field_piece(area), *_numbers(fight, lost, area), *_beside(fight, area), *_wounds(fight, area))
    )


def _numbers(fight: FightState, lost: int, area: Region) -> Iterator[Drawn]:
    yield crest_piece(fight.weapon, square(area.left + 8, area.top + 7, HEIGHT - 14), fallen=not fight.life)
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    yield life_line(fight.life, most_life(fight), lost, area.left + 92, upper)
    yield ki_line(fight.ki, most_ki(fight), area.left + 92, lower)


def _beside(fight: FightState, area: Region) -> Iterator[Drawn]:
    """Draw the Injury die and the armour, and below them the pawn's path or the virtue."""
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    if fight.die:
        yield mark_piece("wound", square(BESIDE, upper - SIGN / 2, SIGN))
        yield die_piece(square(BESIDE + SIGN + 6, upper - DIE / 2, DIE), fight.die, FIELD)
    if fight.armour:
        count = str(fight.armour)
        yield counted("armour", count, area.left + area.width - 14 - counted_length(count, SIGN), upper, SIGN)
    if fight.decks.virtues:
        yield path_of_bushido(fight.pawn, BESIDE, lower)
    elif fight.virtue:
        yield mark_piece(fight.virtue, square(BESIDE, lower - 19, 38), GOLD)
        if fight.credit:
            left, top = BESIDE + 46, lower - NUMBER / 2
            yield figures_piece(str(fight.credit), left, top, NUMBER, PALE, ground=FIELD)


def path_of_bushido(pawn: int, left: float, centre: float) -> Drawn:
    """Draw the places on the pawn's path, and where the pawn stands, as a piece."""
    area = Region(left, centre - KANJI.height / 2, *KANJI[2:])
    return piece(area, _path_of_bushido, pawn, ground=FIELD)


def _path_of_bushido(area: Region, pawn: int) -> Drawn:
    drawn = ""
    for number in range(1, LAST_KANJI + 1):
        middle = 17 + (number - 1) * STEP
        if number < LAST_KANJI:
            drawn += box(Region(middle + 16, area.centre - 2, 12, 4), EDGE)
        drawn += ring(middle, area.centre, 14.5, GOLD if number <= pawn else EDGE, 3)
        if number == pawn:
            drawn += mark("pawn", around(middle, area.centre - 2, 26), GOLD)
    return drawn


def _wounds(fight: FightState, area: Region) -> Iterator[Drawn]:
    """Draw the count of wounds, the last of which loses the fight, and the effects that last."""
    if not fight.wounds:
        return
    centre, left = area.top + HEIGHT + WOUNDS / 2 - 6, area.left + 16
    for number in range(len(BLOOD_INJURIES)):
        taken = number < len(fight.wounds)
        yield mark_piece("bleeding", around(left + 14 + number * 32, centre, 30), RED if taken else EDGE)
    left += len(BLOOD_INJURIES) * 32 + 24
    for clause in lasting(fight):
        yield piece(Region(left, centre - 15, 96, 30), _lasts, clause, ground=FIELD)
        left += 100


def _lasts(room: Region, clause: WayClause) -> Drawn:
    """Draw what a wound does for the rest of the fight."""
    area, above = square(0, 0, room.height), (room.height - NUMBER) / 2
    match clause:
        case CapsLevel(level=level, at=at):
            # "At most n" is drawn as "less than n + 1", since there is no sign for the former.
            return level_mark(level, area) + figures(f"<{at + 1}", 36, above, NUMBER, RED)
        case Bleeds(count=count):
            return mark("life", area) + figures(f"-{count}", 36, above, NUMBER, RED)
        case KiBlocked():
            return mark("ki", area, DIM) + crossed(area, RED)
        case CombosVoid():
            return sign("special", area, DIM, FIELD) + crossed(area, RED)
        case _:
            return ""
