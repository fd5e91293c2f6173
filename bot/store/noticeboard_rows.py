"""Rows about the noticeboard of a server."""

from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, NoticeboardId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import NoticeboardStatus


class NoticeboardRow(StoredRow, frozen=True):
    """A noticeboard and where it hangs."""

    id: NoticeboardId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    tells_of: str
    """The channels whose matches and challenges it tells of, as JSON."""
    status: NoticeboardStatus
    said: str
    """A digest of what it says."""
    returned: bool
    """Whether it was deleted once and sent again."""
    look_at: Moment
    """When to check again whether it has something new to say."""
    ended_at: Moment | None


class WaitingMatch(StoredRow, frozen=True):
    """A match under way."""

    id: MatchId
    since: Moment
    """Since when it has waited for the players who have yet to choose."""
    paused: bool
    """Whether its clocks stand still."""
