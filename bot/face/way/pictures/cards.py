"""The cards of a round in a picture: those beside the board, then those in hand, which are numbered."""

from collections.abc import Iterator, Sequence

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, INK, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import field, sheet, sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn, disc
from bot.face.way.pictures.marks import INKS, MARGIN, level_mark, mark
from bot.face.way.symbols import LEVELS
from rules.way.action_cards import ACTION_CARDS, ActionCard, Icon
from rules.way.dealing import HAND
from rules.way.state import FightState

GAP = 7
HEIGHT, TILE = 140, 46
"""The heights of whole cards, and of tiles that show only icons."""
TAB, ICON, SIGN, NUMBER = 30, 40, 22, 26
FIRST_LINE, LINE = 64, 29
"""How far down a card the first level stands, and each further one."""
WITHOUT_CARDS = ("reward", "virtue", "die", "guard")
"""The questions that need no card, so that icons are enough."""


def cards(fight: FightState, top: float) -> Drawn:
    """Draw the cards with their icons and what they add."""
    drawn: list[Drawn] = []
    for number, key, area in _laid_out(fight, top, HEIGHT):
        if number:
            # Without its number, so that it is the same piece at any place in the hand.
            drawn.append(piece(area, _held, key))
            side = min(TAB, area.width - ICON - 10)  # so that it covers no part of the icon beside it
            drawn.append(piece(square(area.left + 5, area.top + 6, side), _tab, number, ground=PAPER))
        else:
            drawn.append(piece(area.inset(-1), _laid, key, ACTION_CARDS[key].icon in fight.scored))
    return "".join(drawn)


def tiles(fight: FightState, top: float) -> Drawn:
    """Draw the cards as icons, for when no card is asked for."""
    drawn: list[Drawn] = []
    for number, key, area in _laid_out(fight, top, TILE):
        icon = ACTION_CARDS[key].icon
        drawn.append(piece(area.inset(-1), _tile, icon, bool(number), icon in fight.scored))
    return "".join(drawn)


def _tile(area: Region, icon: Icon, held: bool, scored: bool) -> Drawn:
    area, inside = area.inset(1), around(area.middle, area.centre, 36)
    if held:
        return sheet(area) + mark(icon, inside, INKS[icon], PAPER)
    return field(area, FIELD, GOLD if scored else EDGE) + mark(icon, inside, PALE)


def _laid_out(fight: FightState, top: float, height: float) -> Iterator[tuple[int, str, Region]]:
    """Yield each card with its number in hand, or 0 for one beside the board, and its place."""
    keys: Sequence[str] = (*fight.played, *fight.hand)
    across = max(HAND, len(keys))
    first = Region(MARGIN, top, (WIDE - 2 * MARGIN - (across - 1) * GAP) / across, height)
    for at, (key, area) in enumerate(zip(keys, grid(len(keys), across, first, GAP), strict=True)):
        # Cards beside the board come first and have no number.
        yield max(0, at + 1 - len(fight.played)), key, area


def _held(area: Region, key: str) -> Drawn:
    card = ACTION_CARDS[key]
    icon = square(area.width - ICON - 5, 10, ICON)
    drawn = sheet(area, GOLD if card.special else EDGE, 5 if card.special else 3)
    drawn += mark(card.icon, icon, INKS[card.icon], PAPER)
    if card.special:
        drawn += sign("special", around(icon.left + ICON - 4, icon.top + ICON, 20), RED, PAPER)
    return drawn + "".join(_adds(card, area, INK, RED, PAPER))


def _tab(area: Region, number: int) -> Drawn:
    """Draw the number of a card."""
    high = area.height * 2 / 3
    count = figures(str(number), area.middle, area.centre - high / 2, high, PAPER, anchor="middle")
    return disc(area.middle, area.centre, area.width / 2, INK) + count


def _laid(area: Region, key: str, scored: bool) -> Drawn:
    """Draw a card beside the board; one that made a combo has a golden edge."""
    card, area = ACTION_CARDS[key], area.inset(1)
    colour = GOLD if scored else PALE
    drawn = field(area, FIELD, GOLD if scored else EDGE)
    drawn += mark(card.icon, around(area.middle, area.top + 10 + ICON / 2, ICON), colour)
    return drawn + "".join(_adds(card, area, PALE, PALE, FIELD))


def _adds(card: ActionCard, area: Region, ink: str, less: str, ground: str) -> Iterator[Drawn]:
    """Draw what a card adds to each level, in order; a dot for a level that it leaves alone."""
    for line, (name, count) in enumerate(zip(LEVELS, card.adds.each, strict=True)):
        centre, left = area.top + FIRST_LINE + line * LINE, area.left + (area.width - 70) / 2
        if count:
            yield level_mark(name, around(left + SIGN / 2, centre, SIGN), ink, ground)
            colour = less if count < 0 else ink
            yield figures(f"{count:+}", left + SIGN + 6, centre - NUMBER / 2, NUMBER, colour)
        else:
            yield disc(left + SIGN / 2, centre, 3, DIM)
