"""Claims on parcels, stored before anything is sent."""

from bot.play.ground.times import MINUTE
from bot.store import rows
from bot.store.engine import Tx
from bot.store.moment import Moment

CLAIM_LIFE = 2 * MINUTE
"""Milliseconds a claim is valid; longer than the library keeps trying one request."""


async def claim_one(tx: Tx, lane: str, rank: int, *, run: str, now: Moment) -> rows.Parcel | None:
    """Claim one parcel before it is due; return None if it is gone or claimed already."""
    claim = {"now": now, "until": now + CLAIM_LIFE, "run": run}
    found = await tx.all("outbox_claim_one", rows.Parcel, lane=lane, rank=rank, **claim)
    return found[0] if found else None
