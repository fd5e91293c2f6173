"""The picture of opponents, all or some: a line for each, with the numbers on their cards."""

from collections.abc import Iterator, Mapping, Sequence

from bot.face.alt import alt_text
from bot.face.pictures.parts import field_piece, on_ground
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.svg import Drawn
from bot.face.pieces import signed
from bot.face.screen import Drawing
from bot.face.way.cards import AS_BEGUN, fighter_name
from bot.face.way.pictures.marks import MARGIN, PALETTE, counted, crest_piece
from bot.face.words import Words
from rules.way.opponents import Foe

OPPONENTS = AS_BEGUN.edition.opponents
"""As in a fight that begins now."""
FOES = tuple(foe for opponent in OPPONENTS.values() for foe in opponent.foes)
AS_USUAL = next(iter(OPPONENTS))
"""The opponent if the player settles nothing."""
FIRST, GAP = Region(MARGIN, MARGIN, WIDE - 2 * MARGIN, 64), 6
COLUMNS = (98, 188, 278, 376, 474)
"""Where Life, Ki, both numbers of the defence and the counterattack begin."""
SIGN = 30


def everybody(words: Words) -> Drawing:
    """Draw all opponents, the three that come at once last."""
    return _drawing(words, FOES)


def faced(answers: Mapping[str, str], words: Words) -> Drawing:
    """Draw the opponents that a player faces according to the setup."""
    key = answers.get("opponent", AS_USUAL)
    return _drawing(words, next(each.foes for each in OPPONENTS.values() if each.key == key))


def _drawing(words: Words, foes: Sequence[Foe]) -> Drawing:
    said = alt_text(_said(words, foe) for foe in foes)
    return Drawing("opponents.png", everybody_drawn(foes), said)


def everybody_drawn(foes: Sequence[Foe] = FOES) -> Drawn:
    """Draw a line for each opponent."""
    lines = zip(foes, grid(len(foes), 1, FIRST, GAP), strict=True)
    height = 2 * MARGIN + len(foes) * (FIRST.height + GAP) - GAP
    return on_ground(height, *(each for foe, area in lines for each in _line(foe, area)), palette=PALETTE)


def _line(foe: Foe, area: Region) -> Iterator[Drawn]:
    yield field_piece(area)
    yield crest_piece(foe.key, square(area.left + 10, area.top + 5, area.height - 10))
    numbers = {
        "life": str(foe.life),
        "ki": str(foe.ki),
        "strength": f"{foe.defence.strength:+}",
        "technique": f"{foe.defence.technique:+}",
        "counter": f"{foe.power:+}",
    }
    for left, (name, number) in zip(COLUMNS, numbers.items(), strict=True):
        yield counted(name, number, left, area.centre, SIGN)


def _said(words: Words, foe: Foe) -> str:
    return words(
        "way-picture-opponent",
        name=fighter_name(words, foe.key),
        life=foe.life,
        ki=foe.ki,
        strength=signed(foe.defence.strength),
        technique=signed(foe.defence.technique),
        power=signed(foe.power),
    )
