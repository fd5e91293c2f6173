"""The few colours that pictures share, chosen to be seen on dark and light pages alike.

Every picture has an opaque ground, so it looks the same in both themes. No meaning rests on colour alone:
what is spent is crossed out or off its paper, a sign stands between two Speeds, and an attacker has a sword.
"""

from bot.face.pictures.palette import Palette, between

GROUND = "#232634"
"""The night behind everything."""
FIELD = "#2f3345"
"""Areas set off from the ground."""
EDGE = "#4a5069"
PAPER = "#f4ead3"
INK = "#211d29"
GOLD = "#e5b443"
"""Highlights."""
RED = "#d6452f"
"""Lacquer, for blows and the health they took."""
PALE = "#c3c7d6"
"""Signs and numbers on the ground."""
DIM = "#6a708a"
"""What is spent or cannot be chosen."""
LIFE = "#69a86b"
"""Remaining health; also victories, a rising chance to win, and Kendo's green cards."""

NAMED = (GROUND, FIELD, EDGE, PAPER, INK, GOLD, RED, PALE, DIM, LIFE)
MET = ((PAPER, INK), (PAPER, RED), (PAPER, GOLD), (GROUND, GOLD), (GROUND, RED), (GROUND, LIFE))
"""Contrasting colours that touch. Pale signs need no shades against the ground: other greys lie between."""


def colours_with(*own: str, met: tuple[tuple[str, str], ...] = ()) -> Palette:
    """Return the palette of a game with its own colours; ``met`` lists the pairs that touch."""
    shades = (shade for pair in (*MET, *met) for shade in between(*pair))
    return Palette(*dict.fromkeys((*NAMED, *own, *shades)))


COMMON = colours_with()
"""The palette of pictures without further colours."""
