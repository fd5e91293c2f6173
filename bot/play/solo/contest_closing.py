"""The end of a contest: matches under way are broken off; then the ranking is final and the seed public."""

from contextlib import suppress

from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.match.breaking_off import CONTEST_OVER, break_off
from bot.play.match.contest_run import EntryEnd, end_entry
from bot.play.match.taken import take_current
from bot.play.messages.parcels import CONTEST
from bot.play.solo.road_ending import end_road
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestRow, EntryRow
from bot.store.engine import Tx
from bot.store.ids import ContestId


async def close_contest(context: Context, contest_id: ContestId) -> None:
    """Close a contest whose time is over, or which all its players have finished.

    Matches under way are broken off first, one entry at a time. Beginning a match in it locks the contest,
    and a last choice locks the match, so each comes either before or after the end. An entry whose match
    cannot be broken off is ended without that, so that all the others get their ranking.
    """
    underway = await context.store.read(
        lambda tx: tx.all("contest_entries_underway", EntryRow, contest_id=contest_id)
    )
    for entry in underway:
        with contained("match not broken off", contest=contest_id, user=entry.user_id):
            await context.store.transact(lambda tx, entry=entry: _break_off(context, tx, entry))
            continue
        # Only if that failed.
        await context.store.transact(lambda tx, entry=entry: _end_unfinished(context, tx, entry))

    async def work(tx: Tx) -> None:
        contest = await tx.one("contest_lock", ContestRow, id=contest_id)
        if contest is None or await tx.all("contest_entries_underway", EntryRow, contest_id=contest_id):
            return  # closed already, or someone entered at the last moment: the next sweep finds them
        await tx.run("contest_close", id=contest_id, ended_at=context.now())
        if contest.channel_id is not None:
            await CONTEST.post(tx, contest_id, context.now())
        if contest.kind == "road":
            await end_road(context, tx, contest_id)

    await context.store.transact(work)


async def _break_off(context: Context, tx: Tx, entry: EntryRow) -> None:
    """End a player's match and campaign in a contest whose time is over."""
    if not await _is_due(context, tx, entry):
        return
    run = await tx.one("campaign_by_id", CampaignRow, id=entry.campaign_id)
    match_id = run.match_id if run else entry.match_id
    if match_id is not None:
        with suppress(Gone):  # it is over already
            await break_off(context, tx, await take_current(tx, match_id), CONTEST_OVER)
    await _end_unfinished(context, tx, entry)


async def _end_unfinished(context: Context, tx: Tx, entry: EntryRow) -> None:
    """End an entry and its campaign, but not its match, in a contest whose time is over."""
    if await _is_due(context, tx, entry):
        if entry.campaign_id is not None:
            await tx.run("campaign_give_up", id=entry.campaign_id, ended_at=context.now())
        await end_entry(tx, entry.contest_id, entry.user_id, EntryEnd("unfinished"), context.now())


async def _is_due(context: Context, tx: Tx, entry: EntryRow) -> bool:
    contest = await tx.one("contest_lock", ContestRow, id=entry.contest_id)
    return contest is not None and contest.ends_at <= context.now()  # else downtime was added to its time
