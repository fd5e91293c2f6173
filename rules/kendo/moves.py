"""The notation for a choice of cards and their target: ``men-1+jodan-2>3``."""

from typing import Final

import msgspec

YIELD: Final = "yield"
"""The answer that does not block an attack, or its red part."""
KEEP: Final = "keep"
"""The answer that switches nothing, or takes no bonus."""


class Move(msgspec.Struct, frozen=True):
    """Cards laid together."""

    cards: tuple[str, ...]
    target: int | None = None
    """The seat they threaten; None if they threaten nobody."""


def write_move(*cards: str, target: int | None = None) -> str:
    """Return cards and a target as a choice."""
    laid = "+".join(cards)
    return laid if target is None else f"{laid}>{target}"


def read_move(choice: str) -> Move:
    """Return the move in a choice that ``write_move`` wrote."""
    laid, aimed, target = choice.partition(">")
    return Move(tuple(laid.split("+")), int(target) if aimed else None)
