"""What stands on a rung: the cards played with what they did, or a sign for a result."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from bot.face.kendo.pictures.card import card_drawn
from bot.face.kendo.pictures.fight import Deed, Rung
from bot.face.kendo.pictures.heads import hansoku, ippon
from bot.face.pictures.colours import EDGE, GOLD, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.parts import sign
from bot.face.pictures.piece import piece
from bot.face.pictures.region import Region, around
from bot.face.pictures.svg import Drawn, box, ring

SMALL: Final = 56
"""The side of a sign for a result."""
TOTAL, RAIL = 72, 4
"""The side of a total's room, and the width of a lane's rail."""
BESIDE: Final = 6
"""The gap between two cards played at once."""

MARKS: Final[dict[Deed, str]] = {"stops": "block", "reflects": "back", "discards": "down"}
"""The mark on a card that does something other than strike."""
SIGNS: Final[dict[Deed, tuple[str, str]]] = {"first": ("strength", GOLD), "out": ("fallen", PALE)}
"""The sign and its colour for results that are only a sign."""


def deed_drawn(rung: Rung, area: Region, columns: Sequence[Region]) -> Drawn:
    """Draw what stands on a rung, in its place; totals stand in every lane."""
    if rung.deed == "totals":
        numbers = zip(rung.numbers, columns, strict=True)
        return "".join(
            on_rail(around(column.middle, area.centre, TOTAL), _total, each, each == max(rung.numbers))
            for each, column in numbers
        )
    if rung.cards:
        return _cards(rung, area)
    return on_rail(around(area.middle, area.centre, SMALL), _result, rung.deed, rung.numbers)


def on_rail(area: Region, draw: Callable[..., Drawn], *of: Hashable) -> Drawn:
    """Draw a piece in the middle of a lane, with the lane's rail behind it."""
    return piece(area, _on_rail, draw, *of)


def _on_rail(area: Region, draw: Callable[..., Drawn], *of: Hashable) -> Drawn:
    return box(Region(area.middle - RAIL / 2, 0, RAIL, area.height), EDGE) + draw(area, *of)


def _cards(rung: Rung, area: Region) -> Drawn:
    wide = (area.width + BESIDE) / len(rung.cards) - BESIDE
    return "".join(
        card_drawn(
            key,
            Region(area.left + at * (wide + BESIDE), area.top, wide, area.height),
            mark=MARKS.get(rung.deed, "") if key == rung.cards[-1] else "",
        )
        for at, key in enumerate(rung.cards)
    )


def _result(area: Region, deed: Deed, numbers: tuple[int, ...]) -> Drawn:
    match deed:
        case "lost":
            burst = sign("hurt", area, RED)
            if not numbers:  # it cost no cards
                return burst + sign("no", around(area.middle, area.centre, 18), PAPER, RED)
            number = f"-{numbers[0]}"
            return burst + figures(number, area.middle, area.centre - 10, 20, PAPER, anchor="middle", room=34)
        case "ippon" | "ippon-by-hansoku":
            drawn = ippon(area.middle, area.centre, 21, by_hansoku=deed != "ippon")
            return drawn + ring(area.middle, area.centre, 25, GOLD, 5)
        case "hansoku":
            return hansoku(area.middle, area.centre, 46)
        case "switched":
            swap = sign("swap", around(area.middle - 20, area.centre, 32), PALE)
            return swap + figures(str(numbers[0]), area.middle + 6, area.centre - 15, 30, PALE)
        case _:
            name, colour = SIGNS[deed]
            return sign(name, area.inset(5), colour)


def _total(area: Region, total: int, lit: bool) -> Drawn:
    """Draw the total of a seat's basic attacks; the highest total is highlighted."""
    return figures(str(total), area.middle, area.centre - 18, 36, GOLD if lit else PALE, anchor="middle")
