"""The end of a season, told in the channel by way of the outbox."""

from bot.play.post import PATIENT
from bot.store import rows
from bot.store.engine import Tx

SEASON_POST = "season"
"""The kind of a parcel that tells a season's hall of fame."""


async def post_season(tx: Tx, guild_id: int, nth: int, due_at: int) -> None:
    """Have the hall of fame of a closed season told in the server."""
    await tx.run(
        "outbox_put",
        lane=f"{SEASON_POST}:{guild_id}",
        rank=nth,
        kind=SEASON_POST,
        subject=str(guild_id),
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=0,
    )


async def season_post_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    """Have it told in another channel, the one where it was closed being gone."""
    guild_id = int(parcel.subject)
    await tx.run("season_move", guild_id=guild_id, nth=parcel.rank, channel_id=channel_id)
    await post_season(tx, guild_id, parcel.rank, now)
