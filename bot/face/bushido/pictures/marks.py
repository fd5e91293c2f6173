"""The signs of Bushido Duels: the nine Mon, the fighters' crests, small cards, and values as figures."""

from bot.face.pictures.colours import DIM, EDGE, GROUND, INK, PAPER
from bot.face.pictures.parts import sheet
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn
from rules.bushido.values import FULL_HEALTH, AnyPrinted, ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES

MON = Sheaf("bot.face.bushido.pictures", "mon")
CRESTS = Sheaf("bot.face.bushido.pictures", "crests")


def mon(technique: str, area: Region, ink: str = INK, ground: str = PAPER) -> Drawn:
    """Draw the Mon of a technique."""
    return MON.drawn(technique, area, ink, ground)


def spent_mon(technique: str, area: Region) -> Drawn:
    """Draw the Mon of a spent card, in grey."""
    return MON.drawn(technique, area, DIM, GROUND)


def fighter_crest(fighter: str, area: Region) -> Drawn:
    """Draw the crest of a fighter."""
    return CRESTS.drawn(fighter, area, INK, PAPER)


def crest_piece(fighter: str, area: Region) -> Drawn:
    """Draw the crest of a fighter as a piece on the ground."""
    return CRESTS.piece(fighter, area, INK, PAPER, ground=GROUND)


def small_card(technique: str, area: Region, *, held: bool, ground: str = GROUND) -> Drawn:
    """Draw a card as a piece with its Mon alone: on paper if held, in grey if spent."""
    return piece(area, _small_card, technique, held, ground=ground)


def _small_card(area: Region, technique: str, held: bool) -> Drawn:
    within = area.inset(area.width / 8)
    return sheet(area, EDGE, 2) + mon(technique, within) if held else spent_mon(technique, within)


def value_figures(printed: AnyPrinted) -> str:
    """Write a Speed or Strength in figures; of two roles, the offensive one first."""
    match printed:
        case int():
            return str(printed)
        case Thrown(dice=dice, plus=plus):
            return f"{dice}d" + (f"{plus:+}" if plus else "")
        case ByRole(offensive=offensive, defensive=defensive):
            figures = [value_figures(each) for each in (offensive, defensive)]
            ends = [int(end) for each in figures for end in each.split("~") if end.isdigit()]
            if any("~" in each for each in figures):  # too long for a card
                return _span(str(min(ends)), str(max(ends)))
            return "/".join(figures)
        case BySpeed(values=values):
            # The slower the card, the less it is worth: the last value is the least.
            return _span(value_figures(values[-1]), value_figures(values[0]))
        case Growing():
            ends = sorted(printed.at(*end) for end in ((0, 0), (FULL_HEALTH, len(TECHNIQUES) - 1)))
            return _span(*map(str, ends))


def _span(least: str, most: str) -> str:
    """Write a range of values, with the sign for dice only once."""
    if most.endswith("d"):
        least = least.removesuffix("d")
    return f"{least}~{most}"
