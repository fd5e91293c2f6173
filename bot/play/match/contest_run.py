"""What the end of a match counts for in its contest."""

from dataclasses import dataclass

import msgspec

from bot.play.ground.context import Context
from bot.play.match.campaign_run import campaign_of
from bot.play.match.taken import TakenMatch
from bot.play.messages.parcels import CONTEST
from bot.play.standing.honor import reward_seldom
from bot.store import rows
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestRow
from bot.store.engine import Tx
from bot.store.ids import ContestId, UserId
from bot.store.moment import Moment
from bot.store.statuses import EntryStatus
from rules.codec import decode
from rules.game import Outcome

BROKEN: dict[str, EntryStatus] = {"voided": "void", "contest-over": "unfinished"}
"""Status of an entry whose match was broken off; for any other reason, its player gave it up."""


@dataclass(frozen=True)
class EntryEnd:
    """How a player's part in a contest ended."""

    status: EntryStatus
    score: int | None = None


async def note_result(
    context: Context, tx: Tx, taken: TakenMatch, state: msgspec.Struct, outcome: Outcome
) -> None:
    """Enter a match's result in its contest once the player has finished, and update the contest's board.

    The contest itself is not locked: it closes only when no match in it is under way.
    """
    end, contest_id = await _end(tx, taken, state, outcome), taken.match.contest_id
    if end is None or contest_id is None:
        return
    user_id, now = taken.seats[0].user_id, context.now()
    contest = await end_entry(tx, contest_id, user_id, end, now)
    if contest and contest.kind == "daily" and end.score is not None:
        await reward_seldom(tx, context.chance, taken.match, (user_id, "daily"), now)


async def end_entry(
    tx: Tx, contest_id: ContestId, user_id: UserId, end: EntryEnd, now: Moment
) -> ContestRow | None:
    """End a player's entry in a contest and update its board; return None if it had ended already."""
    entry = {"contest_id": contest_id, "user_id": user_id}
    if not await tx.run("contest_entry_end", **entry, status=end.status, score=end.score, ended_at=now):
        return None
    contest = await tx.one("contest_by_id", ContestRow, id=contest_id)
    if contest is not None and contest.channel_id is not None:
        await CONTEST.post(tx, contest.id, now)
    return contest


async def _end(tx: Tx, taken: TakenMatch, state: msgspec.Struct, outcome: Outcome) -> EntryEnd | None:
    """Return how a match's contest entry ended; None if its campaign goes on."""
    if taken.game.outcome(state) != outcome:
        return EntryEnd(BROKEN.get(outcome.reason, "given-up"))
    if taken.match.campaign_id is not None:
        return await _end_of_campaign(tx, taken)
    # Read again: this play may be the one by which the player left.
    seats = await tx.all("seats_of", rows.Seat, match_id=taken.match.id)
    if seats[0].left_as is not None:
        return EntryEnd("given-up")
    return EntryEnd("won" if outcome.winners else "lost", (taken.game.score(state) or (0,))[0])


async def _end_of_campaign(tx: Tx, taken: TakenMatch) -> EntryEnd | None:
    row = await tx.one("campaign_by_id", CampaignRow, id=taken.match.campaign_id)
    if row is None:
        return None
    campaign = campaign_of(taken.game)
    reached = decode(row.state, campaign.state_type)
    ended = campaign.outcome(reached)
    return ended and EntryEnd("won" if ended.winners else "lost", campaign.score(reached))
