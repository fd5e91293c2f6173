"""Rows about queues."""

from bot.store.ids import ChannelId, GuildId, QueuedId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import QueuedStatus


class Queued(StoredRow, frozen=True):
    """A person who waits for an opponent in a game."""

    id: QueuedId
    guild_id: GuildId
    user_id: UserId
    game: str
    """Its name, regardless of the version of its rules."""
    pace: str
    wish: str
    channel_id: ChannelId
    """Where they asked."""
    open_to_all: bool
    """Whether everyone in the server can read that channel."""
    acceptance_id: int | None
    status: QueuedStatus
    joined_at: Moment
    looks_at: Moment
    expires_at: Moment
    seed: str | None
    seal: str
