"""Gatherings: their messages, calls on players, and announcements."""

from dataclasses import dataclass

from bot.play.clans.war_pages import show_clash_of
from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.gatherings.calendar import touch_calendar
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reading import GatheringPage, Told, gathering_page, summons_of
from bot.play.guild.guild_settings import settings_of
from bot.play.messages.parcels import ANNOUNCEMENT, GATHERING, SUMMONS
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow, Summons
from bot.store.ids import ChannelId, GatheringId
from bot.store.moment import Moment


@dataclass(frozen=True)
class GatheringContent(ReadBy):
    """A gathering."""

    page: GatheringPage


@dataclass(frozen=True)
class SummonsContent(ReadBy):
    """A call on a player, and how they answered."""

    page: GatheringPage
    call: Summons
    answer: Told | None


@dataclass(frozen=True)
class AnnouncementContent(ReadBy):
    """A round of a tournament, or the end of any gathering, and where it is announced."""

    page: GatheringPage
    number: int
    channel_id: ChannelId
    """Where to announce it, if possible; otherwise in the gathering's own channel."""
    pictured: bool


GatheringsContent = GatheringContent | SummonsContent | AnnouncementContent


async def read_gathering(tx: Tx, parcel: rows.Parcel, _: Moment) -> GatheringContent:
    """Read a gathering."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    return GatheringContent(await locale_of(tx, page.row.guild_id), page)


async def place_gathering(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a gathering was posted; a war of two clans links to it."""
    row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
    if row and row.sides and row.message_id != posted.message_id:
        await show_clash_of(tx, row.id, posted.at)
    await tx.run("gathering_place", id=parcel.subject, message_id=posted.message_id)
    await touch_calendar(tx, GatheringId(parcel.subject), posted.at)


async def move_gathering(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Move a gathering to another channel, with its open call and its waiting announcement."""
    moved = await tx.run("gathering_move_to", id=parcel.subject, channel_id=channel_id)
    if moved:
        await GATHERING.post(tx, parcel.subject, now)
        row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
        call = row and await tx.one("summons_of", Summons, gathering_id=row.id, revision=row.asking)
        if call and call.answered is None:
            placed = {"gathering_id": call.gathering_id, "revision": call.revision}
            await tx.run("summons_place", **placed, message_id=None)
            await SUMMONS.post(tx, call.gathering_id, now, rank=call.revision)
    # If another parcel has moved it already, this one is still to be shown in the new place.
    for kind in (ANNOUNCEMENT,) if moved else (ANNOUNCEMENT, GATHERING, SUMMONS):
        if parcel.kind == kind.name:
            await kind.post(tx, parcel.subject, now, rank=parcel.rank)


async def read_summons(tx: Tx, parcel: rows.Parcel, _: Moment) -> SummonsContent | None:
    """Read a call and how it was answered."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    call, answer = await summons_of(tx, GatheringId(parcel.subject), parcel.rank)
    if call.message_id is None and answer:
        return None
    return SummonsContent(await locale_of(tx, page.row.guild_id), page, call, answer)


async def place_summons(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a call was posted."""
    await tx.run(
        "summons_place", gathering_id=parcel.subject, revision=parcel.rank, message_id=posted.message_id
    )


async def read_announcement(tx: Tx, parcel: rows.Parcel, _: Moment) -> AnnouncementContent:
    """Read a gathering at the end of a round."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    settings = await settings_of(tx, page.row.guild_id)
    # Anyone may open other gatherings, so those are announced in place; only organisers open tournaments.
    chosen = settings.announce_channel_id if page.row.kind == TOURNAMENT else None
    channel_id = chosen or page.row.channel_id
    return AnnouncementContent(settings.locale, page, parcel.rank, channel_id, settings.pictures)


OF_GATHERINGS: dict[str, Handling[GatheringsContent]] = {
    GATHERING.name: Handling(read_gathering, place_gathering, moved=move_gathering),
    SUMMONS.name: Handling(read_summons, place_summons, moved=move_gathering),
    ANNOUNCEMENT.name: Handling(read_announcement, moved=move_gathering),
}
