"""Parts of the pictures of all games: a ground, sheets and fields, health bars, dice, signs."""

from math import ceil

from bot.face.pictures.colours import COMMON, DIM, EDGE, FIELD, GROUND, INK, LIFE, PALE, PAPER, RED
from bot.face.pictures.figures import figures, figures_piece
from bot.face.pictures.palette import Palette
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import Drawn, box, disc, flipped, path, picture

SIGNS = Sheaf("bot.face.pictures", "signs")

ROUND = 10
"""The radius of the corners of framed areas."""

PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}
"""The positions of a die's pips around its middle."""

BETWEEN_DICE = 4


def on_ground(height: float, *drawn: Drawn, palette: Palette = COMMON) -> Drawn:
    """Return a whole picture on the common ground, in the colours of a game."""
    return picture(WIDE, height, box(Region(0, 0, WIDE, ceil(height)), GROUND), *drawn, palette=palette)


def sign(name: str, area: Region, colour: str, ground: str = GROUND) -> Drawn:
    """Draw a sign that all games share."""
    return SIGNS.drawn(name, area, colour, ground)


def sign_piece(name: str, area: Region, colour: str, ground: str = GROUND) -> Drawn:
    """Draw a sign that all games share as a piece."""
    return SIGNS.piece(name, area, colour, ground)


def blow_piece(area: Region, colour: str, *, leftwards: bool, ground: str = GROUND) -> Drawn:
    """Draw the arrow of a blow as a piece."""
    return piece(area, _blow, colour, leftwards, ground, ground=ground)


def _blow(area: Region, colour: str, leftwards: bool, ground: str) -> Drawn:
    arrow = sign("blow", area, colour, ground)
    return flipped(arrow, area.width) if leftwards else arrow


def field(area: Region, colour: str = FIELD, edge: str = EDGE) -> Drawn:
    """Draw a framed field on the ground."""
    return box(area, colour, rx=ROUND, stroke=edge, stroke_width=2)


def sheet(area: Region, edge: str = EDGE, line: float = 3) -> Drawn:
    """Draw a sheet of paper with an edge."""
    return box(area.inset(line / 2), PAPER, rx=ROUND, stroke=edge, stroke_width=line)


def field_piece(area: Region, colour: str = FIELD, edge: str = EDGE) -> Drawn:
    """Draw a framed field, whose edge reaches beyond it, as a piece on the ground."""
    return piece(area.inset(-1), _field_within, colour, edge)


def _field_within(area: Region, colour: str, edge: str) -> Drawn:
    return field(area.inset(1), colour, edge)


def crossed(area: Region, colour: str = DIM) -> Drawn:
    """Cross an area out, corner to corner."""
    left, top, width, height = area
    line = ("M", left, top, "l", width, height, "M", left + width, top, "l", -width, height)
    return path(*line, fill="none", stroke=colour, stroke_width=3)


def life_bar(area: Region, now: int, full: int, lost: int = 0, *, seat: int = 0) -> Drawn:
    """Draw a bar of the health left and the health just lost; the second seat's bar begins at the right."""
    left, top, width, height = area
    left_over, before = (width * min(amount, full) / full for amount in (now, now + lost))

    def part(begin: float, end: float, colour: str) -> Drawn:
        if end <= begin:
            return ""
        return box(Region(left + (width - end if seat else begin), top, end - begin, height), colour)

    marks = (step for at in (1, 2, 3) for step in ("M", left + width * at / 4, top, "v", height))
    return "".join(
        (
            box(area, FIELD),
            part(0, left_over, LIFE),
            part(left_over, before, RED),
            path(*marks, stroke=GROUND, stroke_width=2),
            box(area, "none", stroke=EDGE, stroke_width=2),
        )
    )


def die(area: Region, face: int) -> Drawn:
    """Draw a die showing a face: its pips, or a number if there are no pips for it."""
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


def dice(room: Region, faces: tuple[int, ...], *, seat: int = 0, ground: str = GROUND) -> Drawn:
    """Draw dice as pieces, side by side from the right end of a room; for the second seat, mirrored."""
    if not faces:
        return ""
    side = min(room.height, (room.width + BETWEEN_DICE) / len(faces) - BETWEEN_DICE)
    wide = len(faces) * (side + BETWEEN_DICE) - BETWEEN_DICE
    place = room.on(seat)
    left = place.left if seat else place.left + place.width - wide
    first = square(left, place.centre - side / 2, side)
    cells = grid(len(faces), len(faces), first, BETWEEN_DICE)
    return "".join(die_piece(cell, face, ground) for cell, face in zip(cells, faces, strict=True))


def die_piece(area: Region, face: int, ground: str = GROUND) -> Drawn:
    """Draw a die as a piece."""
    return piece(area.inset(-1), _die_within, face, ground=ground)


def _die_within(area: Region, face: int) -> Drawn:
    return die(area.inset(1), face)


def compared(
    one: int,
    other: int,
    middle: float,
    top: float,
    height: float,
    *,
    colour: str = PALE,
    ground: str = GROUND,
) -> Drawn:
    """Draw the sign that compares two numbers, as a piece."""
    mark = "=" if one == other else "<" if one < other else ">"
    return figures_piece(mark, middle, top, height, colour, ground=ground, anchor="middle")
