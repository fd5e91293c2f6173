"""The few colours of all pictures, made to be seen on a dark page and on a light one alike.

Every picture has its own ground, so it looks the same in both themes. No colour tells anything alone: what is
spent is crossed out or off its paper, between two Speeds stands a sign, who attacks has a sword.
"""

from bot.face.pictures.palette import Palette, between

GROUND = "#232634"
"""Night, below everything."""
FIELD = "#2f3345"
"""What is set off from it."""
EDGE = "#4a5069"
PAPER = "#f4ead3"
INK = "#211d29"
GOLD = "#e5b443"
"""What is lit."""
RED = "#d6452f"
"""Lacquer: blows, and what they took."""
PALE = "#c3c7d6"
"""Signs and numbers upon the ground."""
DIM = "#6a708a"
"""What is spent or out of question."""
LIFE = "#69a86b"
"""Health that is left."""

NAMED = (GROUND, FIELD, EDGE, PAPER, INK, GOLD, RED, PALE, DIM, LIFE)
MET = ((PAPER, INK), (PAPER, RED), (PAPER, GOLD), (GROUND, GOLD), (GROUND, RED), (GROUND, LIFE))
"""Those that lie side by side and far apart; between pale signs and the ground there are grey ones anyway."""


def colours_with(*own: str, met: tuple[tuple[str, str], ...] = ()) -> Palette:
    """Return the palette of a game that has colours of its own, some of which meet others."""
    shades = (shade for pair in (*MET, *met) for shade in between(*pair))
    return Palette(*dict.fromkeys((*NAMED, *own, *shades)))


COMMON = colours_with()
"""The palette of whatever has no colours of its own."""
