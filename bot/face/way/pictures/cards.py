"""The cards of a round in a picture: those beside the board first, then those in hand, which are numbered."""

from collections.abc import Iterator, Sequence

from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, INK, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import field, sheet, sign
from bot.face.pictures.region import WIDE, Region, around, grid, square
from bot.face.pictures.svg import Drawn, disc
from bot.face.way.pictures.marks import MARGIN, level_mark, mark
from bot.face.way.symbols import LEVELS
from rules.way.action_cards import ACTION_CARDS, ActionCard, Icon
from rules.way.dealing import HAND
from rules.way.state import FightState

GAP = 7
HEIGHT, TILE = 140, 46
"""Of whole cards, and of those that show their icons alone."""
TAB, ICON, SIGN, NUMBER = 15, 40, 22, 26
FIRST_LINE, LINE = 64, 29
"""How far down the first level stands on a card, and each below it."""
WITHOUT_CARDS = ("reward", "virtue", "die", "guard")
"""The questions at which no card is chosen, so that icons are enough."""
INKS: dict[Icon, str] = {"sun": "#b5391f", "moon": "#4c4a8c", "wave": "#20708a", "blade": INK}
"""The colour of each icon upon paper; their shapes tell them apart."""


def cards(fight: FightState) -> Drawn:
    """Draw the cards with their icons and what they add."""
    drawn: list[Drawn] = []
    for number, key, area in _laid_out(fight, HEIGHT):
        card = ACTION_CARDS[key]
        drawn += _held(card, number, area) if number else _laid(card, area, scored=card.icon in fight.scored)
    return "".join(drawn)


def tiles(fight: FightState) -> Drawn:
    """Draw the cards as their icons, where no card is asked for."""
    drawn: list[Drawn] = []
    for number, key, area in _laid_out(fight, TILE):
        card = ACTION_CARDS[key]
        inside = around(area.middle, area.centre, 36)
        if number:
            drawn += sheet(area), mark(card.icon, inside, INKS[card.icon], PAPER)
        else:
            edge = GOLD if card.icon in fight.scored else EDGE
            drawn += field(area, FIELD, edge), mark(card.icon, inside, PALE)
    return "".join(drawn)


def _laid_out(fight: FightState, height: float) -> Iterator[tuple[int, str, Region]]:
    """Yield each card with its number in hand, 0 for one beside the board, and where it is drawn."""
    keys: Sequence[str] = (*fight.played, *fight.hand)
    across = max(HAND, len(keys))
    first = Region(MARGIN, 0, (WIDE - 2 * MARGIN - (across - 1) * GAP) / across, height)
    for at, (key, area) in enumerate(zip(keys, grid(len(keys), across, first, GAP), strict=True)):
        yield max(0, at + 1 - len(fight.played)), key, area


def _held(card: ActionCard, number: int, area: Region) -> Iterator[Drawn]:
    yield sheet(area, GOLD if card.special else EDGE, 5 if card.special else 3)
    yield disc(area.left + 8 + TAB, area.top + 8 + TAB, TAB, INK)
    yield figures(str(number), area.left + 8 + TAB, area.top + 8 + TAB - 10, 20, PAPER, anchor="middle")
    icon = square(area.left + area.width - ICON - 5, area.top + 10, ICON)
    yield mark(card.icon, icon, INKS[card.icon], PAPER)
    if card.special:
        yield sign("special", around(icon.left + ICON - 4, icon.top + ICON, 20), RED, PAPER)
    yield from _adds(card, area, INK, RED, PAPER)


def _laid(card: ActionCard, area: Region, *, scored: bool) -> Iterator[Drawn]:
    """Draw a card beside the board; one that made a combo has a golden edge."""
    yield field(area, FIELD, GOLD if scored else EDGE)
    yield mark(card.icon, around(area.middle, area.top + 10 + ICON / 2, ICON), GOLD if scored else PALE)
    yield from _adds(card, area, PALE, PALE, FIELD)


def _adds(card: ActionCard, area: Region, ink: str, less: str, ground: str) -> Iterator[Drawn]:
    """Draw what a card adds to each level, in their order; nothing for one that it leaves alone."""
    for line, (name, count) in enumerate(zip(LEVELS, card.adds.each, strict=True)):
        centre, left = area.top + FIRST_LINE + line * LINE, area.left + (area.width - 70) / 2
        if count:
            yield level_mark(name, around(left + SIGN / 2, centre, SIGN), ink, ground)
            colour = less if count < 0 else ink
            yield figures(f"{count:+}", left + SIGN + 6, centre - NUMBER / 2, NUMBER, colour)
        else:
            yield disc(left + SIGN / 2, centre, 3, DIM)
