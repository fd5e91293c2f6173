"""A card as it is printed: its emblem between its number and its aspect, below what it shows and does."""

from typing import NamedTuple, TypeAlias

from bot.face.pictures.colours import FIELD, GOLD, INK, PAPER
from bot.face.pictures.figures import figures
from bot.face.pictures.line import Piece, Stamp, line
from bot.face.pictures.parts import SIGNS, field, sheet
from bot.face.pictures.region import Region, around, square
from bot.face.pictures.svg import Drawn
from bot.face.pocket.pictures.marks import (
    HELM,
    OWN_SIGNS,
    SWORD,
    emblem,
    hue,
    sign_stamp,
    stamp,
    symbol_pieces,
)
from rules.pocket import abilities as does
from rules.pocket.cards import STRIKE, DojoCard
from rules.pocket.deck import CARDS
from rules.pocket.symbols import NONE, Symbols

WIDTH, HEIGHT = 111, 156
EMBLEM = around(WIDTH / 2, 37, 56)
CORNER = 22
"""The side of the number and of the aspect beside the emblem."""
EDGES = 6
"""How far both are from the edges."""
LINES = Region(5, 70, WIDTH - 10, 80)
SIDES, DEED, GAP = 30, 23, 3
"""How high the line is of what a card shows, each line of what it does, and what is left between two."""
BLOW, DOWN, NO, SWAP = (Stamp(SIGNS, name) for name in ("blow", "down", "no", "swap"))

Rows: TypeAlias = list[tuple[float, list[Piece]]]
"""How high each line of a card is, and what stands in it."""


class Tint(NamedTuple):
    """The colours of a card: of its emblem with what stands beside it, of its lines, and below both."""

    emblem: str
    ink: str
    ground: str


def card_drawn(key: str, number: int = 0) -> Drawn:
    """Draw a card on paper; its number, where it has one, is that of the button which chooses it."""
    paper = sheet(Region(0, 0, WIDTH, HEIGHT))
    return paper + _face(key, number, _printed(CARDS[key]), Tint(hue(key), INK, PAPER))


def open_card_drawn(key: str, shows: Symbols, number: int) -> Drawn:
    """Draw a card in play, dark with a golden edge: what it comes to, and what exhausting it is good for."""
    exhaust = CARDS[key].ability(does.Exhaust)
    counted: list[Piece] = symbol_pieces(shows) or (["0"] if key != STRIKE else [])
    rows: Rows = [(SIDES, counted), (DEED, deed_pieces(exhaust) if exhaust else [])]
    return field(Region(0, 0, WIDTH, HEIGHT), FIELD, GOLD) + _face(
        key, number, rows, Tint(PAPER, PAPER, FIELD)
    )


def deed_pieces(ability: does.AnyAbility) -> list[Piece]:
    """Write what a card does as signs; nothing for a choice, which stands between its two sides."""
    pieces: list[Piece] = []
    match ability:
        case does.Defeats(sign=sign):
            pieces += (BLOW, sign_stamp(sign))
        case does.LosesTo(sign=sign):
            pieces += (sign_stamp(sign), BLOW, NO)
        case does.TurnsAgainst(sign=sign):
            pieces += (SWAP, sign_stamp(sign))
        case does.Mirrors():
            pieces += (Stamp(OWN_SIGNS, "mirror"), SWORD, HELM)
        case does.MayStrike():
            pieces += ("+", stamp(STRIKE))
        case does.FromHand(aspect=aspect):
            pieces += ("+", Stamp(OWN_SIGNS, "card"), *([sign_stamp(aspect)] if aspect else []))
        case does.Ongoing(aspect=aspect, gains=gains) | does.Answers(aspect=aspect, gains=gains):
            count = [str(ability.count)] if isinstance(ability, does.Ongoing) else []
            pieces += (sign_stamp(aspect), *count, *symbol_pieces(gains, sign="+"))
        case does.Exhaust(gains=gains, takes=takes):
            pieces += (DOWN, *symbol_pieces(gains, sign="+"), *symbol_pieces(takes, sign="-"))
        case does.ChooseSide():
            pass
    return pieces


def _face(key: str, number: int, rows: Rows, tint: Tint) -> Drawn:
    """Draw what stands on a card, its rows one below the other in the middle of their room."""
    drawn, aspect = [emblem(key, EMBLEM, tint.emblem, tint.ground)], CARDS[key].aspect
    if number:
        drawn.append(figures(str(number), EDGES, EDGES + 2, 20, tint.emblem, room=CORNER))
    if aspect:
        corner = square(WIDTH - CORNER - EDGES, EDGES, CORNER)
        drawn.append(OWN_SIGNS.drawn(aspect, corner, tint.emblem, tint.ground))
    filled = [(height, pieces) for height, pieces in rows if pieces]
    top = LINES.centre - (sum(height + GAP for height, _ in filled) - GAP) / 2
    for height, pieces in filled:
        drawn.append(line(pieces, Region(LINES.left, top, LINES.width, height), tint.ink, tint.ground))
        top += height + GAP
    return "".join(drawn)


def _printed(card: DojoCard) -> Rows:
    """Write what a card shows, and each thing it does."""
    return [(SIDES, _shown(card)), *((DEED, deed_pieces(ability)) for ability in card.abilities)]


def _shown(card: DojoCard) -> list[Piece]:
    """Write what a card shows; of two sides, with what lies between them."""
    if card.aspect is None:
        return [SWORD, ">", HELM]
    if card.sides == (NONE,):
        return []
    first, *others = (symbol_pieces(side) for side in card.sides)
    between: Piece = SWAP if card.ability(does.ChooseSide) else "/"
    return [*first, *(piece for other in others for piece in (between, *other))]
