"""A turn in a picture: both cards, which is defeated, what followed, each strike, and what it all comes to.

The first seat stands on the left, the second on the right. From top to bottom it is read as it happened.
"""

from collections.abc import Iterator, Sequence

from bot.face.pictures.colours import EDGE, FIELD, GOLD, GROUND, PALE, PAPER, RED
from bot.face.pictures.line import Piece, Stamp, line
from bot.face.pictures.parts import SIGNS, compared, field, on_ground
from bot.face.pictures.region import WIDE, Region, square
from bot.face.pictures.svg import Drawn, box, flipped, moved, path
from bot.face.pocket.pictures.card import DOWN, HEIGHT, NO, SWAP, WIDTH, card_drawn, deed_pieces
from bot.face.pocket.pictures.marks import HELM, SWORD, sign_stamp, stamp, symbol_pieces
from bot.face.pocket.pictures.totals import HIGH, MARGIN, Both, compared_by, totals_drawn
from rules.game import Event
from rules.pocket import events as told
from rules.pocket.abilities import Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import MOST_DOUBLES

SCALE = 1.4
CARD = Region(MARGIN + 8, 16, WIDTH * SCALE, HEIGHT * SCALE)
"""The card of the first seat."""
BETWEEN = 6
HALF = Region(MARGIN, 0, (WIDE - 2 * MARGIN - BETWEEN) / 2, 44)
FULL = Region(MARGIN, 0, WIDE - 2 * MARGIN, 60)
ARROW, WHY = 76, 52
"""The side of an arrow between the cards, and of the sign that says why."""
HIT, VAIN, WON = (Stamp(SIGNS, name) for name in ("hurt", "block", "special"))


def reveal_drawn(turn: told.Flipped, events: Sequence[Event], both: Both | None) -> Drawn:
    """Draw what a turn has brought so far, and what swords and helms come to, where that is known."""
    beaten = [event for event in events if isinstance(event, told.Beaten)]
    won = {event.seat for event in events if isinstance(event, told.StruckAt) and event.through}
    cards = (_card(key, seat, beaten, won) for seat, key in enumerate(turn.cards))
    top, drawn = CARD.top + CARD.height + 12, [*cards, _between(beaten, won)]
    ends = [top, top]
    for seat, pieces in _deeds(events):
        drawn.append(_strip(HALF._replace(top=ends[seat]).on(seat), pieces))
        ends[seat] += HALF.height + BETWEEN
    top = max(ends)
    for pieces, lit in _results(events):
        drawn.append(_strip(FULL._replace(top=top), pieces, lit=lit))
        top += FULL.height + BETWEEN
    if both:
        drawn.append(totals_drawn(both, top))
        top += HIGH + BETWEEN
    return on_ground(top + MARGIN - BETWEEN, *drawn)


def _card(key: str, seat: int, beaten: Sequence[told.Beaten], won: set[int]) -> Drawn:
    """Draw a card; round a winner's lies gold, and a defeated one is crossed out."""
    area = CARD.on(seat)
    halo = box(area.inset(-6), GOLD, rx=16) if seat in won else ""
    drawn = halo + moved(card_drawn(key), area.left, area.top, SCALE)
    if all(event.seat != seat for event in beaten):
        return drawn
    left, top, wide, high = area.inset(14)
    cross = ("M", left, top, "l", wide, high, "M", left + wide, top, "l", -wide, high)
    return drawn + path(*cross, stroke=RED, stroke_width=9, stroke_linecap="round")


def _between(beaten: Sequence[told.Beaten], won: set[int]) -> Drawn:
    """Draw an arrow to each who is struck and to each defeated card, above it why; else that both stay."""
    met = [(event.seat, sign_stamp(event.sign), RED, PAPER) for event in beaten]
    met += [(1 - seat, HIT, GOLD, GOLD) for seat in sorted(won)]
    if not met:
        return compared(0, 0, WIDE / 2, CARD.centre - 30, 60, colour=PALE)
    drawn: list[Drawn] = []
    top = CARD.centre - len(met) * (ARROW + WHY) / 2 + 8
    for struck, why, colour, above in met:
        arrow = SIGNS.drawn("blow", square((WIDE - ARROW) / 2, top + WHY - 12, ARROW), colour, GROUND)
        place = square((WIDE - WHY) / 2 + 4, top, WHY - 8)
        drawn += (
            why.sheaf.drawn(why.name, place, above, GROUND),
            arrow if struck else flipped(arrow, WIDE),
        )
        top += ARROW + WHY
    return "".join(drawn)


def _strip(area: Region, pieces: Sequence[Piece], *, lit: bool = False) -> Drawn:
    within = area.inset(7)
    return field(area, FIELD, GOLD if lit else EDGE) + line(pieces, within, GOLD if lit else PAPER, FIELD)


def _deeds(events: Sequence[Event]) -> Iterator[tuple[int, list[Piece]]]:
    """Yield what somebody's cards did between the reveal and the strikes, and whose they are."""
    for event in events:
        match event:
            case told.Shown():
                yield event.seat, [stamp(event.card), *(symbol_pieces(event.shows) or ["0"])]
            case told.SidesLost():
                for seat, card in event.cards:
                    yield seat, [stamp(card), SWAP, NO]
            case told.PutOut():
                yield event.seat, [stamp(event.by), "+", stamp(event.card)]
            case told.HeldBack():
                yield event.seat, [stamp(STRIKE), NO]
            case told.GivenUp():
                exhaust = CARDS[event.card].ability(Exhaust)
                yield event.seat, [stamp(event.card), *(deed_pieces(exhaust) if exhaust else ())]
            case told.KeptAll():
                yield event.seat, [DOWN, NO]
            case _:
                pass


def _results(events: Sequence[Event]) -> Iterator[tuple[list[Piece], bool]]:
    """Yield what strikes came to, how often both were in vain, and the points; a success is lit."""
    for event in events:
        match event:
            case told.StruckAt():
                yield _strike(event), event.through
            case told.DoubleStrike(in_a_row=count):
                yield [stamp(STRIKE), stamp(STRIKE), f"{count}/{MOST_DOUBLES}"], False
            case told.RoundWon(points=(one, other)):
                yield [str(one), WON, str(other)], True
            case _:
                pass


def _strike(event: told.StruckAt) -> list[Piece]:
    """Write a strike from its own side to the other: swords against helms, and whether it hits."""
    swords, helms, end = event.swords, event.helms, HIT if event.through else VAIN
    if event.seat:
        compared_to = compared_by(helms, swords)
        return [end, HELM, str(helms), compared_to, str(swords), SWORD, stamp(STRIKE)]
    return [stamp(STRIKE), SWORD, str(swords), compared_by(swords, helms), str(helms), HELM, end]
