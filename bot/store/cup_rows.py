"""The rows of tournaments that are held every week; columns are explained in the migrations."""

from bot.store.ids import ChannelId, CupId, GuildId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class Cup(StoredRow, frozen=True):
    """A tournament that is held every week."""

    id: CupId
    guild_id: GuildId
    channel_id: ChannelId
    host_id: UserId
    title: str
    outline: str
    weekday: int
    minute: int
    zone: str
    days: int
    least: int
    paused: bool
    begins_at: Moment
    """When the next one begins that has not yet opened for sign-up."""
    opens_at: Moment
    created_at: Moment
