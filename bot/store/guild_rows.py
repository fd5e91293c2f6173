"""The rows of servers and what is set for them; columns are explained in the migrations."""

from bot.store.ids import ChannelId, GuildId, RoleId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class Guild(StoredRow, frozen=True):
    """A server and what is set for it."""

    guild_id: GuildId
    locale: str
    chosen_locale: str | None
    announce_channel_id: ChannelId | None
    organiser_role_id: RoleId | None
    chosen_pace: str | None
    barred: str
    honor: bool
    threads: bool
    pictures: bool
    no_threads_in: ChannelId | None
    left_at: Moment | None
    report_channel_id: ChannelId | None
    removing: bool
    greeted: Moment
    """The joining that was greeted last; 0 where none was."""
    zone: str
    morning: int
    """The minute of the day, there, at which news are told."""
    morning_news: bool
    """Whether every morning's are."""
    week_news: bool
    """Whether the week's are, on Mondays."""
    news_at: Moment | None
    """The next morning on which any are; None where none are."""
    news_told: int
    """The last day there of which the morning was told, counted from the year 1."""


class SettingChange(StoredRow, frozen=True):
    """One change of a server's settings."""

    user_id: UserId
    setting: str
    was: str | None
    became: str | None
    at: Moment
