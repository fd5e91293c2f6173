"""Where things go on whose channel is gone."""

from bot.play.messages.newest_board import show_newest
from bot.play.messages.parcels import (
    ANNOUNCEMENT,
    BOARD,
    CHALLENGE,
    CLAN_INVITE,
    CLAN_NEWS,
    CLAN_WAR,
    CLAN_WAR_CALL,
    CONTEST,
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
from bot.store.ids import ChannelId, MatchId
from bot.store.moment import Moment


async def move_match(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Move a match to another channel, and tell there what was to be told."""
    await tx.run("match_move", id=parcel.subject, channel_id=channel_id)
    await BOARD.post(tx, parcel.subject, now)
    await show_newest(tx, MatchId(parcel.subject), now)
    for kind in (REVEAL, NOTICE):
        if parcel.kind == kind.name:
            await kind.post(tx, parcel.subject, now, rank=parcel.rank)


async def move_challenge(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a challenge in another channel."""
    await tx.run("challenge_move", id=parcel.subject, channel_id=channel_id)
    await CHALLENGE.post(tx, parcel.subject, now)


async def move_lobby(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a lobby in another channel."""
    await tx.run("lobby_move", id=parcel.subject, channel_id=channel_id)
    await LOBBY.post(tx, parcel.subject, now)


async def move_gathering(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Move a gathering to another channel, repeat the call that is open, and announce what was to be."""
    moved = await tx.run("gathering_move_to", id=parcel.subject, channel_id=channel_id)
    if moved:
        await GATHERING.post(tx, parcel.subject, now)
        row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
        call = row and await tx.one("summons_of", Summons, gathering_id=row.id, revision=row.asking)
        if call and call.answered is None:
            placed = {"gathering_id": call.gathering_id, "revision": call.revision}
            await tx.run("summons_place", **placed, message_id=None)
            await SUMMONS.post(tx, call.gathering_id, now, rank=call.revision)
    for kind in (ANNOUNCEMENT,) if moved else (ANNOUNCEMENT, GATHERING, SUMMONS):
        if parcel.kind == kind.name:
            await kind.post(tx, parcel.subject, now, rank=parcel.rank)


async def move_clan_invite(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show an invitation in another channel."""
    await tx.run("clan_invite_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_INVITE.post(tx, parcel.subject, now)


async def move_clan_war(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a war, or its call, in another channel."""
    await tx.run("clan_war_move", id=parcel.subject, channel_id=channel_id)
    await (CLAN_WAR if parcel.kind == CLAN_WAR.name else CLAN_WAR_CALL).post(
        tx, parcel.subject, now, rank=parcel.rank
    )


async def move_clan_news(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Tell a clan's news in another channel."""
    await tx.run("clan_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_NEWS.post(tx, parcel.subject, now, rank=parcel.rank)


async def move_contest(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show the board of a contest in another channel."""
    await tx.run("contest_move", id=parcel.subject, channel_id=channel_id)
    await CONTEST.post(tx, parcel.subject, now)


async def move_season(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a hall of fame in another channel."""
    await tx.run("season_move", guild_id=int(parcel.subject), nth=parcel.rank, channel_id=channel_id)
    await SEASON.post(tx, parcel.subject, now, rank=parcel.rank)
