"""The open request for a substitute in a match; there is one at a time."""

from bot.play.messages.parcels import SUBSTITUTION
from bot.store.engine import Tx
from bot.store.moment import Moment
from bot.store.substitution_rows import Substitution


async def open_request(tx: Tx, match_id: str) -> Substitution | None:
    """Return a match's open request, if there is one."""
    return await tx.one("substitution_open", Substitution, match_id=match_id)


async def show_request(tx: Tx, match_id: str, now: Moment) -> None:
    """Queue a redraw of a match's open request."""
    asked = await open_request(tx, match_id)
    if asked is not None:
        await SUBSTITUTION.post(tx, match_id, now, rank=asked.number)
