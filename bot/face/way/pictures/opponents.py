"""The opponents in a picture: their crests, Life, Ki, and what they add to a counterattack's card."""

from collections.abc import Iterator, Mapping

from bot.face.pictures.colours import FIELD, GOLD, PALE, RED
from bot.face.pictures.parts import field_piece, sign, sign_piece
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn, disc
from bot.face.way.pictures.marks import (
    GAP,
    MARGIN,
    counted,
    counted_length,
    crest,
    crest_piece,
    ki_line,
    life_line,
    mark,
    mark_piece,
)
from bot.face.way.standing import aimed_at, asked_of
from rules.way.countering import power_beyond_card
from rules.way.state import FightState

HEIGHT = 84
UPPER, LOWER = 0.29, 0.71
"""How far down the two lines of numbers stand, as shares of the height."""
LARGE, SMALL, CORNER = 34, 24, 28
BEYOND = 15
"""How far a mark in the corner reaches beyond a crest."""


def opponents(fight: FightState, lost: Mapping[int, int], top: float) -> Drawn:
    """Draw all opponents; Life just lost is red."""
    many = len(fight.foes)
    first = Region(MARGIN, top, (WIDE - 2 * MARGIN - (many - 1) * GAP) / many, HEIGHT)
    drawn: list[Drawn] = []
    for number, area in enumerate(grid(many, many, first, GAP)):
        drawn.append(field_piece(area))
        draw = _one_of_many if many > 1 else _alone
        drawn += draw(fight, number, lost.get(number, 0), area)
    return "".join(drawn)


def _alone(fight: FightState, number: int, lost: int, area: Region) -> Iterator[Drawn]:
    """Draw a single opponent, with the whole width as room."""
    foe, at_first = fight.foes[number], fight.options.edition.opponents[fight.options.opponent].foes[number]
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    yield crest_piece(foe.key, square(area.left + 8, area.top + 7, HEIGHT - 14), fallen=not foe.life)
    yield life_line(foe.life, at_first.life, lost, area.left + 92, upper)
    yield ki_line(foe.ki, at_first.ki, area.left + 92, lower)
    if not foe.life:
        yield sign_piece("fallen", around(area.left + area.width - 48, area.centre, 60), RED, FIELD)
        return
    power = f"{power_beyond_card(fight, number):+}"
    left = area.left + area.width - 14 - counted_length(power, LARGE)
    yield counted("counter", power, left, upper, LARGE, colour=GOLD if foe.boost > 0 else PALE)
    if foe.armour:
        yield counted("armour", str(foe.armour), left, lower, LARGE)
    if foe.side:
        yield mark_piece(f"side-{foe.side.lower()}", around(left - 40, area.centre, 44))


def _one_of_many(fight: FightState, number: int, lost: int, area: Region) -> Iterator[Drawn]:
    """Draw one of three opponents, in numbers for want of room."""
    foe, side = fight.foes[number], 52
    upper, lower = area.top + HEIGHT * UPPER, area.top + HEIGHT * LOWER
    badge = square(area.left + 6, area.top + 12, side)
    striking = asked_of(fight) == "guard" and fight.agenda[0].number == number
    meant = "down" if striking else "aim" if aimed_at(fight, number) else ""
    reaching = badge._replace(width=side + BEYOND, height=side + BEYOND)
    yield piece(reaching, _badge, foe.key, meant if foe.life else "", not foe.life, ground=FIELD)
    if not foe.life:
        yield sign_piece("fallen", around(area.left + 122, area.centre, 52), RED, FIELD)
        return
    left = badge.left + side + 8
    yield counted("life", str(foe.life), left, upper, SMALL, colour=RED if lost else PALE)
    yield counted("ki", str(foe.ki), left + 60, upper, SMALL)
    power = f"{power_beyond_card(fight, number):+}"
    yield counted("counter", power, left, lower, SMALL, colour=GOLD if foe.boost > 0 else PALE)
    if foe.armour:
        beside = left + counted_length(power, SMALL) + 3
        yield counted("armour", str(foe.armour), beside, lower, SMALL - 2)


def _badge(area: Region, key: str, meant: str, fallen: bool) -> Drawn:
    """Draw a crest, with a mark if the fighter is the attack's target or strikes back now."""
    side = area.width - BEYOND
    drawn = crest(key, square(0, 0, side), fallen=fallen)
    if not meant:
        return drawn
    corner = around(side - 4, side - 2, CORNER)
    drawn += disc(corner.middle, corner.centre, CORNER / 2 + 3, FIELD)
    return drawn + (sign(meant, corner, RED, FIELD) if meant == "down" else mark(meant, corner, GOLD))
