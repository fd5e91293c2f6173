"""Rows about a week of a server."""

from bot.store.ids import UserId
from bot.store.rows import StoredRow


class Upset(StoredRow, frozen=True):
    """A victory over a player who was rated higher."""

    user_id: UserId
    name: str
    beaten: str
    game: str
    gap: int
    """In thousandths of a point."""


class Climber(StoredRow, frozen=True):
    """How much rating a person has gained."""

    user_id: UserId
    name: str
    game: str
    gained: int
    """In thousandths of a point."""


class FirstInFights(StoredRow, frozen=True):
    """How often a person was first in a fight of the day."""

    user_id: UserId
    name: str
    times: int


class LongStreak(StoredRow, frozen=True):
    """How many days in a row a person has answered the puzzle."""

    user_id: UserId
    name: str
    days: int
