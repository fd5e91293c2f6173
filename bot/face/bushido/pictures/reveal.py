"""A turn in a picture: both cards, who is offensive, Speed against Speed, each blow, and the health left.

The first seat stands on the left, the second on the right. From top to bottom it is read as it happened.
"""

from collections.abc import Callable, Iterator
from functools import partial

from bot.face.bushido.pictures.encounter import Blow, Encounter, PlayedCard
from bot.face.bushido.pictures.marks import mon, small_card
from bot.face.bushido.pictures.stands import MARGIN, stands
from bot.face.bushido.pictures.wheel import wheel_drawn
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, GROUND, INK, PALE, PAPER, RED
from bot.face.pictures.figures import Anchor, figures, length
from bot.face.pictures.parts import compared, dice, field, on_ground, sheet, sign
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, disc, flipped, ring

CARD = square(MARGIN, 14, 192)
"""The card of the first seat."""
MON = 126
STRIP = Region(MARGIN, 0, WIDE - 2 * MARGIN, 58)
BETWEEN, FOOT = 8, 72
MIDDLE = WIDE / 2
SIGN, FIGURE, DIE, FIRST = 32, 36, 30, 34
"""Sizes on a strip, and how far from its middle the numbers begin."""
BURST, WOUND = 56, 88
"""How broad what one of several blows took is drawn on its strip, and on the card what was lost in all."""

Strip = Callable[[float], Drawn]
"""Draws a line of the picture at its height."""


def reveal_drawn(shown: Encounter) -> Drawn:
    """Draw what one turn brought."""
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
    cards = (_card(side, seat, faced=faced) for seat, side in enumerate(shown.sides))
    return on_ground(top + FOOT, *cards, _between(shown), *lines, *both)


def _card(side: PlayedCard, seat: int, *, faced: bool) -> Drawn:
    area = CARD.on(seat)
    parts = [
        sheet(area, GOLD if side.offensive else EDGE, 7 if side.offensive else 4),
        ring(area.middle, area.centre, area.width / 2 - 16, INK, 3),
        mon(side.technique, around(area.middle, area.centre, MON)),
    ]
    if faced:
        parts.append(_role(side, square(CARD.left + CARD.width - 50, CARD.top + 6, 44).on(seat)))
    if side.special:
        parts.append(sign("special", square(CARD.left + 9, CARD.top + 9, 36).on(seat), RED, PAPER))
    if side.lost:
        hurt = square(CARD.left + CARD.width - WOUND + 4, CARD.top + CARD.height - WOUND + 4, WOUND).on(seat)
        parts.append(sign("hurt", hurt, RED, PAPER))
        lost = figures(f"-{side.lost}", hurt.middle, hurt.centre - 17, 34, PAPER, anchor="middle", room=52)
        parts.append(lost)
    for at, met in enumerate(side.conditions):
        place = square(CARD.left + 12, CARD.top + CARD.height - 36 - 30 * at, 24)
        parts.append(sign("yes" if met else "no", place.on(seat), RED, PAPER))
    return "".join(parts)


def _role(side: PlayedCard, area: Region) -> Drawn:
    """Draw whether a card attacks or defends; a defence that became the attack shows that instead."""
    attacks = side.offensive or side.turned
    ground = RED if attacks else GROUND
    name = "swap" if side.turned else "strength" if attacks else "block"
    badge = disc(area.middle, area.centre, area.width / 2, ground)
    return badge + sign(name, area.inset(8), PAPER, ground)


def _between(shown: Encounter) -> Drawn:
    """Draw the wheel between the cards; where both show the same Mon, that they are equal."""
    one, other = shown.sides
    if shown.tied:
        return compared(0, 0, MIDDLE, CARD.centre - 30, 60, colour=GOLD)
    offensive, defensive = (one, other) if one.offensive else (other, one)
    return wheel_drawn(MIDDLE, CARD.centre, 68, offensive.technique, defensive.technique)


def _strips(shown: Encounter) -> Iterator[Strip]:
    if shown.speeds is not None:
        yield partial(_speeds, shown.speeds, shown.sides)
    for at, blow in enumerate(shown.blows):
        rolled = shown.sides[1 - blow.seat].rolled_strength if at == 0 else ()
        yield partial(_blow, blow, rolled, shown.sides[blow.seat].lost)
    if any(side.discarded or side.retrieved for side in shown.sides):
        yield partial(_cards_moved, shown)


def _ground(top: float) -> Drawn:
    return field(STRIP._replace(top=top))


def _speeds(speeds: tuple[int, int], sides: tuple[PlayedCard, PlayedCard], top: float) -> Drawn:
    drawn = [_ground(top), compared(*speeds, MIDDLE, top + 13, 32)]
    for seat, (speed, side) in enumerate(zip(speeds, sides, strict=True)):
        colour = GOLD if speed == min(speeds) != max(speeds) else PALE
        drawn.append(_amount("speed", speed, top, seat, colour=colour, rolled=side.rolled_speed))
    return "".join(drawn)


def _amount(
    name: str, amount: int, top: float, seat: int, *, colour: str = PALE, rolled: tuple[int, ...] = ()
) -> Drawn:
    """Draw a number on a seat's side of the middle, its sign and its dice farther out."""
    anchor: Anchor = "start" if seat else "end"
    begin = MIDDLE + FIRST if seat else MIDDLE - FIRST
    number = figures(str(amount), begin, top + 11, FIGURE, colour, anchor=anchor)
    outer = MIDDLE - FIRST - length(str(amount), FIGURE) - 10 - SIGN
    beside = sign(name, square(outer, top + 13, SIGN).on(seat), colour, FIELD)
    room = Region(MARGIN + 8, top + 14, outer - 10 - MARGIN - 8, DIE)
    return number + beside + dice(room, rolled, seat=seat)


def _blow(blow: Blow, rolled: tuple[int, ...], lost: int, top: float) -> Drawn:
    """Draw a blow from whoever strikes to whoever is struck; its dice stand with the first.

    What it took stands beside it where the struck one's card does not say the same.
    """
    struck, striker = blow.seat, 1 - blow.seat
    drawn = [_ground(top)]
    match blow.kind:
        case "struck":
            drawn.append(_amount("strength", blow.strength, top, striker, rolled=rolled))
            if blow.block is not None:
                drawn.append(_amount("block", blow.block, top, struck))
        case "reflected":
            drawn.append(_amount("back", blow.damage, top, striker))
        case "dodged":
            drawn.append(sign("dodge", square(MIDDLE - 82, top + 9, 40).on(struck), PALE, FIELD))
    arrow = sign("blow", square(MIDDLE - 17, top + 12, 34), RED if blow.damage else DIM, FIELD)
    drawn += (flipped(arrow, WIDE) if striker else arrow, _damage(blow, top, told=blow.damage == lost))
    return "".join(drawn)


def _damage(blow: Blow, top: float, *, told: bool) -> Drawn:
    """Draw at the outer edge what a blow took, unless that is told, and what the struck one's card added."""
    if blow.kind == "dodged":
        return ""
    area = square(MARGIN + 4, top + 1, BURST).on(blow.seat)
    drawn = ""
    if not told:
        burst = sign("hurt", area, RED if blow.damage else EDGE, FIELD)
        drawn = burst + figures(str(blow.damage), area.middle, top + 17, 24, PAPER, anchor="middle", room=34)
    if blow.extra and blow.damage:
        beside, anchor = (area.left - 6, "end") if blow.seat else (area.left + BURST + 6, "start")
        drawn += figures(f"+{blow.extra}", beside, top + 18, 22, RED, anchor=anchor)
    return drawn


def _cards_moved(shown: Encounter, top: float) -> Drawn:
    """Draw what each had to discard and what each took back."""
    drawn = [_ground(top)]
    for seat, side in enumerate(shown.sides):
        at = MARGIN + 10.0
        for name, colour, techniques in (("down", RED, side.discarded), ("up", GOLD, side.retrieved)):
            for technique in techniques:
                arrow, card = square(at, top + 17, 24), square(at + 30, top + 7, 44)
                drawn += (
                    sign(name, arrow.on(seat), colour, FIELD),
                    small_card(technique, card.on(seat), held=True),
                )
                at += 84
    return "".join(drawn)
