"""When a turn is due."""

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.play.clocks.quiet import Quiet, after_waking, waking_between
from bot.play.ground.times import LONGEST_LEAVE, PACES, REMINDED_AT, WORTH_REMINDING, Pace
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.moment import Moment
from bot.store.time_rows import HabitsRow, PickTime, QuietSeat
from rules.codec import decode


async def start_clock(
    tx: Tx,
    match_id: MatchId,
    pace_name: str,
    seats: Sequence[rows.Seat],
    *,
    owing: Collection[int],
    now: Moment,
) -> None:
    """Start the clock for players who owe a choice.

    They all get the same time, that of the player with the most, since their choices are revealed together.
    """
    pace = PACES[pace_name]
    allowance = max(allowance_of(pace, seat) for seat in seats if seat.seat in owing)
    quiet = [each for seat, each in (await quiet_at_table(tx, match_id, pace)).items() if seat in owing]
    # Patience limits quiet hours and days; a leave comes on top.
    away = LONGEST_LEAVE if any(each.leave for each in quiet) else 0
    due = after_waking(now, allowance, quiet, pace.patience + away)
    await tx.run(
        "match_clock_set",
        id=match_id,
        asked_at=now,
        deadline_at=due,
        remind_at=reminder_at(now, due),
        allowance=allowance,
    )


def reminder_at(now: Moment, due: int) -> int | None:
    """Return when to remind players who have not chosen; None if the turn is short."""
    return now + (due - now) * REMINDED_AT // 100 if due - now >= WORTH_REMINDING else None


def allowance_of(pace: Pace, seat: rows.Seat) -> int:
    """Return a seat's time for a choice, not counting quiet times."""
    if pace.bank is None or seat.bank is None:
        return pace.turn
    return min(pace.turn, seat.bank + pace.increment)


async def charge_banks(
    tx: Tx, match: rows.Match, seats: Sequence[rows.Seat], played: Collection[int], now: Moment
) -> list[rows.Seat]:
    """Charge players' banks for the time the turn took them; return the updated seats."""
    pace = PACES[match.pace]
    if pace.bank is None or match.asked_at is None:
        return list(seats)
    times = await tx.all("pick_times_of", PickTime, match_id=match.id, revision=match.revision)
    # The time of their last click.
    chosen = {time.seat: time.at for time in times}
    # Nobody is charged for time in which the clock was stopped.
    now = now if match.held_since is None else min(now, match.held_since)
    quiet = await quiet_at_table(tx, match.id, pace)
    after: list[rows.Seat] = []
    for seat in seats:
        if seat.seat in played and seat.bank is not None:
            own = [quiet[seat.seat]] if seat.seat in quiet else []
            # Up to their own click: waiting for others costs nothing.
            taken = waking_between(match.asked_at, min(now, chosen.get(seat.seat, now)), own)
            # Savings never exceed the initial bank.
            bank = min(pace.bank, max(0, seat.bank + pace.increment - taken))
            await tx.run("seat_bank_set", match_id=match.id, seat=seat.seat, bank=bank)
            after.append(replace(seat, bank=bank))
        else:
            after.append(seat)
    return after


async def quiet_at_table(tx: Tx, match_id: MatchId, pace: Pace) -> Mapping[int, Quiet]:
    """Return quiet times by seat, for players who have any; none if the pace waits for nobody."""
    if not pace.patience:
        return {}
    return {row.seat: quiet_in(row) for row in await tx.all("quiet_at_table", QuietSeat, match_id=match_id)}


def quiet_in(row: QuietSeat | HabitsRow) -> Quiet:
    """Return a player's quiet times, including leave."""
    hours = leave = None
    if row.quiet_from is not None and row.quiet_until is not None:
        hours = row.quiet_from, row.quiet_until
    if row.leave_since is not None and row.leave_until is not None:
        leave = row.leave_since, row.leave_until
    return Quiet(row.zone, hours, decode(row.quiet_days, tuple[int, ...]), leave)
