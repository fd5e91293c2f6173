"""How a choice of cards, and of whom they are aimed at, is written: ``men-1+jodan-2>3``."""

from typing import Final

import msgspec

YIELD: Final = "yield"
"""The answer of who lets an attack, or the red part of one, pass."""
KEEP: Final = "keep"
"""The answer of who switches nothing, or takes no bonus."""


class Move(msgspec.Struct, frozen=True):
    """Some cards laid at once."""

    cards: tuple[str, ...]
    target: int | None = None
    """Whom they threaten; None where they threaten nobody."""


def write_move(*cards: str, target: int | None = None) -> str:
    """Write cards and an aim as a choice."""
    laid = "+".join(cards)
    return laid if target is None else f"{laid}>{target}"


def read_move(choice: str) -> Move:
    """Read what ``write_move`` wrote."""
    laid, aimed, target = choice.partition(">")
    return Move(tuple(laid.split("+")), int(target) if aimed else None)
