"""Close a match's request for a substitute, and recognise players who gave up their seat."""

from collections.abc import Collection

from bot.play.ground.refusals import Gone, NotYours
from bot.play.messages.parcels import SUBSTITUTION
from bot.play.messages.standing_request import open_request
from bot.store.engine import Tx
from bot.store.ids import MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.rows import Amount
from bot.store.statuses import SubstitutionStatus
from bot.store.substitution_rows import Substitution


async def close_request(
    tx: Tx,
    asked: Substitution,
    status: SubstitutionStatus,
    now: Moment,
    *,
    revision: int | None = None,
    prompt_id: MessageId | None = None,
) -> None:
    """Close a request and queue its message, which says how it ended. Raise Gone if it is closed already."""
    closed = await tx.run(
        "substitution_close",
        match_id=asked.match_id,
        number=asked.number,
        status=status,
        closed_at=now,
        revision=asked.revision if revision is None else revision,
        prompt_id=prompt_id,
    )
    if not closed:
        raise Gone("substitute-gone")
    await SUBSTITUTION.post(tx, asked.match_id, now, rank=asked.number)


async def end_request(
    tx: Tx, match_id: MatchId, now: Moment, *, seats: Collection[int] | None = None
) -> None:
    """Close a match's open request as over; with ``seats``, only if it is for one of them."""
    asked = await open_request(tx, match_id)
    if asked is not None and (seats is None or asked.seat in seats):
        await close_request(tx, asked, "over", now)


async def stranger(tx: Tx, match_id: MatchId, user_id: UserId) -> NotYours:
    """Return the error for a person without a seat in a match; it differs if they gave one up."""
    gave_up = await tx.one("seat_given_up_by", Amount, match_id=match_id, user_id=user_id)
    return NotYours("seat-given-up" if gave_up else "not-your-duel")
