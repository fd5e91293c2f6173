"""A server's weekly puzzle board: who lost least to a perfect opponent."""

from dataclasses import dataclass

from bot.play.clocks.wall_clock import WEEK
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.puzzle_rows import WeekPlace

FIRST_DAY = 20_784
"""The day of the first puzzle: 27 November 2026."""
AFTER_MONDAY = 3
"""Weekday of day 0, a Thursday, as days after Monday."""
MISSED = 500
"""Cost of a day without an answer, and the most an answer can cost, in tenths of a point."""
LISTED = 10
"""Most people on the board."""


@dataclass(frozen=True)
class PuzzleWeek:
    """A server's board for a span of past days."""

    first: int
    last: int
    """The last day; earlier than ``first`` if no day is over yet."""
    places: tuple[WeekPlace, ...]
    """The first places, and the viewer's own."""

    @property
    def days(self) -> int:
        """Number of days that count."""
        return self.last - self.first + 1


def week_up_to(last: int) -> tuple[int, int]:
    """Return the Monday of a day's week, and that day."""
    return last - (last + AFTER_MONDAY) % WEEK, last


async def puzzle_week(tx: Tx, guild_id: GuildId, first: int, last: int, user_id: UserId | None) -> PuzzleWeek:
    """Return the board of past days, without people who do not want to be named in news."""
    week = PuzzleWeek(max(first, FIRST_DAY), last, ())
    facts = {"guild_id": guild_id, "first": week.first, "last": last, "days": max(week.days, 0)}
    places = await tx.all(
        "puzzle_week", WeekPlace, **facts, missed=MISSED, listed=LISTED, user_id=user_id or 0
    )
    return PuzzleWeek(week.first, last, tuple(places))
