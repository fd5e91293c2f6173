"""How a match that its players decided ended for one of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finish:
    """How a match ended for one person."""

    user_id: int
    role: str
    """Whom they played; empty in a game without roles."""
    place: int
    """1 is the best; those who fell in the same turn share a place."""
    result: str
    """``won``, ``lost`` or ``drawn``."""
    left: bool
    """Whether they resigned or forfeited."""
    stood_in: bool
    """Whether a stand-in chose for them at any time."""
