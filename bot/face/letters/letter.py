"""A letter: what a message is to say, and where it belongs."""

from dataclasses import dataclass

from bot.face.screen import Screen
from bot.store.ids import ChannelId, GuildId, MessageId, UserId


@dataclass(frozen=True)
class Opening:
    """A thread to be opened from a message."""

    message_id: MessageId
    name: str


@dataclass(frozen=True, kw_only=True)
class Letter:
    """A screen and where it belongs."""

    screen: Screen
    mark: str
    """Something that only this message in its channel carries, by which it is known again after a crash."""
    channel_id: ChannelId | None
    """None for a DM that has not been opened yet."""
    otherwise: ChannelId | None = None
    """Another channel that it may stand in, where its own cannot be written to."""
    user_id: UserId | None = None
    """Whose DM it is; None for a server's channel."""
    guild_id: GuildId | None = None
    """The server that it is about."""
    message_id: MessageId | None = None
    """The message to edit; None to send a new one."""
    replace: bool = False
    """Whether a message that was deleted is sent anew."""
    instead_of: MessageId | None = None
    """The message that was deleted and is sent anew."""
    opens: Opening | None = None
    """The thread that is to be opened in the channel first, and in which the letter then stands."""
    in_thread: bool = False
    """Whether the channel is the thread of a match."""
    waits: bool = False
    """Whether it waits for its time, or for the board of its match, from which its thread is to be opened."""
    says: str = ""
    """A digest of its screen, where it is sent only if that is new."""

    @property
    def place(self) -> int:
        """The channel it belongs to. Raise ValueError for a DM that has not been opened yet."""
        if self.channel_id is None:
            raise ValueError(self)
        return self.channel_id
