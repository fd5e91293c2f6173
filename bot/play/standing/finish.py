"""How a match that its players decided ended for one of them."""

from dataclasses import dataclass

from bot.store.ids import UserId
from bot.store.statuses import Result


@dataclass(frozen=True)
class Finish:
    """How a match ended for one person."""

    user_id: UserId
    role: str
    """Whom they played; empty in a game without roles."""
    place: int
    """1 is the best; those who fell in the same turn share a place."""
    result: Result
    left: bool
    """Whether they resigned or forfeited."""
    stood_in: bool
    """Whether a stand-in chose for them at any time."""
