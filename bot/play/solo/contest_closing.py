"""The end of a contest: what is under way is broken off, then how all stand is settled and its seed told."""

from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.match.breaking_off import CONTEST_OVER, break_off
from bot.play.match.taken import take_current
from bot.play.messages.parcels import CONTEST
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestRow, EntryRow
from bot.store.engine import Tx
from bot.store.ids import ContestId, MatchId


async def close_contest(context: Context, contest_id: ContestId) -> None:
    """Break off what is under way in a contest whose time is over, one entry after the other, and close it.

    A match is locked before its entry, as by its player's own last choice, and the contest after all of
    them. So of a last choice and the end one comes first. Nobody enters any more meanwhile.
    """
    underway = await context.store.read(
        lambda tx: tx.all("contest_entries_underway", EntryRow, contest_id=contest_id)
    )
    for entry in underway:
        await context.store.transact(lambda tx, entry=entry: _break_off(context, tx, entry))

    async def work(tx: Tx) -> None:
        contest = await tx.one("contest_lock", ContestRow, id=contest_id)
        if contest is None or await tx.all("contest_entries_underway", EntryRow, contest_id=contest_id):
            return  # closed already, or somebody was let in at the last moment: the next look finds them
        await tx.run("contest_close", id=contest_id, ended_at=context.now())
        if contest.channel_id is not None:
            await CONTEST.post(tx, contest_id, context.now())

    await context.store.transact(work)


async def _break_off(context: Context, tx: Tx, entry: EntryRow) -> None:
    """End what somebody plays in a contest, with the campaign it is a part of."""
    match_id = await _match_of(context, tx, entry)
    try:
        taken = await take_current(tx, match_id)
    except Gone:
        pass
    else:
        await break_off(context, tx, taken, CONTEST_OVER)
    await tx.run(
        "contest_entry_end",
        contest_id=entry.contest_id,
        user_id=entry.user_id,
        status="unfinished",
        score=None,
        ended_at=context.now(),
    )


async def _match_of(context: Context, tx: Tx, entry: EntryRow) -> MatchId:
    """Return the match that is under way in an entry; of a campaign, which ends now, the newest."""
    if entry.campaign_id is None:
        return entry.match_id or MatchId("")
    row = await tx.one("campaign_by_id", CampaignRow, id=entry.campaign_id)
    await tx.run("campaign_give_up", id=entry.campaign_id, ended_at=context.now())
    return row.match_id if row else MatchId("")
