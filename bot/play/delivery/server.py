"""Messages for a whole server: reports to its organisers, and its seasons."""

from dataclasses import dataclass

from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.messages.parcels import REPORT, SEASON
from bot.play.standing.seasons import SeasonPage, season_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId
from bot.store.moderation_rows import Report
from bot.store.moment import Moment


@dataclass(frozen=True)
class ReportContent(ReadBy):
    """A report."""

    row: Report


@dataclass(frozen=True)
class SeasonContent(ReadBy):
    """A closed season."""

    page: SeasonPage
    guild_id: GuildId


ServerContent = ReportContent | SeasonContent


async def read_report(tx: Tx, parcel: rows.Parcel, _: Moment) -> ReportContent | None:
    """Read a report, unless it was settled before it was ever shown."""
    report = await tx.one("report_by_id", Report, id=parcel.subject)
    if report is None or (report.message_id is None and report.status != "open"):
        return None
    return ReportContent(await locale_of(tx, report.guild_id), report)


async def place_report(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a report was posted."""
    await tx.run("report_place", id=parcel.subject, message_id=posted.message_id)


async def read_season(tx: Tx, parcel: rows.Parcel, _: Moment) -> SeasonContent:
    """Read a season's hall of fame."""
    guild_id = int(parcel.subject)
    page = await season_page(tx, GuildId(guild_id), parcel.rank)
    return SeasonContent(await locale_of(tx, GuildId(guild_id)), page, GuildId(guild_id))


async def move_season(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a hall of fame in another channel."""
    await tx.run("season_move", guild_id=int(parcel.subject), nth=parcel.rank, channel_id=channel_id)
    await SEASON.post(tx, parcel.subject, now, rank=parcel.rank)


OF_SERVER: dict[str, Handling[ServerContent]] = {
    REPORT.name: Handling(read_report, place_report),  # never moved: others might read it elsewhere
    SEASON.name: Handling(read_season, moved=move_season),
}
