"""Leave: limited time off, visible to everyone, in which a player's deadlines stand still."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.play.clocks.habits import habits_of, lock_habits, write_habits
from bot.play.clocks.quiet import after_waking, waking_between
from bot.play.clocks.turn import quiet_at_table
from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import DAY, LEAVE_A_YEAR, LONGEST_LEAVE, PACES
from bot.play.match.playing_out import counted
from bot.play.match.taken import TakenMatch, take_current
from bot.play.messages.newest_board import show_newest
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.time_rows import HabitsRow, LeaveRow

YEAR = 365 * DAY

LONGEST_NOTICE = 90 * DAY
"""How far ahead leave can be announced, in milliseconds."""


@dataclass(frozen=True)
class Leaves:
    """Announces, takes and ends leave."""

    context: Context

    @transaction
    async def take(self, tx: Tx, user_id: UserId, since: Moment, until: Moment) -> None:
        """Go on leave, now or later; matches waiting for this person wait longer.

        Raise Refusal if they have a leave already, or for more than is left.
        """
        now, habits = self.context.now(), await lock_habits(tx, user_id)
        await _weigh(tx, habits, since, until, now)
        await tx.run("leave_add", user_id=user_id, since=since, until=until)
        matches = await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id)
        tables = await _tables(tx, matches)
        # Before the leave is stored: from then on it would count as quiet time.
        waking = [await _waking(tx, taken, now) for taken in tables]
        await write_habits(tx, replace(habits, leave_since=since, leave_until=until))
        for taken, left in zip(tables, waking, strict=True):
            await _postpone(tx, taken, left, now)
        await _show(tx, matches, now)

    @reading
    async def weigh(self, tx: Tx, user_id: UserId, since: Moment, until: Moment) -> int:
        """Return how many milliseconds would be left after this leave. Raise Refusal as ``take`` does."""
        return await _weigh(tx, await habits_of(tx, user_id), since, until, self.context.now())

    @transaction
    async def end(self, tx: Tx, user_id: UserId) -> None:
        """End or cancel a leave; the unused rest is kept. Raise Gone if there is no leave."""
        now, habits = self.context.now(), await lock_habits(tx, user_id)
        if habits.leave_since is None or habits.leave_until is None or habits.leave_until <= now:
            raise Gone("leave-none")
        # Leave that has not begun is cut to nothing and uses up nothing of the year's.
        until = max(now, habits.leave_since)
        await tx.run("leave_cut", user_id=user_id, since=habits.leave_since, until=until)
        await write_habits(tx, replace(habits, leave_since=None, leave_until=None))
        await _show(tx, await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id), now)

    async def left(self, user_id: UserId) -> int:
        """Return how many milliseconds of leave a person has left now."""
        return await self.context.store.read(lambda tx: leave_left(tx, user_id, self.context.now()))


async def leave_left(tx: Tx, user_id: UserId, until: Moment) -> int:
    """Return what is left of the leave for the year that ends at a time."""
    taken = await tx.all("leaves_of", LeaveRow, user_id=user_id, after=until - YEAR)
    return LEAVE_A_YEAR - sum(leave.until - max(leave.since, until - YEAR) for leave in taken)


async def _weigh(tx: Tx, habits: HabitsRow, since: Moment, until: Moment, now: Moment) -> int:
    """Return what would be left after a leave. Raise Refusal if it cannot be taken."""
    if not now - DAY <= since <= now + LONGEST_NOTICE or not since < until <= since + LONGEST_LEAVE:
        raise Refusal("leave-wrong", days=LONGEST_LEAVE // DAY)
    if until <= now:
        raise Refusal("leave-past")
    if habits.leave_until is not None and habits.leave_until > now:
        raise Refusal("leave-already")
    over = await leave_left(tx, habits.user_id, until) - (until - since)
    if over < 0:
        raise Refusal("leave-used-up", days=LEAVE_A_YEAR // DAY)
    return over


async def _waking(tx: Tx, taken: TakenMatch, now: Moment) -> int:
    """Return the time left in a turn, not counting quiet times."""
    quiet = await quiet_at_table(tx, taken.match.id, PACES[taken.match.pace])
    return waking_between(now, taken.match.deadline_at or now, list(quiet.values()))


async def _tables(tx: Tx, matches: Sequence[rows.OwnMatch]) -> list[TakenMatch]:
    """Lock the matches whose clocks run, leaving out unreadable ones."""
    tables: list[TakenMatch] = []
    for match in matches:
        if match.deadline_at:
            with contained("match left out of a leave", match=match.id):
                tables.append(await take_current(tx, match.id))
    return tables


async def _show(tx: Tx, matches: Sequence[rows.OwnMatch], now: Moment) -> None:
    """Redraw the boards, so that everyone sees the change."""
    for match in matches:
        await show_newest(tx, match.id, now)


async def _postpone(tx: Tx, taken: TakenMatch, left: int, now: Moment) -> None:
    """Extend a turn for a player who has just gone on leave, if the pace waits for them."""
    pace = PACES[taken.match.pace]
    chosen = await counted(tx, taken)
    owing = {request.seat for request in taken.game.requests(taken.state)} - set(chosen)
    quiet = [each for seat, each in (await quiet_at_table(tx, taken.match.id, pace)).items() if seat in owing]
    if pace.grants_leave and any(each.leave for each in quiet):
        due = after_waking(now, left, quiet, pace.patience + LONGEST_LEAVE)
        await tx.run("match_postpone", id=taken.match.id, deadline_at=due)
