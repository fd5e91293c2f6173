"""A card as printed: its emblem between its number and its aspect, and below them what it shows and does."""

from typing import NamedTuple, TypeAlias

from bot.face.pictures.colours import FIELD, GOLD, INK, PAPER
from bot.face.pictures.figures import figures_piece
from bot.face.pictures.line import Glyph, Stamp, line
from bot.face.pictures.parts import SIGNS, field, sheet
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region, around, square
from bot.face.pictures.svg import Drawn, moved
from bot.face.pocket.pictures.marks import (
    HELM,
    OWN_SIGNS,
    SWORD,
    emblem,
    hue,
    sign_stamp,
    stamp,
    symbol_glyphs,
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
"""The distance of both from the edges."""
LINES = Region(5, 70, WIDTH - 10, 80)
SIDES, DEED, GAP = 30, 23, 3
"""The heights of the line of what a card shows and of each line of what it does, and the gap between two."""
BLOW, DOWN, NO, SWAP = (Stamp(SIGNS, name) for name in ("blow", "down", "no", "swap"))

Rows: TypeAlias = list[tuple[float, list[Glyph]]]
"""The lines of a card: the height of each, and what stands in it."""


class Tint(NamedTuple):
    """The colours of a card: of its emblem and the corners, of its lines, and of the ground."""

    emblem: str
    ink: str
    ground: str


def card_drawn(key: str, area: Region, number: int = 0) -> Drawn:
    """Draw a card on paper as a piece; the number is that of the button that chooses it."""
    return piece(area, printed, key) + _numbered(number, area, hue(key), PAPER)


def printed(area: Region, key: str) -> Drawn:
    """Draw a card as printed, in the upper left corner and as wide as an area."""
    paper = sheet(Region(0, 0, WIDTH, HEIGHT))
    drawn = paper + _face(key, _printed(CARDS[key]), Tint(hue(key), INK, PAPER))
    return drawn if area.width == WIDTH else moved(drawn, 0, 0, area.width / WIDTH)


def open_card_drawn(key: str, area: Region, shows: Symbols, number: int) -> Drawn:
    """Draw a card in play as a piece, dark with a golden edge."""
    return piece(area.inset(-1), _open, key, shows) + _numbered(number, area, PAPER, FIELD)


def _numbered(number: int, area: Region, colour: str, ground: str) -> Drawn:
    if not number:
        return ""
    left, top = area.left + EDGES, area.top + EDGES + 2
    return figures_piece(str(number), left, top, 20, colour, ground=ground, room=CORNER)


def _open(area: Region, key: str, shows: Symbols) -> Drawn:
    """Draw what a card counts for, and what exhausting it does."""
    del area  # it is always as large as a printed card
    exhaust = CARDS[key].ability(does.Exhaust)
    counted: list[Glyph] = symbol_glyphs(shows) or (["0"] if key != STRIKE else [])
    rows: Rows = [(SIDES, counted), (DEED, deed_glyphs(exhaust) if exhaust else [])]
    drawn = field(Region(0, 0, WIDTH, HEIGHT), FIELD, GOLD) + _face(key, rows, Tint(PAPER, PAPER, FIELD))
    return moved(drawn, 1, 1)


def deed_glyphs(ability: does.AnyAbility) -> list[Glyph]:
    """Write what a card does as signs; nothing for a choice, which stands between its two sides."""
    glyphs: list[Glyph] = []
    match ability:
        case does.Defeats(sign=sign):
            glyphs += (BLOW, sign_stamp(sign))
        case does.LosesTo(sign=sign):
            glyphs += (sign_stamp(sign), BLOW, NO)
        case does.TurnsAgainst(sign=sign):
            glyphs += (SWAP, sign_stamp(sign))
        case does.Mirrors():
            glyphs += (Stamp(OWN_SIGNS, "mirror"), SWORD, HELM)
        case does.MayStrike():
            glyphs += ("+", stamp(STRIKE))
        case does.FromHand(aspect=aspect):
            glyphs += ("+", Stamp(OWN_SIGNS, "card"), *([sign_stamp(aspect)] if aspect else []))
        case does.Ongoing(aspect=aspect, gains=gains) | does.Answers(aspect=aspect, gains=gains):
            count = [str(ability.count)] if isinstance(ability, does.Ongoing) else []
            glyphs += (sign_stamp(aspect), *count, *symbol_glyphs(gains, sign="+"))
        case does.Exhaust(gains=gains, takes=takes):
            glyphs += (DOWN, *symbol_glyphs(gains, sign="+"), *symbol_glyphs(takes, sign="-"))
        case does.ChooseSide():
            pass
    return glyphs


def _face(key: str, rows: Rows, tint: Tint) -> Drawn:
    """Draw a card's emblem, aspect and lines, the lines centred in their room."""
    drawn, aspect = [emblem(key, EMBLEM, tint.emblem, tint.ground)], CARDS[key].aspect
    if aspect:
        corner = square(WIDTH - CORNER - EDGES, EDGES, CORNER)
        drawn.append(OWN_SIGNS.drawn(aspect, corner, tint.emblem, tint.ground))
    filled = [(height, glyphs) for height, glyphs in rows if glyphs]
    top = LINES.centre - (sum(height + GAP for height, _ in filled) - GAP) / 2
    for height, glyphs in filled:
        drawn.append(line(glyphs, Region(LINES.left, top, LINES.width, height), tint.ink, tint.ground))
        top += height + GAP
    return "".join(drawn)


def _printed(card: DojoCard) -> Rows:
    """Write what a card shows, and each thing it does."""
    return [(SIDES, _shown(card)), *((DEED, deed_glyphs(ability)) for ability in card.abilities)]


def _shown(card: DojoCard) -> list[Glyph]:
    """Write what a card shows; two sides have a sign between them."""
    if card.aspect is None:
        return [SWORD, ">", HELM]
    if card.sides == (NONE,):
        return []
    first, *others = (symbol_glyphs(side) for side in card.sides)
    between: Glyph = SWAP if card.ability(does.ChooseSide) else "/"
    return [*first, *(glyph for other in others for glyph in (between, *other))]
