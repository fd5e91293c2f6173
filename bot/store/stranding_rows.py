"""Rows about what cannot be shown where it belongs."""

from bot.store.ids import ChannelId, GuildId
from bot.store.rows import StoredRow


class Stranding(StoredRow, frozen=True):
    """Something that cannot be shown in its channel, of which its people know."""

    subject: str
    channel_id: ChannelId
    kind: str
    guild_id: GuildId
    gone: bool
    """Whether the channel was deleted; else the bot may not write there."""
