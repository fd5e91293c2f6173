"""The upper part of hands and boards: how all stand, and the attack to answer."""

from collections.abc import Sequence
from typing import Final

from bot.face.kendo.pictures.card import TALL, card_drawn
from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.heads import APART, BETWEEN, HEIGHT, MARGIN, heads
from bot.face.kendo.pictures.marks import seat_mark
from bot.face.pictures.colours import RED
from bot.face.pictures.parts import blow_piece
from bot.face.pictures.region import WIDE, Region, around
from bot.face.pictures.svg import Drawn
from rules.kendo.state import Threat

ABOVE: Final = 8
CARD, ARROW = 66, 40


def table_top(some: Sequence[Contender], threat: Threat | None) -> tuple[Drawn, float]:
    """Draw it and return its height, too. Two players have an attack between them, more have it below."""
    drawn, below = heads(some, ABOVE), ABOVE + HEIGHT + BETWEEN
    if threat is None:
        return drawn, below
    to_the_left = _place(some, threat.seat) < _place(some, threat.attacker)
    if len(some) == 2:  # noqa: PLR2004  a duel
        room = Region(MARGIN + APART, ABOVE, WIDE - 2 * (MARGIN + APART), HEIGHT)
        return drawn + _threat(threat, room, to_the_left=to_the_left), below
    room = Region(WIDE / 2 - 130, below, 260, HEIGHT)
    ends = (threat.seat, threat.attacker) if to_the_left else (threat.attacker, threat.seat)
    marks = (
        seat_mark(seat, around(room.left + at * room.width, room.centre, 44)) for at, seat in enumerate(ends)
    )
    return drawn + _threat(threat, room, to_the_left=to_the_left) + "".join(marks), below + HEIGHT + BETWEEN


def _place(some: Sequence[Contender], seat: int) -> int:
    return next(at for at, each in enumerate(some) if each.seat == seat)


def _threat(threat: Threat, room: Region, *, to_the_left: bool) -> Drawn:
    """Draw the cards of an attack, and an arrow towards the player they threaten."""
    cards = (threat.card, *((threat.red,) if threat.red else ()))
    wide = ARROW + len(cards) * (CARD + 6)
    begin = room.middle - wide / 2
    first = begin + (ARROW + 6 if to_the_left else 0)
    laid = (
        card_drawn(key, Region(first + at * (CARD + 6), room.centre - CARD * TALL / 2, CARD, CARD * TALL))
        for at, key in enumerate(cards)
    )
    place = around(begin + (ARROW / 2 if to_the_left else wide - ARROW / 2), room.centre, ARROW - 4)
    return "".join(laid) + blow_piece(place, RED, leftwards=to_the_left)
