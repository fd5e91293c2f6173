"""What pictures of all games are made of: a ground, sheets and fields, bars of health, dice, signs."""

from bot.face.pictures.colours import DIM, EDGE, FIELD, GROUND, INK, LIFE, PALE, PAPER, RED
from bot.face.pictures.figures import figures
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn, box, disc, path, picture

SIGNS = Sheaf("bot.face.pictures", "signs")

ROUND = 10
"""Of the corners of whatever is framed."""

PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}
"""Where the pips of a die lie, around its middle."""

BETWEEN_DICE = 4


def on_ground(height: float, *drawn: Drawn) -> Drawn:
    """Return a whole picture on the ground of all."""
    return picture(WIDE, height, box(Region(0, 0, WIDE, height), GROUND), *drawn)


def sign(name: str, area: Region, colour: str, ground: str = GROUND) -> Drawn:
    """Draw a sign that all games share."""
    return SIGNS.drawn(name, area, colour, ground)


def field(area: Region, colour: str = FIELD, edge: str = EDGE) -> Drawn:
    """Draw a framed field upon the ground."""
    return box(area, colour, rx=ROUND, stroke=edge, stroke_width=2)


def sheet(area: Region, edge: str = EDGE, line: float = 3) -> Drawn:
    """Draw a sheet of paper with an edge."""
    return box(area.inset(line / 2), PAPER, rx=ROUND, stroke=edge, stroke_width=line)


def crossed(area: Region, colour: str = DIM) -> Drawn:
    """Cross something out, corner to corner."""
    left, top, width, height = area
    line = ("M", left, top, "l", width, height, "M", left + width, top, "l", -width, height)
    return path(*line, fill="none", stroke=colour, stroke_width=3)


def life_bar(area: Region, now: int, full: int, lost: int = 0, *, seat: int = 0) -> Drawn:
    """Draw how much health is left, and what has just been lost; the bar of a second seat is mirrored."""
    left, top, width, height = area.on(seat)
    left_over, before = (width * min(amount, full) / full for amount in (now, now + lost))

    def part(begin: float, end: float, colour: str) -> Drawn:
        if end <= begin:
            return ""
        return box(Region(left + (width - end if seat else begin), top, end - begin, height), colour)

    marks = (step for at in (1, 2, 3) for step in ("M", left + width * at / 4, top, "v", height))
    return "".join(
        (
            box(area.on(seat), FIELD),
            part(0, left_over, LIFE),
            part(left_over, before, RED),
            path(*marks, stroke=GROUND, stroke_width=2),
            box(area.on(seat), "none", stroke=EDGE, stroke_width=2),
        )
    )


def die(area: Region, face: int) -> Drawn:
    """Draw a die as it fell: its pips, or a number where it has more faces than pips can show."""
    side = area.width
    drawn = box(area, PAPER, rx=side / 5, stroke=INK, stroke_width=2)
    if face not in PIPS:
        return drawn + figures(str(face), area.middle, area.top + side / 4, side / 2, INK, anchor="middle")
    away = side / 4
    pips = (
        disc(area.middle + away * right, area.centre + away * down, side / 9, INK)
        for right, down in PIPS[face]
    )
    return drawn + "".join(pips)


def dice(room: Region, faces: tuple[int, ...], *, seat: int = 0) -> Drawn:
    """Draw dice side by side in a room, from its right end, or for a second seat from its left."""
    if not faces:
        return ""
    side = min(room.height, (room.width + BETWEEN_DICE) / len(faces) - BETWEEN_DICE)
    wide = len(faces) * (side + BETWEEN_DICE) - BETWEEN_DICE
    place = room.on(seat)
    left = place.left if seat else place.left + place.width - wide
    first = square(left, place.centre - side / 2, side)
    cells = grid(len(faces), len(faces), first, BETWEEN_DICE)
    return "".join(die(cell, face) for cell, face in zip(cells, faces, strict=True))


def compared(one: int, other: int, middle: float, top: float, height: float, *, colour: str = PALE) -> Drawn:
    """Draw how two numbers compare: the sign between them."""
    mark = "=" if one == other else "<" if one < other else ">"
    return figures(mark, middle, top, height, colour, anchor="middle")
