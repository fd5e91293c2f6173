"""The bracket as a picture: rounds as columns, and a line from each spot to where its player advanced.

Rounds not drawn yet are empty boxes without lines, since their pairings are unknown.

Nothing is shown by colour alone: a player who advances has a mark before their name, and behind it the
health they have left.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.face.pictures.palette import Palette, between
from bot.face.pictures.png import png
from bot.face.tournament.lettering import lettered
from bot.face.tournament.tree import Spot, Window, lines

BOX_WIDTH, ROW, GAP = 256, 24, 12
"""The width of a box, the height of each of its two rows, and the gap below it, in pixels."""
BETWEEN = 40
"""Pixels between two columns."""
MARGIN = 24
TITLE, HEAD, NAME = 22, 15, 15
"""Heights of letters, in pixels."""
ABOVE = MARGIN + TITLE + 2 * HEAD + 3 * GAP
"""Pixels above the first box."""
INSET, MARK, ASIDE = 26, 8, 52
"""Pixels before a name, the size of the mark there, and the pixels for the text behind the name."""
CROWN, PEARL = (34, 13), 2.5
"""Width and height of the winner's crown, and the radius of the pearls on its points."""

GROUND, BOX, EDGE, LINE = "#1f2024", "#2b2d33", "#43464f", "#6d7280"
INK, DIM, BRIGHT = "#e6e7ea", "#a4a9b3", "#f0c75e"
LETTERS = ((BOX, INK), (BOX, DIM), (BOX, BRIGHT))
PALETTE = Palette(
    *(GROUND, BOX, EDGE, LINE, INK, DIM, BRIGHT), *(shade for pair in LETTERS for shade in between(*pair, 3))
)
"""With three shades between letters and boxes, for small letters; ground and boxes are nearly alike."""
NUMBERS = {colour: number for number, colour in enumerate(PALETTE.colours)}
HIGHER = 7
"""How much higher a line is than its letters, in pixels; a name fits between the lines of its box."""
WRITTEN = 512
"""Rendered texts kept, about 4 kB each."""


@dataclass(frozen=True)
class Labels:
    """The texts in a bracket."""

    title: str
    heads: Sequence[str]
    """The headings of the columns."""
    name: Callable[[int], str]
    """A player's name, by seat."""
    aside: Callable[[Spot], str]
    """The text behind the player who advances: the health they have left, or how else it was decided."""
    champion: int | None = None
    """The winner's seat; crowned in the last round."""


def draw(shown: Window, labels: Labels) -> bytes:
    """Draw a bracket as a PNG."""
    tops = _tops(shown)
    columns = len(shown.columns) + len(shown.to_come)
    width = 2 * MARGIN + columns * BOX_WIDTH + (columns - 1) * BETWEEN
    height = ABOVE + len(shown.columns[0]) * (2 * ROW + GAP) - GAP + MARGIN
    image = Image.new("P", (width, height), NUMBERS[GROUND])
    pen = ImageDraw.Draw(image)
    _write(image, (MARGIN, MARGIN + TITLE // 2), labels.title, (TITLE, width - 2 * MARGIN), (INK, GROUND))
    for here, there in lines(shown):
        _line(pen, tops[here], tops[there])
    for number, text in enumerate(labels.heads):
        _write(image, (_left(number), ABOVE - GAP - HEAD - HEAD // 2), text, (HEAD, BOX_WIDTH), (DIM, GROUND))
    for spot, top in tops.items():
        _box(image, pen, top, spot, labels)
    for top in _empty(shown):
        _frame(pen, top, GROUND)
    if labels.champion is not None:
        _crown(pen, tops[shown.columns[-1][0]])
    return png(PALETTE.packed(image), width, PALETTE)


def _write(
    image: Image.Image,
    at: tuple[int, int],
    text: str,
    size: tuple[int, float],
    colours: tuple[str, str],
    *,
    at_end: bool = False,
) -> None:
    """Write a line of text that begins at a point, or ends there; ``at`` is at mid-height.

    ``size`` is its height and the most width it may take, ``colours`` its colour and that of its ground.
    """
    letters = _letters(text, *size, *colours)
    begin = at[0] - letters.width if at_end else at[0]
    # Both images use the same palette, so its numbers are copied unchanged.
    image.paste(letters, (begin, at[1] - letters.height // 2))


@lru_cache(WRITTEN)
def _letters(text: str, size: int, room: float, colour: str, ground: str) -> Image.Image:
    """Render a text once: a player in one bracket is also in the next."""
    written, font = lettered(text, size, room)
    image = Image.new("RGB", (max(1, ceil(font.getlength(written))), size + HIGHER), ground)
    ImageDraw.Draw(image).text((0, image.height / 2), written, fill=colour, font=font, anchor="lm")
    return PALETTE.few(image)


def _tops(shown: Window) -> dict[Spot, tuple[int, int]]:
    """Return the top left corner of each box: the first column evenly, later boxes amid their sources."""
    first = {spot: float(number) for number, spot in enumerate(shown.columns[0])}
    rows = [first]
    for column in shown.columns[1:]:
        before = rows[-1]
        rows.append({spot: _amid(spot, before) for spot in column})
    return {
        spot: (_left(number), round(ABOVE + row * (2 * ROW + GAP)))
        for number, placed in enumerate(rows)
        for spot, row in placed.items()
    }


def _empty(shown: Window) -> Iterator[tuple[int, int]]:
    """Yield the top left corner of each box of the rounds to come, spread evenly."""
    rows = len(shown.columns[0])
    for number, spots in enumerate(shown.to_come, len(shown.columns)):
        for spot in range(spots):
            row = (spot + 0.5) * rows / spots - 0.5
            yield _left(number), round(ABOVE + row * (2 * ROW + GAP))


def _amid(spot: Spot, before: dict[Spot, float]) -> float:
    sources = [row for other, row in before.items() if set(other.people) & set(spot.people)]
    return sum(sources) / len(sources)


def _left(column: int) -> int:
    return MARGIN + column * (BOX_WIDTH + BETWEEN)


def _line(pen: ImageDraw.ImageDraw, here: tuple[int, int], there: tuple[int, int]) -> None:
    begin, end = here[0] + BOX_WIDTH, there[0]
    middle = begin + BETWEEN // 2
    high, low = here[1] + ROW, there[1] + ROW
    pen.line([(begin, high), (middle, high), (middle, low), (end, low)], fill=NUMBERS[LINE], width=2)


def _box(
    image: Image.Image, pen: ImageDraw.ImageDraw, top: tuple[int, int], spot: Spot, labels: Labels
) -> None:
    left, upper = top
    _frame(pen, top, BOX)
    rows = len(spot.seats)
    if rows > 1:
        pen.line([(left + 1, upper + ROW), (left + BOX_WIDTH - 1, upper + ROW)], fill=NUMBERS[EDGE])
    beside = upper + ROW
    for number, seat in enumerate(spot.seats):
        middle = upper + (2 * number + 1) * ROW // rows  # a player with a bye is centred
        room, colour = BOX_WIDTH - INSET - ASIDE, _colour(spot, seat)
        _write(image, (left + INSET, middle), labels.name(seat), (NAME, room), (colour, BOX))
        if spot.ahead == seat:
            _mark(pen, left + INSET - MARK, middle)
            beside = middle
    if spot.decided:
        end = (left + BOX_WIDTH - MARK, beside)
        _write(image, end, labels.aside(spot), (HEAD, ASIDE), (DIM, BOX), at_end=True)


def _frame(pen: ImageDraw.ImageDraw, top: tuple[int, int], fill: str) -> None:
    left, upper = top
    pen.rounded_rectangle(
        (left, upper, left + BOX_WIDTH, upper + 2 * ROW), 6, fill=NUMBERS[fill], outline=NUMBERS[EDGE]
    )


def _crown(pen: ImageDraw.ImageDraw, top: tuple[int, int]) -> None:
    """Draw a crown of three points below a box, and highlight its edge."""
    left, upper = top
    pen.rounded_rectangle(
        (left, upper, left + BOX_WIDTH, upper + 2 * ROW), 6, outline=NUMBERS[BRIGHT], width=3
    )
    wide, high = CROWN
    middle, foot = left + BOX_WIDTH / 2, upper + 2 * ROW + MARGIN - 3
    steps = ((-1, 0), (-1, -1), (-0.5, -0.4), (0, -1.2), (0.5, -0.4), (1, -1), (1, 0))
    points = [(middle + across * wide / 2, foot + up * high) for across, up in steps]
    pen.polygon(points, fill=NUMBERS[BRIGHT])
    for across, up in points[1:6:2]:
        pen.ellipse((across - PEARL, up - 2 * PEARL, across + PEARL, up), fill=NUMBERS[BRIGHT])


def _colour(spot: Spot, seat: int) -> str:
    if not spot.decided:
        return INK
    return BRIGHT if spot.ahead == seat else DIM


def _mark(pen: ImageDraw.ImageDraw, tip: int, middle: int) -> None:
    half = MARK // 2
    pen.polygon(
        [(tip - MARK, middle - half), (tip, middle), (tip - MARK, middle + half)], fill=NUMBERS[BRIGHT]
    )
