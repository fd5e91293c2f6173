"""What people set for themselves: zone, quiet hours and days, reminders, challengers, being named."""

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
"""Days of a week a player may keep quiet."""

LONGEST_QUIET = 14 * 60
"""Minutes of a day a player may keep quiet."""

CHALLENGERS = ("all", "reliable", "clan", "nobody")
"""Whom a player may take challenges from."""

# Neither is a place: one stands for no zone at all, the other for that of the host's machine.
ZONES = frozenset(available_timezones()) - {"Factory", "localtime"}


@dataclass(frozen=True)
class Habits:
    """What a player has set for themselves; it counts from their next turn on."""

    context: Context

    async def of(self, user_id: UserId) -> HabitsRow:
        """Return what a player has set."""
        return await self.context.store.read(lambda tx: habits_of(tx, user_id))

    async def set_zone(self, user_id: UserId, zone: str) -> None:
        """Set the time zone. Raise Refusal for one there is not."""
        if zone not in ZONES:
            raise Refusal("me-zone-unknown")
        await self._change(user_id, zone=zone)

    async def set_quiet_hours(self, user_id: UserId, hours: tuple[int, int] | None) -> None:
        """Set the quiet hours of every day, in minutes of the day, or none. Raise Refusal for too many."""
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
        """Set the quiet days of every week, Monday being 0. Raise Refusal for too many."""
        chosen = tuple(sorted(set(days)))
        if len(chosen) > MOST_QUIET_DAYS or not all(0 <= day < WEEK for day in chosen):
            raise Refusal("me-days-wrong", most=MOST_QUIET_DAYS)
        await self._change(user_id, quiet_days=encode(chosen))

    async def set_reminders(self, user_id: UserId, *, wanted: bool) -> None:
        """Want reminders, or none."""
        await self._change(user_id, reminders=wanted)

    async def set_challengers(self, user_id: UserId, challengers: str) -> None:
        """Take challenges from all, one's clan alone, or nobody. Raise Refusal for anything else."""
        if challengers not in CHALLENGERS:
            raise Refusal("unknown-option", text=challengers)
        await self._change(user_id, challengers=challengers)

    async def set_news(self, user_id: UserId, *, named: bool) -> None:
        """Be named in the news of servers, or not."""
        await self._change(user_id, news=named)

    @transaction
    async def _change(self, tx: Tx, user_id: UserId, **facts: object) -> None:
        habits = await lock_habits(tx, user_id)
        await write_habits(tx, msgspec.structs.replace(habits, **facts))


async def habits_of(tx: Tx, user_id: UserId) -> HabitsRow:
    """Read what a player has set."""
    return await tx.one("habits_of", HabitsRow, user_id=user_id) or HabitsRow(user_id=user_id)


async def unnamed_in(tx: Tx, guild_id: GuildId) -> frozenset[UserId]:
    """Return who of a server has asked not to be named in its news."""
    rows = await tx.all("unnamed_in", Known, guild_id=guild_id)
    return frozenset(row.user_id for row in rows)


async def lock_habits(tx: Tx, user_id: UserId) -> HabitsRow:
    """Take a player's habits for this transaction."""
    # A line to lock: without the lock two changes at once would each write the whole line as it was.
    await tx.run("habits_touch", user_id=user_id)
    return await tx.one("habits_lock", HabitsRow, user_id=user_id) or HabitsRow(user_id=user_id)


async def write_habits(tx: Tx, habits: HabitsRow) -> None:
    """Write what a player has set."""
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
