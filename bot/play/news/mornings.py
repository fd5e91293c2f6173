"""The morning of a server, by the clocks of its own zone: what is told then is told once, or not at all.

A morning that the bot has slept through is told late on the same day, and never on another.
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
"""How many days ahead a day may be told and still count as told."""


@transaction
async def tell_morning(context: Context, tx: Tx, guild_id: GuildId) -> None:
    """Queue what a server is told on a morning that has come, and wait for the next one."""
    guild, now = await tx.one("guild_lock", Guild, guild_id=guild_id), context.now()
    if guild is None or guild.news_at is None or guild.news_at > now:
        return  # told or settled otherwise meanwhile
    zone = ZoneInfo(guild.zone)
    today, told = day_at(now, zone), guild.news_told
    # At 0 it was settled anew, and is only to be reckoned: nobody waits for a morning that has passed.
    if guild.news_at and moment_on(today, guild.morning, zone) <= now and not _is_told(told, today):
        for kind in _wanted(guild, today):
            told = today.toordinal()
            await _post(tx, kind, guild_id, told, now)
    news_at = next_time(now, guild.morning, zone)
    await tx.run("guild_news_next", guild_id=guild_id, news_at=news_at, news_told=told)


def is_today(guild: Guild | None, day: int, now: Moment) -> bool:
    """Tell whether a day, counted from the year 1, is still today in a server."""
    return guild is not None and day_at(now, ZoneInfo(guild.zone)).toordinal() == day


def _is_told(told: int, today: date) -> bool:
    """Tell whether a day was told, by these clocks or by those of another zone or host, a little ahead.

    A day that lies farther ahead was told by a clock that was wrong for long, and holds nothing up.
    """
    return 0 <= told - today.toordinal() <= AHEAD


def _wanted(guild: Guild, today: date) -> list[ParcelKind]:
    """Return the kinds of news that are told today: the week's on Mondays, before the morning's."""
    week = [WEEKLY] if guild.week_news and today.weekday() == MONDAY else []
    return [*week, MORNING] if guild.morning_news else week


async def _post(tx: Tx, kind: ParcelKind, guild_id: GuildId, day: int, now: Moment) -> None:
    """Queue the news of a day, and drop those of earlier days that still wait."""
    await tx.run("outbox_supersede", lane=kind.lane(str(guild_id)), rank=day)
    await kind.post(tx, str(guild_id), now, rank=day)
