"""What stands on a rung: the cards that were laid with what they did, or a sign for what came of it."""

from collections.abc import Sequence
from typing import Final

from bot.face.kendo.pictures.card import card_drawn
from bot.face.kendo.pictures.fight import Deed, Rung
from bot.face.kendo.pictures.heads import hansoku, ippon
from bot.face.pictures.colours import GOLD, GROUND, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import sign
from bot.face.pictures.region import Region, around
from bot.face.pictures.svg import Drawn, disc, ring

SMALL: Final = 56
"""How wide and high a sign for a result is."""
BESIDE: Final = 6
"""What is left between two cards that are laid at once."""

MARKS: Final[dict[Deed, str]] = {"stops": "block", "reflects": "back", "discards": "down"}
"""What a card bears that does something else than strike."""
SIGNS: Final[dict[Deed, tuple[str, str]]] = {"first": ("strength", GOLD), "out": ("fallen", PALE)}
"""What a result is told with, and how it is coloured, where that is a sign alone."""


def deed_drawn(rung: Rung, area: Region, columns: Sequence[Region]) -> Drawn:
    """Draw what stands on a rung, in its place; what concerns all stands in the lane of each."""
    if rung.deed == "totals":
        numbers = zip(rung.numbers, columns, strict=True)
        return "".join(_total(rung, each, column.middle, area.centre) for each, column in numbers)
    return _cards(rung, area) if rung.cards else _result(rung, area)


def _cards(rung: Rung, area: Region) -> Drawn:
    wide = (area.width + BESIDE) / len(rung.cards) - BESIDE
    laid = (
        card_drawn(key, Region(area.left + at * (wide + BESIDE), area.top, wide, area.height))
        for at, key in enumerate(rung.cards)
    )
    return "".join(laid) + (_mark(MARKS[rung.deed], area) if rung.deed in MARKS else "")


def _mark(name: str, area: Region) -> Drawn:
    """Draw a sign over the lower right corner of a card."""
    place = around(area.left + area.width - 10, area.top + area.height - 14, 40)
    badge = disc(place.middle, place.centre, 20, GROUND, stroke=PALE, stroke_width=2)
    return badge + sign(name, place.inset(9), PALE, GROUND)


def _result(rung: Rung, area: Region) -> Drawn:
    match rung.deed:
        case "lost":
            burst = sign("hurt", area, RED)
            if not rung.numbers:
                return burst + sign("no", around(area.middle, area.centre, 18), PAPER, RED)
            number = f"-{rung.numbers[0]}"
            return burst + figures(number, area.middle, area.centre - 10, 20, PAPER, anchor="middle", room=34)
        case "ippon" | "ippon-by-hansoku":
            drawn = ippon(area.middle, area.centre, 21, by_hansoku=rung.deed != "ippon")
            return drawn + ring(area.middle, area.centre, 25, GOLD, 5)
        case "hansoku":
            return hansoku(area.middle, area.centre, 46)
        case "switched":
            swap = sign("swap", around(area.middle - 20, area.centre, 32), PALE)
            return swap + figures(str(rung.numbers[0]), area.middle + 6, area.centre - 15, 30, PALE)
        case _:
            name, colour = SIGNS[rung.deed]
            return sign(name, area.inset(5), colour)


def _total(rung: Rung, total: int, middle: float, centre: float) -> Drawn:
    """Draw what a seat's basic attacks add up to; the highest total is lit."""
    colour = GOLD if total == max(rung.numbers) else PALE
    return figures(str(total), middle, centre - 18, 36, colour, anchor="middle")
