"""The signs of Pocket Samurai: an emblem for each card, the three aspects, swords and helms."""

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, GROUND, INK, PAPER, colours_with
from bot.face.pictures.line import Glyph, Stamp
from bot.face.pictures.parts import SIGNS, crossed, field, sheet
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.symbols import Aspect, Sign, Symbols

EMBLEMS = Sheaf("bot.face.pocket.pictures", "emblems")
OWN_SIGNS = Sheaf("bot.face.pocket.pictures", "signs")

HUES: dict[Aspect | None, str] = {
    "aggression": "#a8321f",
    "wisdom": "#1c4f94",
    "agility": "#2f6b46",
    None: INK,
}
"""The colour of each aspect on paper; its sign says the same."""

PALETTE = colours_with(*HUES.values(), met=tuple((hue, PAPER) for hue in HUES.values()))
"""All colours of this game."""

SWORD, HELM = Stamp(SIGNS, "strength"), Stamp(OWN_SIGNS, "helm")


def hue(key: str) -> str:
    """Return the colour of a card."""
    return HUES[CARDS[key].aspect]


def emblem(key: str, area: Region, colour: str, ground: str = PAPER) -> Drawn:
    """Draw the emblem of a card."""
    return EMBLEMS.drawn(CARDS[key].name, area, colour, ground)


def stamp(key: str) -> Stamp:
    """Return the emblem of a card for a line."""
    return Stamp(EMBLEMS, CARDS[key].name)


def sign_stamp(sign: Sign) -> Stamp:
    """Return the sign that a card is recognised by, for a line."""
    match sign:
        case "swords":
            return SWORD
        case "helms":
            return HELM
        case "strike":
            return stamp(STRIKE)
        case _:
            return Stamp(OWN_SIGNS, sign)


def symbol_glyphs(symbols: Symbols, *, sign: str = "") -> list[Glyph]:
    """Write swords and helms beside their signs, leaving out zeros."""
    glyphs: list[Glyph] = []
    for stamped, count in ((SWORD, symbols.swords), (HELM, symbols.helms)):
        if count:
            glyphs += (stamped, f"{sign}{count}")
    return glyphs


def small_card(key: str, area: Region) -> Drawn:
    """Draw a card as its emblem alone, on paper, as a piece."""
    return piece(area, _small, key)


def _small(area: Region, key: str) -> Drawn:
    return sheet(area, EDGE, 2) + emblem(key, area.inset(area.width / 8), hue(key))


def card_in_play(key: str, area: Region) -> Drawn:
    """Draw an open card as a piece: its emblem on a dark field with a golden edge."""
    return piece(area.inset(-1), _in_play, key)


def _in_play(area: Region, key: str) -> Drawn:
    area = area.inset(1)
    return field(area, FIELD, GOLD) + emblem(key, area.inset(area.width / 7), PAPER, FIELD)


def card_gone(key: str, area: Region) -> Drawn:
    """Draw an exhausted card as a piece: grey, and crossed out."""
    return piece(area, gone, key)


def gone(area: Region, key: str) -> Drawn:
    """Draw an exhausted card."""
    return crossed(area.inset(4), FIELD) + emblem(key, area.inset(area.width / 8), DIM, GROUND)
