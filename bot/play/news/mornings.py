"""Mornings, in each server's time zone: news is posted at most once per day.

If the bot was down in the morning, it posts late on the same day, but never on another.
"""

from datetime import date
from zoneinfo import ZoneInfo

from bot.play.clocks.wall_clock import day_at, moment_on, next_time
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.messages.parcels import MORNING, WEEKLY, ParcelKind
from bot.store.engine import Tx
from bot.store.guild_rows import Guild
from bot.store.ids import GuildId
from bot.store.moment import Moment

MONDAY = 0
AHEAD = 2
"""Days ahead that a posted day may lie and still count as posted."""


@transaction
async def tell_morning(context: Context, tx: Tx, guild_id: GuildId) -> None:
    """Queue a server's news for a morning that has come, and schedule the next."""
    guild, now = await tx.one("guild_lock", Guild, guild_id=guild_id), context.now()
    if guild is None or guild.news_at is None or guild.news_at > now:
        return  # posted or rescheduled meanwhile
    zone = ZoneInfo(guild.zone)
    today, told = day_at(now, zone), guild.news_told
    # 0 means the settings changed: only compute the next morning, since a past one is not posted late.
    if guild.news_at and moment_on(today, guild.morning, zone) <= now and not _is_told(told, today):
        for kind in _wanted(guild, today):
            told = today.toordinal()
            await _post(tx, kind, guild_id, told, now)
    news_at = next_time(now, guild.morning, zone)
    await tx.run("guild_news_next", guild_id=guild_id, news_at=news_at, news_told=told)


def is_today(guild: Guild | None, day: int, now: Moment) -> bool:
    """Return whether a day, counted from the year 1, is still today in a server."""
    return guild is not None and day_at(now, ZoneInfo(guild.zone)).toordinal() == day


def _is_told(told: int, today: date) -> bool:
    """Return whether a day's news was posted, perhaps a little ahead under another zone or host clock.

    A day farther ahead was posted under a badly wrong clock, and does not block news.
    """
    return 0 <= told - today.toordinal() <= AHEAD


def _wanted(guild: Guild, today: date) -> list[ParcelKind]:
    """Return the kinds of news for today: the week's on Mondays, before the morning's."""
    week = [WEEKLY] if guild.week_news and today.weekday() == MONDAY else []
    return [*week, MORNING] if guild.morning_news else week


async def _post(tx: Tx, kind: ParcelKind, guild_id: GuildId, day: int, now: Moment) -> None:
    """Queue a day's news, and drop earlier days' that are still waiting."""
    await tx.run("outbox_supersede", lane=kind.lane(str(guild_id)), rank=day)
    await kind.post(tx, str(guild_id), now, rank=day)
