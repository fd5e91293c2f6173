"""The morning announcement: today's puzzle and fight, and the solution to yesterday's puzzle."""

from dataclasses import dataclass

from bot.play.ground.times import DAY
from bot.play.guild.guild_settings import read_settings
from bot.play.news.mornings import is_today
from bot.play.solo.puzzles import PastPuzzle, PuzzlePage, asked_on, past_puzzle
from bot.store.engine import Tx
from bot.store.guild_rows import Guild
from bot.store.ids import ChannelId, GuildId
from bot.store.moment import Moment


@dataclass(frozen=True)
class MorningPage:
    """A server's morning announcement."""

    guild_id: GuildId
    channel_id: ChannelId
    day: int
    """The server's day, counted from the year 1."""
    puzzle: PuzzlePage
    """The current puzzle, the same everywhere."""
    fight: str | None
    """The game of the fight of the day; None if the server plays none."""
    past: PastPuzzle | None
    """The puzzle before it, with its solution; None on the first day."""


async def morning_page(tx: Tx, guild_id: GuildId, day: int, now: Moment) -> MorningPage | None:
    """Return a server's morning; None if the day is over, news is not wanted, or there is no channel."""
    guild = await tx.one("guild_by_id", Guild, guild_id=guild_id)
    settings = read_settings(guild)
    channel_id = settings.announce_channel_id
    if channel_id is None or not settings.morning_news or not is_today(guild, day, now):
        return None
    # Puzzles run from midnight to midnight UTC, so the one before is over in every zone.
    asked = now // DAY
    return MorningPage(
        guild_id,
        channel_id,
        day,
        asked_on(asked),
        settings.game_of_the_day,
        await past_puzzle(tx, asked - 1, pictured=settings.pictures),
    )
