"""The picture of a hand: nine cards in a grid, in the order of the wheel, and how both fighters stand.

Spent cards are grey and crossed out. The opponent's cards stand in a row below, in the same order. The chosen
card is not marked: neither the picture nor its size can give it away.
"""

from collections.abc import Collection, Iterator

from bot.face.bushido.cards import is_special
from bot.face.bushido.facing import Facing
from bot.face.bushido.pictures.marks import crest_piece, mon, small_card, spent_mon, value_figures
from bot.face.bushido.pictures.stands import MARGIN, stands
from bot.face.pictures.colours import EDGE, FIELD, GOLD, GROUND, INK, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import crossed, field, on_ground, sheet, sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn
from rules.bushido.duel import SideView
from rules.bushido.values import AnyPrinted
from rules.bushido.wheel import TECHNIQUES

ACROSS, GAP = 3, 9
ABOVE, BELOW = 66, 58
"""The room above for how both stand, and below for the opponent's cards."""
FIRST = Region(MARGIN, ABOVE, (WIDE - 2 * MARGIN - (ACROSS - 1) * GAP) / ACROSS, 92)
"""The place of the first card."""
HEIGHT = ABOVE + len(TECHNIQUES) // ACROSS * (FIRST.height + GAP) - GAP + BELOW
MON, SPENT, STAR = 74, 58, 26
SIGN, FIGURE = 26, 36
SMALL = square(MARGIN + 60, HEIGHT - BELOW + 6, 46)
"""The place of the first of the opponent's cards."""


def hand_drawn(own: SideView, foe: SideView, facing: Facing) -> Drawn:
    """Draw the hand of one fighter against another."""
    both = (
        stands(side.fighter, side.health, side.full_health, top=8, seat=place)
        for place, side in enumerate((own, foe))
    )
    return on_ground(HEIGHT, *both, *nine_cards(facing, own.hand), *_across(foe))


def nine_cards(facing: Facing, held: Collection[str]) -> Iterator[Drawn]:
    """Draw the nine places of a fighter's cards: held ones with their current values, and spent ones."""
    for each, area in zip(TECHNIQUES, grid(len(TECHNIQUES), ACROSS, FIRST, GAP), strict=True):
        yield _held(facing, each, area) if each in held else piece(area, _spent, each)


def card_drawn(technique: str, area: Region, speed: str, strength: str, *, special: bool) -> Drawn:
    """Draw a card: its Mon, Speed and Strength; a special card has a star and a golden edge."""
    return piece(area, _card, technique, speed, strength, special)


def _card(area: Region, technique: str, speed: str, strength: str, special: bool) -> Drawn:
    mon_area = around(area.left + 11 + MON / 2, area.centre, MON)
    beside = mon_area.left + MON + 5
    parts = [
        sheet(area, GOLD if special else EDGE, 5 if special else 3),
        mon(technique, mon_area),
        _line("speed", speed, beside, area, 8),
        _line("strength", strength, beside, area, 48),
    ]
    if special:
        parts.append(sign("special", square(area.left + 7, area.top + 7, STAR), RED))
    return "".join(parts)


def _held(facing: Facing, technique: str, area: Region) -> Drawn:
    card = facing.card(technique)
    speed, strength = (_now(facing, each) for each in (card.speed, card.strength))
    return card_drawn(technique, area, speed, strength, special=is_special(card))


def _now(facing: Facing, printed: AnyPrinted) -> str:
    """Write a value as it counts now, or a range if it depends on the opponent the card meets."""
    return "~".join(map(value_figures, dict.fromkeys(facing.ends(printed))))


def _line(name: str, value: str, left: float, card: Region, below: float) -> Drawn:
    centre = card.top + below + FIGURE / 2
    begin = left + SIGN + 6
    room = card.left + card.width - 10 - begin
    number = figures(value, begin, card.top + below, FIGURE, INK, room=room)
    return sign(name, around(left + SIGN / 2, centre, SIGN), INK) + number


def _spent(area: Region, technique: str) -> Drawn:
    return "".join(
        (
            field(area, GROUND, FIELD),
            crossed(area.inset(8), FIELD),
            spent_mon(technique, around(area.middle, area.centre, SPENT)),
        )
    )


def _across(foe: SideView) -> list[Drawn]:
    """Draw which cards the opponent holds."""
    places = grid(len(TECHNIQUES), len(TECHNIQUES), SMALL, 11.5)
    crest = crest_piece(foe.fighter, square(MARGIN, SMALL.top, SMALL.height))
    cards = (
        small_card(each, area, held=each in foe.hand) for each, area in zip(TECHNIQUES, places, strict=True)
    )
    return [crest, *cards]
