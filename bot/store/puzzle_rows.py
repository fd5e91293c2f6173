"""Rows about the puzzle of a day."""

from bot.store.ids import UserId
from bot.store.rows import StoredRow


class PuzzleAnswer(StoredRow, frozen=True):
    """A person's one answer to a puzzle."""

    shares: str
    loss: int
    """In tenths of a point."""


class CountedAnswer(StoredRow, frozen=True):
    """An answer, and how many gave it."""

    shares: str
    loss: int
    times: int


class PuzzleDay(StoredRow, frozen=True):
    """A day whose puzzle a person has answered."""

    day: int


class WeekPlace(StoredRow, frozen=True):
    """One line of a server's weekly board."""

    place: int
    user_id: UserId
    name: str
    lost: int
    """In tenths of a point."""
    days: int
    """How many of the days they answered there."""
