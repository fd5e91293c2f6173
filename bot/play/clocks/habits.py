"""Players' own settings: time zone, quiet hours and days, reminders, challengers, being named."""

from dataclasses import dataclass
from zoneinfo import available_timezones

import msgspec

from bot.play.clocks.wall_clock import DAY_MINUTES, WEEK
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.rows import Known
from bot.store.time_rows import HabitsRow
from rules.codec import encode

MOST_QUIET_DAYS = 3
"""Most quiet days per week."""

LONGEST_QUIET = 14 * 60
"""Most quiet minutes per day."""

CHALLENGERS = ("all", "reliable", "clan", "nobody")
"""Whose challenges a player may choose to take."""

# Neither is a real zone: one stands for none, the other for that of the host's machine.
ZONES = frozenset(available_timezones()) - {"Factory", "localtime"}


@dataclass(frozen=True)
class Habits:
    """A player's own settings; changes apply from their next turn on."""

    context: Context

    async def of(self, user_id: UserId) -> HabitsRow:
        """Return a player's settings."""
        return await self.context.store.read(lambda tx: habits_of(tx, user_id))

    async def set_zone(self, user_id: UserId, zone: str) -> None:
        """Set the time zone. Raise Refusal for an unknown one."""
        if zone not in ZONES:
            raise Refusal("me-zone-unknown")
        await self._change(user_id, zone=zone)

    async def set_quiet_hours(self, user_id: UserId, hours: tuple[int, int] | None) -> None:
        """Set the daily quiet hours, in minutes of the day; None clears them. Raise Refusal for too many."""
        if hours is None:
            await self._change(user_id, quiet_from=None, quiet_until=None)
            return
        begins, ends = hours
        if not all(0 <= minute < DAY_MINUTES for minute in hours) or not (
            0 < (ends - begins) % DAY_MINUTES <= LONGEST_QUIET
        ):
            raise Refusal("me-hours-wrong", most=LONGEST_QUIET // 60)
        await self._change(user_id, quiet_from=begins, quiet_until=ends)

    async def set_quiet_days(self, user_id: UserId, days: tuple[int, ...]) -> None:
        """Set the weekly quiet days, Monday being 0. Raise Refusal for too many."""
        chosen = tuple(sorted(set(days)))
        if len(chosen) > MOST_QUIET_DAYS or not all(0 <= day < WEEK for day in chosen):
            raise Refusal("me-days-wrong", most=MOST_QUIET_DAYS)
        await self._change(user_id, quiet_days=encode(chosen))

    async def set_reminders(self, user_id: UserId, *, wanted: bool) -> None:
        """Turn reminders on or off."""
        await self._change(user_id, reminders=wanted)

    async def set_challengers(self, user_id: UserId, challengers: str) -> None:
        """Set whose challenges to take: one of ``CHALLENGERS``. Raise Refusal for anything else."""
        if challengers not in CHALLENGERS:
            raise Refusal("unknown-option", text=challengers)
        await self._change(user_id, challengers=challengers)

    async def set_news(self, user_id: UserId, *, named: bool) -> None:
        """Set whether servers' news may name this person."""
        await self._change(user_id, news=named)

    @transaction
    async def _change(self, tx: Tx, user_id: UserId, **facts: object) -> None:
        habits = await lock_habits(tx, user_id)
        await write_habits(tx, msgspec.structs.replace(habits, **facts))


async def habits_of(tx: Tx, user_id: UserId) -> HabitsRow:
    """Return a player's settings."""
    return await tx.one("habits_of", HabitsRow, user_id=user_id) or HabitsRow(user_id=user_id)


async def unnamed_in(tx: Tx, guild_id: GuildId) -> frozenset[UserId]:
    """Return the members of a server who do not want to be named in its news."""
    rows = await tx.all("unnamed_in", Known, guild_id=guild_id)
    return frozenset(row.user_id for row in rows)


async def lock_habits(tx: Tx, user_id: UserId) -> HabitsRow:
    """Lock and return a player's settings."""
    # A row to lock: without it, two changes at once would each overwrite the other's part of the row.
    await tx.run("habits_touch", user_id=user_id)
    return await tx.one("habits_lock", HabitsRow, user_id=user_id) or HabitsRow(user_id=user_id)


async def write_habits(tx: Tx, habits: HabitsRow) -> None:
    """Store a player's settings."""
    await tx.run(
        "habits_set",
        user_id=habits.user_id,
        zone=habits.zone,
        quiet_from=habits.quiet_from,
        quiet_until=habits.quiet_until,
        quiet_days=habits.quiet_days,
        reminders=int(habits.reminders),
        leave_since=habits.leave_since,
        leave_until=habits.leave_until,
        challengers=habits.challengers,
        news=int(habits.news),
    )
