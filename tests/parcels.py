"""Parcels as claimed from the outbox, for tests that need none to be put in."""

from bot.store import rows


def parcel(
    kind: str = "reveal",
    subject: str = "m",
    *,
    rank: int = 0,
    seat: int | None = None,
    channel_id: int = 0,
    lane: str | None = None,
) -> rows.Parcel:
    """Return a parcel that was claimed for the first time."""
    return rows.Parcel(
        lane=lane or f"{kind}:{subject}",
        rank=rank,
        kind=kind,
        subject=subject,
        seat=seat,
        urgent=0,
        due_at=0,
        tries=0,
        claims=1,
        claimed_until=0,
        generation=0,
        channel_id=channel_id,
        run="",
    )
