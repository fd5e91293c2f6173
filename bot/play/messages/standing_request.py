"""The request for a substitute that stands in a match, found and shown. There is one at a time."""

from bot.play.messages.parcels import SUBSTITUTION
from bot.store.engine import Tx
from bot.store.moment import Moment
from bot.store.substitution_rows import Substitution


async def open_request(tx: Tx, match_id: str) -> Substitution | None:
    """Return the request that stands in a match, if there is one."""
    return await tx.one("substitution_open", Substitution, match_id=match_id)


async def show_request(tx: Tx, match_id: str, now: Moment) -> None:
    """Queue the request that stands in a match to be drawn anew."""
    asked = await open_request(tx, match_id)
    if asked is not None:
        await SUBSTITUTION.post(tx, match_id, now, rank=asked.number)
