"""Notices in a match's channel apart from the cards: courtesies and excuses."""

from bot.play.messages.parcels import NOTICE
from bot.store.courtesy_rows import Notice
from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.moment import Moment


async def notice(tx: Tx, match_id: MatchId, kind: str, seat: int, now: Moment, *, span: int = 0) -> None:
    """Store and queue a notice of what a seat did, or of what was done for it."""
    added = await tx.one("notice_add", Notice, match_id=match_id, kind=kind, seat=seat, span=span)
    if added is not None:
        await NOTICE.post(tx, match_id, now, rank=added.number)
