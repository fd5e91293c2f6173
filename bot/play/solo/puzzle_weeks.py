"""The puzzles of a week as they were answered in a server: who lost least to a perfect opponent."""

from dataclasses import dataclass

from bot.play.clocks.wall_clock import WEEK
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.puzzle_rows import WeekPlace

FIRST_DAY = 20_784
"""The day of the first puzzle: 27 November 2026."""
AFTER_MONDAY = 3
"""How many days after a Monday the calendar of moments begins: on a Thursday."""
MISSED = 500
"""What a day without an answer costs, and the most that an answer can, in tenths of a point."""
LISTED = 10
"""People on the board at the most."""


@dataclass(frozen=True)
class PuzzleWeek:
    """A server's board of some days, all of which are over."""

    first: int
    last: int
    """The last day; before the first one where none is over yet."""
    places: tuple[WeekPlace, ...]
    """The first of them, and the viewer's own."""

    @property
    def days(self) -> int:
        """How many days count."""
        return self.last - self.first + 1


def week_up_to(last: int) -> tuple[int, int]:
    """Return the first day of the week that a day is in, and that day."""
    return last - (last + AFTER_MONDAY) % WEEK, last


async def puzzle_week(tx: Tx, guild_id: GuildId, first: int, last: int, user_id: UserId | None) -> PuzzleWeek:
    """Read the board of some days, which must be over; who does not want to be named in news is not on it."""
    week = PuzzleWeek(max(first, FIRST_DAY), last, ())
    facts = {"guild_id": guild_id, "first": week.first, "last": last, "days": max(week.days, 0)}
    places = await tx.all(
        "puzzle_week", WeekPlace, **facts, missed=MISSED, listed=LISTED, user_id=user_id or 0
    )
    return PuzzleWeek(week.first, last, tuple(places))
