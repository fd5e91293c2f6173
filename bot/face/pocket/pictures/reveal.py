"""The picture of a turn: both cards, which is defeated, what followed, each strike, and the totals.

The first seat is on the left, the second on the right. From top to bottom, it reads in the order of events.
"""

from collections.abc import Iterator, Sequence

from bot.face.pictures.colours import GOLD, GROUND, PALE, PAPER, RED
from bot.face.pictures.line import Glyph, Stamp
from bot.face.pictures.parts import SIGNS, blow_piece, compared, on_ground
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, square
from bot.face.pictures.svg import Drawn, box, moved, path
from bot.face.pocket.pictures.card import DOWN, HEIGHT, NO, SWAP, WIDTH, deed_glyphs, printed
from bot.face.pocket.pictures.marks import HELM, PALETTE, SWORD, sign_stamp, stamp, symbol_glyphs
from bot.face.pocket.pictures.totals import HIGH, MARGIN, Both, compared_by, strip, totals_drawn
from rules.game import Event
from rules.pocket import events as told
from rules.pocket.abilities import Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import MOST_DOUBLES

SCALE = 1.4
CARD = Region(MARGIN + 8, 16, WIDTH * SCALE, HEIGHT * SCALE)
"""The place of the first seat's card."""
HALO = 6
"""How far a winner's gold reaches beyond the card."""
BETWEEN = 6
HALF = Region(MARGIN, 0, (WIDE - 2 * MARGIN - BETWEEN) / 2, 44)
FULL = Region(MARGIN, 0, WIDE - 2 * MARGIN, 60)
ARROW, WHY = 76, 52
"""The side of an arrow between the cards, and of the sign that says why."""
HIT, VAIN, WON = (Stamp(SIGNS, name) for name in ("hurt", "block", "special"))


def reveal_drawn(turn: told.Flipped, events: Sequence[Event], both: Both | None) -> Drawn:
    """Draw a turn so far, and the totals of swords and helms if they are known."""
    beaten = [event for event in events if isinstance(event, told.Beaten)]
    won = {event.seat for event in events if isinstance(event, told.StruckAt) and event.through}
    lost = {event.seat for event in beaten}
    cards = (
        piece(CARD.on(seat).inset(-HALO), _card, key, seat in lost, seat in won)
        for seat, key in enumerate(turn.cards)
    )
    top, drawn = CARD.top + CARD.height + 12, [*cards, _between(beaten, won)]
    ends = [top, top]
    for seat, glyphs in _deeds(events):
        drawn.append(strip(HALF._replace(top=ends[seat]).on(seat), glyphs))
        # Each player has a column, so that what their cards did stands side by side.
        ends[seat] += HALF.height + BETWEEN
    top = max(ends)
    for glyphs, lit in _results(events):
        colours = {"edge": GOLD, "ink": GOLD} if lit else {}
        drawn.append(strip(FULL._replace(top=top), glyphs, **colours))
        top += FULL.height + BETWEEN
    if both:
        drawn.append(totals_drawn(both, top))
        top += HIGH + BETWEEN
    return on_ground(top + MARGIN - BETWEEN, *drawn, palette=PALETTE)


def _card(area: Region, key: str, lost: bool, won: bool) -> Drawn:
    """Draw a card; a winner's has gold around it, and a defeated one is crossed out."""
    halo, area = box(area, GOLD, rx=16) if won else "", area.inset(HALO)
    drawn = halo + moved(printed(area, key), area.left, area.top)
    if not lost:
        return drawn
    left, top, wide, high = area.inset(14)
    cross = ("M", left, top, "l", wide, high, "M", left + wide, top, "l", -wide, high)
    return drawn + path(*cross, stroke=RED, stroke_width=9, stroke_linecap="round")


def _between(beaten: Sequence[told.Beaten], won: set[int]) -> Drawn:
    """Draw an arrow to each player struck and each defeated card, with the reason; if none, a sign for it."""
    met = [(event.seat, sign_stamp(event.sign), RED, PAPER) for event in beaten]
    # Sorted, since a set has no order, and the same turn must give the same picture.
    met += [(1 - seat, HIT, GOLD, GOLD) for seat in sorted(won)]
    if not met:
        return compared(0, 0, WIDE / 2, CARD.centre - 30, 60, colour=PALE)
    drawn: list[Drawn] = []
    top = CARD.centre - len(met) * (ARROW + WHY) / 2 + 8
    for struck, why, colour, above in met:
        place = square((WIDE - WHY) / 2 + 4, top, WHY - 8)
        arrow = square((WIDE - ARROW) / 2, top + WHY - 12, ARROW)
        drawn += (
            blow_piece(arrow, colour, leftwards=not struck),
            why.sheaf.piece(why.name, place, above, GROUND),
        )
        top += ARROW + WHY
    return "".join(drawn)


def _deeds(events: Sequence[Event]) -> Iterator[tuple[int, list[Glyph]]]:
    """Yield what players' cards did between the reveal and the strikes, with their seats."""
    for event in events:
        match event:
            case told.Shown():
                yield event.seat, [stamp(event.card), *(symbol_glyphs(event.shows) or ["0"])]
            case told.SidesLost():
                for seat, card in event.cards:
                    yield seat, [stamp(card), SWAP, NO]
            case told.PutOut():
                yield event.seat, [stamp(event.by), "+", stamp(event.card)]
            case told.HeldBack():
                yield event.seat, [stamp(STRIKE), NO]
            case told.GivenUp():
                exhaust = CARDS[event.card].ability(Exhaust)
                yield event.seat, [stamp(event.card), *(deed_glyphs(exhaust) if exhaust else ())]
            case told.KeptAll():
                yield event.seat, [DOWN, NO]
            case _:
                pass


def _results(events: Sequence[Event]) -> Iterator[tuple[list[Glyph], bool]]:
    """Yield strikes, double strikes and points as lines; a success is highlighted."""
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


def _strike(event: told.StruckAt) -> list[Glyph]:
    """Write a strike from its own side to the other: swords against helms, and whether it hits."""
    swords, helms, end = event.swords, event.helms, HIT if event.through else VAIN
    if event.seat:
        compared_to = compared_by(helms, swords)
        return [end, HELM, str(helms), compared_to, str(swords), SWORD, stamp(STRIKE)]
    return [stamp(STRIKE), SWORD, str(swords), compared_by(swords, helms), str(helms), HELM, end]
