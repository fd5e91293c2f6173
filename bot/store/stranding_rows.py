"""Rows about what cannot be shown in its channel."""

from bot.store.ids import ChannelId, GuildId
from bot.store.rows import StoredRow


class Stranding(StoredRow, frozen=True):
    """Something that cannot be shown in its channel; its players have been told."""

    subject: str
    channel_id: ChannelId
    kind: str
    guild_id: GuildId
    gone: bool
    """Whether the channel was deleted; otherwise the bot may not write there."""
