"""The rows of servers and their settings; columns are explained in the migrations."""

from bot.store.ids import ChannelId, GuildId, RoleId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class Guild(StoredRow, frozen=True):
    """A server and its settings."""

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
    """The join that was greeted last; 0 if none was."""
    zone: str
    morning: int
    """The minute of the day, in that zone, at which news is posted."""
    morning_news: bool
    """Whether it is posted every morning."""
    week_news: bool
    """Whether the week's news is posted on Mondays."""
    news_at: Moment | None
    """The next morning on which any is due; None if none is."""
    news_told: int
    """The last day in that zone whose morning news was posted, counted from the year 1."""


class SettingChange(StoredRow, frozen=True):
    """One change of a server's settings."""

    user_id: UserId
    setting: str
    was: str | None
    became: str | None
    at: Moment
