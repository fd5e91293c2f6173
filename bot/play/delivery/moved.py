"""Where things go on whose channel is gone."""

from collections.abc import Awaitable, Callable

from bot.play.messages.parcels import (
    BOARD,
    CHALLENGE,
    CLAN_INVITE,
    CLAN_NEWS,
    CLAN_WAR,
    CLAN_WAR_CALL,
    GATHERING,
    LOBBY,
    NOTICE,
    REVEAL,
    SEASON,
    SUMMONS,
)
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow, Summons
from bot.store.ids import ChannelId
from bot.store.moment import Moment

Moving = Callable[[Tx, rows.Parcel, ChannelId, Moment], Awaitable[None]]
"""What is done about a parcel, given the id of another channel, and the time."""


async def match_moved(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Let a match go on in another channel, and tell there what was to be told."""
    await tx.run("match_move", id=parcel.subject, channel_id=channel_id)
    await BOARD.post(tx, parcel.subject, now)
    for kind in (REVEAL, NOTICE):
        if parcel.kind == kind.name:
            await kind.post(tx, parcel.subject, now, rank=parcel.rank)


async def _challenge(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("challenge_move", id=parcel.subject, channel_id=channel_id)
    await CHALLENGE.post(tx, parcel.subject, now)


async def _lobby(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("lobby_move", id=parcel.subject, channel_id=channel_id)
    await LOBBY.post(tx, parcel.subject, now)


async def _gathering(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Let a gathering go on in another channel, and repeat the call that is open."""
    moved = await tx.run("gathering_move_to", id=parcel.subject, channel_id=channel_id)
    if moved:
        await GATHERING.post(tx, parcel.subject, now)
        row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
        call = row and await tx.one("summons_of", Summons, gathering_id=row.id, revision=row.asking)
        if call and call.answered is None:
            placed = {"gathering_id": call.gathering_id, "revision": call.revision}
            await tx.run("summons_place", **placed, message_id=None)
            await SUMMONS.post(tx, call.gathering_id, now, rank=call.revision)
    else:
        await (GATHERING if parcel.kind == GATHERING.name else SUMMONS).post(
            tx, parcel.subject, now, rank=parcel.rank
        )


async def _clan_invite(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("clan_invite_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_INVITE.post(tx, parcel.subject, now)


async def _clan_war(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("clan_war_move", id=parcel.subject, channel_id=channel_id)
    await (CLAN_WAR if parcel.kind == CLAN_WAR.name else CLAN_WAR_CALL).post(
        tx, parcel.subject, now, rank=parcel.rank
    )


async def _clan_news(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("clan_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_NEWS.post(tx, parcel.subject, now, rank=parcel.rank)


async def _season(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    await tx.run("season_move", guild_id=int(parcel.subject), nth=parcel.rank, channel_id=channel_id)
    await SEASON.post(tx, parcel.subject, now, rank=parcel.rank)


MOVED: dict[str, Moving] = {
    CHALLENGE.name: _challenge,
    LOBBY.name: _lobby,
    GATHERING.name: _gathering,
    SUMMONS.name: _gathering,
    CLAN_INVITE.name: _clan_invite,
    CLAN_WAR.name: _clan_war,
    CLAN_WAR_CALL.name: _clan_war,
    CLAN_NEWS.name: _clan_news,
    SEASON.name: _season,
}
"""What goes on elsewhere, by the kind of the parcel that found no channel; else it is a match."""
