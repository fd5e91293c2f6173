"""A server's week in one message; none if nothing happened."""

from dataclasses import dataclass
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from bot.play.clocks.wall_clock import WEEK, moment_on
from bot.play.gatherings.reading import next_tournament
from bot.play.ground.times import DAY
from bot.play.guild.guild_settings import read_settings
from bot.play.news.mornings import is_today
from bot.play.solo.puzzle_weeks import PuzzleWeek, puzzle_week
from bot.play.solo.puzzles import DAYS_OFF
from bot.play.standing.strength import MILLI
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.guild_rows import Guild
from bot.store.ids import ChannelId, GuildId
from bot.store.moment import Moment
from bot.store.news_rows import Climber, FirstInFights, LongStreak, Upset

MOST = 3
"""Most people named per topic."""
LEAST_STREAK = 2
"""Shortest streak worth telling, in days."""


@dataclass(frozen=True)
class WeekPage:
    """A server's weekly recap; it names nobody who does not want to be named."""

    guild_id: GuildId
    channel_id: ChannelId
    first: date
    last: date
    matches: int
    upset: Upset | None
    climbers: tuple[Climber, ...]
    streak: LongStreak | None
    puzzles: PuzzleWeek
    fights: tuple[FirstInFights, ...]
    """The players who came first in the most fights of the day."""
    tournament: GatheringRow | None
    """The next tournament."""
    pictured: bool

    @property
    def quiet(self) -> bool:
        """Whether nothing happened: an upcoming tournament is not news of the week."""
        return not (self.matches or self.puzzles.places or self.fights)


async def week_page(tx: Tx, guild_id: GuildId, day: int, now: Moment) -> WeekPage | None:
    """Return the week before a day; None if nothing happened, or the news is not to be posted now."""
    guild = await tx.one("guild_by_id", Guild, guild_id=guild_id)
    settings, monday = read_settings(guild), date.fromordinal(day)
    channel_id = settings.announce_channel_id
    if channel_id is None or not settings.week_news or not is_today(guild, day, now):
        return None
    first, zone = monday - timedelta(WEEK), ZoneInfo(settings.zone)
    span = {"guild_id": guild_id, "since": moment_on(first, 0, zone), "until": moment_on(monday, 0, zone)}
    # Puzzles and fights have UTC days, the same everywhere: take the last seven that are over.
    first_day, last_day = now // DAY - WEEK, now // DAY - 1
    days = {"first": first_day, "last": last_day}
    matches = await tx.one("week_matches", rows.Amount, **span)
    streak = await tx.one("week_streak", LongStreak, guild_id=guild_id, apart=DAYS_OFF + 1, **days)
    fights = await tx.all("week_fights", FirstInFights, guild_id=guild_id, most=MOST, **days)
    page = WeekPage(
        guild_id=guild_id,
        channel_id=channel_id,
        first=first,
        last=monday - timedelta(1),
        matches=matches.amount if matches else 0,
        upset=await tx.one("week_upset", Upset, **span),
        climbers=tuple(await tx.all("week_climbers", Climber, least=MILLI, most=MOST, **span)),
        streak=streak if streak and streak.days >= LEAST_STREAK else None,
        puzzles=await puzzle_week(tx, guild_id, first_day, last_day, None),
        fights=tuple(fight for fight in fights if fight.times == fights[0].times),
        tournament=await next_tournament(tx, guild_id),
        pictured=settings.pictures,
    )
    return None if page.quiet else page
