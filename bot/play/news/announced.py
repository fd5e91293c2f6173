"""What is announced in the morning: today's puzzle and fight, and the answer to yesterday's puzzle."""

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
    """What everybody in a server may read on a morning."""

    guild_id: GuildId
    channel_id: ChannelId
    day: int
    """Which day it is there, counted from the year 1."""
    puzzle: PuzzlePage
    """The one that is asked now, everywhere."""
    fight: str | None
    """The game of the day's fight; None where it is not played there."""
    past: PastPuzzle | None
    """The puzzle before it, with its answer; None on the first day."""


async def morning_page(tx: Tx, guild_id: GuildId, day: int, now: Moment) -> MorningPage | None:
    """Read the morning of a server, or None where it is over or wanted no longer, or has no channel."""
    guild = await tx.one("guild_by_id", Guild, guild_id=guild_id)
    settings = read_settings(guild)
    channel_id = settings.announce_channel_id
    if channel_id is None or not settings.morning_news or not is_today(guild, day, now):
        return None
    # A puzzle is asked from midnight to midnight UTC, so what was asked before is over in every zone.
    asked = now // DAY
    return MorningPage(
        guild_id,
        channel_id,
        day,
        asked_on(asked),
        settings.game_of_the_day,
        await past_puzzle(tx, asked - 1, pictured=settings.pictures),
    )
