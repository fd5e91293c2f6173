"""Clans: invitations, wars, news."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clans.war_pages import MUSTERING, UNFOUGHT, WarPage, called_on, war_page, war_row
from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.messages.parcels import CLAN_INVITE, CLAN_NEWS, CLAN_WAR, CLAN_WAR_CALL
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite, ClanWar
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import ChannelId, MessageId, UserId, WarId
from bot.store.moment import Moment


@dataclass(frozen=True)
class ClanInviteContent(ReadBy):
    """An invitation into a clan."""

    row: ClanInvite


@dataclass(frozen=True)
class WarContent(ReadBy):
    """A war, and where the message of its gathering is."""

    page: WarPage
    clash_message_id: MessageId | None


@dataclass(frozen=True)
class WarCallContent(ReadBy):
    """A call to the members named for a war."""

    row: ClanWar
    number: int
    named: Sequence[UserId]


@dataclass(frozen=True)
class NewsContent(ReadBy):
    """An entry of a clan's chronicle."""

    clan: Clan
    entry: ChronicleEntry


ClansContent = ClanInviteContent | WarContent | WarCallContent | NewsContent


async def read_clan_invite(tx: Tx, parcel: rows.Parcel, _: Moment) -> ClanInviteContent | None:
    """Read an invitation, unless it ended before it was ever shown."""
    row = await tx.one("clan_invite_by_id", ClanInvite, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    return ClanInviteContent(await locale_of(tx, row.guild_id), row)


async def place_clan_invite(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where an invitation was posted."""
    await tx.run("clan_invite_place", id=parcel.subject, message_id=posted.message_id)


async def move_clan_invite(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show an invitation in another channel."""
    await tx.run("clan_invite_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_INVITE.post(tx, parcel.subject, now)


async def read_clan_war(tx: Tx, parcel: rows.Parcel, _: Moment) -> WarContent | None:
    """Read a war, unless it ended before it was ever shown."""
    page = await war_page(tx, WarId(parcel.subject))
    row, clash = page.war, None
    if row.message_id is None and row.status in UNFOUGHT:
        return None
    if row.gathering_id is not None:
        clash = await tx.one("gathering_by_id", GatheringRow, id=row.gathering_id)
    return WarContent(await locale_of(tx, row.guild_id), page, clash.message_id if clash else None)


async def place_clan_war(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a war was posted."""
    await tx.run("clan_war_place", id=parcel.subject, message_id=posted.message_id)


async def move_clan_war(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a war, or its call, in another channel."""
    await tx.run("clan_war_move", id=parcel.subject, channel_id=channel_id)
    await (CLAN_WAR if parcel.kind == CLAN_WAR.name else CLAN_WAR_CALL).post(
        tx, parcel.subject, now, rank=parcel.rank
    )


async def read_clan_war_call(tx: Tx, parcel: rows.Parcel, _: Moment) -> WarCallContent | None:
    """Read which members a call still asks."""
    row = await war_row(tx, WarId(parcel.subject))
    named = await called_on(tx, row, parcel.rank) if row.status == MUSTERING else ()
    if not named:
        return None
    return WarCallContent(await locale_of(tx, row.guild_id), row, parcel.rank, named)


async def read_clan_news(tx: Tx, parcel: rows.Parcel, _: Moment) -> NewsContent | None:
    """Read an entry of a chronicle."""
    clan = await tx.one("clan_by_id", Clan, id=parcel.subject)
    entry = await tx.one("clan_chronicle_entry", ChronicleEntry, clan_id=parcel.subject, nth=parcel.rank)
    if clan is None or entry is None:
        return None
    return NewsContent(await locale_of(tx, clan.guild_id), clan, entry)


async def move_clan_news(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Tell a clan's news in another channel."""
    await tx.run("clan_move", id=parcel.subject, channel_id=channel_id)
    await CLAN_NEWS.post(tx, parcel.subject, now, rank=parcel.rank)


OF_CLANS: dict[str, Handling[ClansContent]] = {
    CLAN_INVITE.name: Handling(read_clan_invite, place_clan_invite, moved=move_clan_invite),
    CLAN_WAR.name: Handling(read_clan_war, place_clan_war, moved=move_clan_war),
    CLAN_WAR_CALL.name: Handling(read_clan_war_call, moved=move_clan_war),
    CLAN_NEWS.name: Handling(read_clan_news, moved=move_clan_news),
}
