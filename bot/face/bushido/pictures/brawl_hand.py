"""The picture of a hand in a brawl: the nine cards as they count now, and below them how all others stand."""

from collections.abc import Iterable

from bot.face.bushido.facing import Facing
from bot.face.bushido.pictures.crowd import CLOSE, ROW, CrowdRow, table, table_height
from bot.face.bushido.pictures.hand import ABOVE, BELOW, HEIGHT, nine_cards
from bot.face.bushido.pictures.stands import stands
from bot.face.pictures.parts import on_ground
from bot.face.pictures.svg import Drawn

TOP = HEIGHT - BELOW
"""Where the table of the others begins."""
FEW = 5
"""The most others whose crests are drawn; with more, only numbers are, to save bytes."""


def brawl_hand_drawn(own: CrowdRow, facing: Facing, others: Iterable[tuple[int, CrowdRow]]) -> Drawn:
    """Draw the hand of one fighter, and the opponents it can be played against, with their seats."""
    left = list(others)
    few = len(left) <= FEW
    high = ROW if few or any(row.played for _, row in left) else CLOSE
    stand = stands(own.fighter, own.health, own.full, top=(ABOVE - 50) / 2, seat=0)
    cards = nine_cards(facing, own.hand or ())
    below = table(left, TOP, high=high, crested=few)
    return on_ground(TOP + table_height(len(left), high), stand, *cards, *below)
