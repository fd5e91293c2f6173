"""News for a server: each morning's, and each week's."""

from dataclasses import dataclass

from bot.play.delivery.subject import Handling, ReadBy, locale_of
from bot.play.messages.parcels import MORNING, WEEKLY
from bot.play.news.announced import MorningPage, morning_page
from bot.play.news.weeks import WeekPage, week_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId
from bot.store.moment import Moment


@dataclass(frozen=True)
class MorningContent(ReadBy):
    """The morning of a server."""

    page: MorningPage


@dataclass(frozen=True)
class WeekContent(ReadBy):
    """The week of a server."""

    page: WeekPage


ServerNewsContent = MorningContent | WeekContent


async def read_morning(tx: Tx, parcel: rows.Parcel, now: Moment) -> MorningContent | None:
    """Read a server's morning, while it is still that day there."""
    guild_id = GuildId(int(parcel.subject))
    page = await morning_page(tx, guild_id, parcel.rank, now)
    return page and MorningContent(await locale_of(tx, guild_id), page)


async def read_week(tx: Tx, parcel: rows.Parcel, now: Moment) -> WeekContent | None:
    """Read a server's week, unless nothing happened or the Monday after it is over there."""
    guild_id = GuildId(int(parcel.subject))
    page = await week_page(tx, guild_id, parcel.rank, now)
    return page and WeekContent(await locale_of(tx, guild_id), page)


OF_NEWS: dict[str, Handling[ServerNewsContent]] = {
    MORNING.name: Handling(read_morning),
    WEEKLY.name: Handling(read_week),
}
"""Nothing moves elsewhere: news that nobody asked for appear where organisers want them, or nowhere."""
