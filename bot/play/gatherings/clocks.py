"""What happens in a gathering when time passes and duels end."""

from collections.abc import Sequence

from bot.play.gatherings.attendance import Missing, missing_from
from bot.play.gatherings.kinds import least_places
from bot.play.gatherings.opening import begin_gathering, end_unbegun, seal_up
from bot.play.gatherings.taken import TakenGathering, take_gathering
from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.times import HOUR, MINUTE, SHOW_TURNS, TURN_TIME
from bot.play.match.bout_ending import Ending, healths_in, result_of
from bot.play.messages.parcels import GATHERING
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow
from bot.store.ids import GatheringId
from bot.store.moment import Moment
from rules.codec import decode
from rules.games import game
from rules.gatherings.gathering import Bout
from rules.gatherings.moves import NoShow, Silence, TimeUp

NOBODY_CAME = "too-few"
"""The reason stored when a gathering is called off automatically."""


@transaction
async def settle(context: Context, tx: Tx, gathering_id: GatheringId) -> None:
    """Bring a gathering up to date with the clock and its duels."""
    row = await tx.one("gathering_lock", GatheringRow, id=gathering_id)
    if row is None:
        return
    if row.state is not None:
        await _continue(context, tx, row)
    # Opened by an earlier version, without a seed: its message must show a seal before it begins.
    elif row.seed is None:
        await seal_up(context, tx, row)
    elif row.clock_at is not None and row.clock_at <= context.now():
        await _open_or_begin(context, tx, row)


async def _open_or_begin(context: Context, tx: Tx, row: GatheringRow) -> None:
    """Open the check-in, or begin, or call it off if too few have come."""
    if row.status == "open" and row.check_in:
        await tx.run("gathering_check_in", id=row.id)
        await GATHERING.post(tx, row.id, context.now())
        return
    # Before counting: a player who has not confirmed takes no place.
    if row.status == "check-in":
        await tx.run("entrants_missing", gathering_id=row.id)
    entrants = await tx.all("entrants_of", Entrant, gathering_id=row.id)
    if row.begins_at is None or len(entrants) < max(row.least, least_places(row.kind)):
        await end_unbegun(context, tx, row, NOBODY_CAME)
    else:
        await begin_gathering(context, tx, row, entrants, actor_id=None)


async def _continue(context: Context, tx: Tx, row: GatheringRow) -> None:
    gathering = await take_gathering(context, tx, row.id)
    # Before the clocks: a duel that has ended is not decided by time.
    await _hear_ends(tx, gathering)
    if row.paused_at is None:
        await _watch_bouts(tx, gathering)
        if row.clock_at is not None and row.clock_at <= context.now():
            for request in gathering.requests:
                await gathering.play(Silence(request.seat))
    # Without a move nothing follows, and its message stays the same.
    if gathering.revision != row.revision:
        await gathering.go_on()


async def _hear_ends(tx: Tx, gathering: TakenGathering) -> None:
    """Pass on to the gathering how its current duels ended."""
    for row in await tx.all("bouts_of", BoutRow, gathering_id=gathering.row.id):
        bout = gathering.bouts.get(row.bout)
        if row.status == "ended" and row.result and bout:
            await tx.run("bout_status_set", gathering_id=row.gathering_id, bout=row.bout, status="told")
            await gathering.play(result_of(bout, decode(row.result, Ending)))


async def _watch_bouts(tx: Tx, gathering: TakenGathering) -> None:
    """Decide duels that a player never came to, and those whose time is up."""
    now = gathering.context.now()
    for row in await tx.all("bouts_of", BoutRow, gathering_id=gathering.row.id):
        bout = gathering.bouts.get(row.bout)
        if row.status != "open" or row.clock_at > now or bout is None:
            continue
        match = await tx.one("match_by_id", rows.Match, id=row.match_id)
        if match is None or match.status != "ongoing":
            continue  # its end is processed in a moment
        # An unreadable duel must not keep the gathering's other duels from being settled.
        found: NoShow | TimeUp | int = now + HOUR  # kept if the duel cannot be read: look again later
        with contained("duel of a gathering stumbled", match=match.id):
            found = await _verdict(tx, gathering, match, row, bout)
        if isinstance(found, int):
            await tx.run("bout_clock_set", gathering_id=row.gathering_id, bout=row.bout, clock_at=found)
        else:
            await gathering.play(found)


async def _verdict(
    tx: Tx, gathering: TakenGathering, match: rows.Match, row: BoutRow, bout: Bout
) -> NoShow | TimeUp | int:
    """Return the move that decides a duel now, or when to look at it again."""
    now = gathering.context.now()
    missing, time_up = await missing_from(tx, match, row, bout), row.due_at <= now
    absent = _absent(missing, _time_to_come(match, gathering.row) if time_up else None)
    if absent:
        return NoShow(bout.number, absent)
    if time_up:
        return TimeUp(bout.number, _healths(match))
    return min(_after_turn(match, now) if missing else row.due_at, row.due_at)


def _healths(match: rows.Match) -> tuple[int, int]:
    played = game(match.game)
    return healths_in(played, decode(match.state, played.state_type))


def _time_to_come(match: rows.Match, gathering: GatheringRow) -> int:
    """Return how long a duel that is to be decided must have waited for a player who never came.

    It may have begun shortly before its round ends, after both fighters fell together.
    """
    return min(SHOW_TURNS * TURN_TIME[match.pace], gathering.round_time)


def _absent(missing: Sequence[Missing], least_wait: int | None) -> tuple[int, ...]:
    """Return who loses a duel by absence: for missed choices or, once time is up, for the time they wasted.

    Before time is up, two who are both missing must both have missed enough, so that neither wins by being
    asked later.
    """
    if least_wait is not None:
        return tuple(each.seat for each in missing if each.never_came or each.waited >= least_wait)
    return tuple(each.seat for each in missing) if all(each.never_came for each in missing) else ()


def _after_turn(match: rows.Match, now: Moment) -> int:
    """Return when the current turn will be over and counted, even if quiet hours or leave extend it."""
    return max(match.deadline_at or now + TURN_TIME[match.pace], now) + MINUTE
