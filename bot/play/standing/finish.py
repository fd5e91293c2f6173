"""How a match ended for one of its players."""

from dataclasses import dataclass

from bot.store.ids import UserId
from bot.store.statuses import Result


@dataclass(frozen=True)
class Finish:
    """One player's finish in a match."""

    user_id: UserId
    role: str
    """Their role; empty in a game without roles."""
    place: int
    """1 is best; players who fell in the same chapter share a place."""
    result: Result
    left: bool
    """Whether they resigned or forfeited."""
    stood_in: bool
    """Whether a stand-in ever chose for them."""
