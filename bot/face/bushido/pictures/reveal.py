"""The picture of a turn: both cards, who is offensive, Speed against Speed, each blow, and the health left.

The first seat is on the left, the second on the right. From top to bottom, it reads in the order of events.
"""

from collections.abc import Callable, Iterator
from functools import partial

from bot.face.bushido.pictures.encounter import Blow, Encounter, PlayedCard
from bot.face.bushido.pictures.marks import mon, small_card
from bot.face.bushido.pictures.stands import MARGIN, stands
from bot.face.bushido.pictures.wheel import wheel_drawn
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, GROUND, INK, PALE, PAPER, RED
from bot.face.pictures.figures import Anchor, figures, figures_piece, length
from bot.face.pictures.parts import (
    blow_piece,
    compared,
    dice,
    field_piece,
    on_ground,
    sheet,
    sign,
    sign_piece,
)
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, disc, ring
from rules.bushido.events import Dodged, Reflected, Struck

CARD = square(MARGIN, 14, 192)
"""The place of the first seat's card."""
MON = 126
STRIP = Region(MARGIN, 0, WIDE - 2 * MARGIN, 58)
BETWEEN, FOOT = 8, 72
MIDDLE = WIDE / 2
BEYOND = 4
"""How far the mark for lost health reaches beyond a card."""
RADIUS, WHEEL = 68, 180
"""The radius of the wheel between the cards, and the side of its room."""
SIGN, FIGURE, DIE, FIRST = 32, 36, 30, 34
"""Sizes on a strip, and the distance of its numbers from the middle."""
BURST, WOUND = 56, 88
"""The widths of marks for lost health: on a strip, for one of several blows; on a card, for the total."""

Strip = Callable[[float], Drawn]
"""Draws a strip of the picture at its height."""


def reveal_drawn(shown: Encounter) -> Drawn:
    """Draw one turn."""
    top = CARD.top + CARD.height + 12
    lines: list[Drawn] = []
    for strip in _strips(shown):
        lines.append(strip(top))
        top += STRIP.height + BETWEEN
    both = (
        stands(side.fighter, side.health, side.full, top=top + 6, seat=seat, lost=side.lost)
        for seat, side in enumerate(shown.sides)
    )
    faced = shown.speeds is not None
    cards = (
        piece(CARD.on(seat).inset(-BEYOND), _card, side, seat, faced) for seat, side in enumerate(shown.sides)
    )
    return on_ground(top + FOOT, *cards, _between(shown), *lines, *both)


def _card(area: Region, side: PlayedCard, seat: int, faced: bool) -> Drawn:
    wide, area = area.width, area.inset(BEYOND)
    parts = [
        sheet(area, GOLD if side.offensive else EDGE, 7 if side.offensive else 4),
        ring(area.middle, area.centre, area.width / 2 - 16, INK, 3),
        mon(side.technique, around(area.middle, area.centre, MON)),
    ]
    # Cards of the same Mon have no role.
    if faced:
        parts.append(_role(side, square(wide - BEYOND - 50, BEYOND + 6, 44).on(seat, wide)))
    if side.special:
        parts.append(sign("special", square(BEYOND + 9, BEYOND + 9, 36).on(seat, wide), RED, PAPER))
    if side.lost:
        hurt = square(wide - WOUND, wide - WOUND, WOUND).on(seat, wide)
        parts.append(sign("hurt", hurt, RED, PAPER))
        lost = figures(f"-{side.lost}", hurt.middle, hurt.centre - 17, 34, PAPER, anchor="middle", room=52)
        parts.append(lost)
    for at, met in enumerate(side.conditions):
        place = square(BEYOND + 12, wide - BEYOND - 36 - 30 * at, 24)
        parts.append(sign("yes" if met else "no", place.on(seat, wide), RED, PAPER))
    return "".join(parts)


def _role(side: PlayedCard, area: Region) -> Drawn:
    """Draw whether a card attacks or defends; a defence that turned into the attack has its own sign."""
    attacks = side.offensive or side.turned
    ground = RED if attacks else GROUND
    name = "swap" if side.turned else "strength" if attacks else "block"
    badge = disc(area.middle, area.centre, area.width / 2, ground)
    return badge + sign(name, area.inset(8), PAPER, ground)


def _between(shown: Encounter) -> Drawn:
    """Draw the wheel between the cards, or a sign of equality if both show the same Mon."""
    one, other = shown.sides
    if shown.tied:
        return compared(0, 0, MIDDLE, CARD.centre - 30, 60, colour=GOLD)
    offensive, defensive = (one, other) if one.offensive else (other, one)
    room = around(MIDDLE, CARD.centre, WHEEL)
    return piece(room, wheel_drawn, RADIUS, offensive.technique, defensive.technique)


def _strips(shown: Encounter) -> Iterator[Strip]:
    if shown.speeds is not None:
        yield partial(_speeds, shown.speeds, shown.sides)
    for at, blow in enumerate(shown.blows):
        rolled = shown.sides[1 - blow.seat].rolled_strength if at == 0 else ()
        yield partial(_blow, blow, rolled, shown.sides[blow.seat].lost)
    if any(side.discarded or side.retrieved for side in shown.sides):
        yield partial(_cards_moved, shown)


def _ground(top: float) -> Drawn:
    return field_piece(STRIP._replace(top=top))


def _speeds(speeds: tuple[int, int], sides: tuple[PlayedCard, PlayedCard], top: float) -> Drawn:
    drawn = [_ground(top), compared(*speeds, MIDDLE, top + 13, 32, ground=FIELD)]
    for seat, (speed, side) in enumerate(zip(speeds, sides, strict=True)):
        colour = GOLD if speed == min(speeds) != max(speeds) else PALE
        drawn.append(_amount("speed", speed, top, seat, colour=colour, rolled=side.rolled_speed))
    return "".join(drawn)


def _amount(
    name: str, amount: int, top: float, seat: int, *, colour: str = PALE, rolled: tuple[int, ...] = ()
) -> Drawn:
    """Draw a number on a seat's side of the middle, with its sign and its dice farther out."""
    anchor: Anchor = "start" if seat else "end"
    begin = MIDDLE + FIRST if seat else MIDDLE - FIRST
    number = figures_piece(str(amount), begin, top + 11, FIGURE, colour, ground=FIELD, anchor=anchor)
    outer = MIDDLE - FIRST - length(str(amount), FIGURE) - 10 - SIGN
    beside = sign_piece(name, square(outer, top + 13, SIGN).on(seat), colour, FIELD)
    room = Region(MARGIN + 8, top + 14, outer - 10 - MARGIN - 8, DIE)
    return number + beside + dice(room, rolled, seat=seat, ground=FIELD)


def _blow(blow: Blow, rolled: tuple[int, ...], lost: int, top: float) -> Drawn:
    """Draw a blow from the striker to the fighter struck; the dice stand with the first blow.

    The health it took stands beside it, unless the card of the fighter struck says the same.
    """
    struck, striker = blow.seat, 1 - blow.seat
    drawn = [_ground(top)]
    match blow:
        case Struck():
            drawn.append(_amount("strength", blow.strength, top, striker, rolled=rolled))
            if blow.block is not None:
                drawn.append(_amount("block", blow.block, top, struck))
        case Reflected():
            drawn.append(_amount("back", blow.damage, top, striker))
        case Dodged():
            drawn.append(sign_piece("dodge", square(MIDDLE - 82, top + 9, 40).on(struck), PALE, FIELD))
    hurt = not isinstance(blow, Dodged) and blow.damage
    colour, arrow = RED if hurt else DIM, square(MIDDLE - 17, top + 12, 34)
    drawn.append(blow_piece(arrow, colour, leftwards=bool(striker), ground=FIELD))
    if not isinstance(blow, Dodged):
        drawn.append(_damage(blow, top, told=blow.damage == lost))
    return "".join(drawn)


def _damage(blow: Struck | Reflected, top: float, *, told: bool) -> Drawn:
    """Draw what a blow took at the outer edge, unless ``told``, and what the struck fighter's card added."""
    area = square(MARGIN + 4, top + 1, BURST).on(blow.seat)
    drawn = "" if told else piece(area, _burst, blow.damage, ground=FIELD)
    if isinstance(blow, Struck) and blow.extra and blow.damage:
        beside, anchor = (area.left - 6, "end") if blow.seat else (area.left + BURST + 6, "start")
        drawn += figures_piece(f"+{blow.extra}", beside, top + 18, 22, RED, ground=FIELD, anchor=anchor)
    return drawn


def _burst(area: Region, damage: int) -> Drawn:
    burst = sign("hurt", area, RED if damage else EDGE, FIELD)
    return burst + figures(str(damage), area.middle, 16, 24, PAPER, anchor="middle", room=34)


def _cards_moved(shown: Encounter, top: float) -> Drawn:
    """Draw the cards that each player had to discard and those they took back."""
    drawn = [_ground(top)]
    for seat, side in enumerate(shown.sides):
        at = MARGIN + 10.0
        for name, colour, techniques in (("down", RED, side.discarded), ("up", GOLD, side.retrieved)):
            for technique in techniques:
                arrow, card = square(at, top + 17, 24), square(at + 30, top + 7, 44)
                drawn += (
                    sign_piece(name, arrow.on(seat), colour, FIELD),
                    small_card(technique, card.on(seat), held=True, ground=FIELD),
                )
                at += 84
    return "".join(drawn)
