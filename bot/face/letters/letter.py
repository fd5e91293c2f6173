"""A letter: what a message says, and where it goes."""

from dataclasses import dataclass

from bot.face.screen import Screen
from bot.store.ids import ChannelId, GuildId, MessageId, UserId


@dataclass(frozen=True)
class Opening:
    """A thread to open from a message."""

    message_id: MessageId
    name: str


@dataclass(frozen=True, kw_only=True)
class Letter:
    """A screen and where it goes."""

    screen: Screen
    mark: str
    """A text or custom id that identifies this message in its channel, even after a crash."""
    channel_id: ChannelId | None
    """None for a DM that has not been opened yet."""
    otherwise: ChannelId | None = None
    """A fallback channel for when the bot cannot write to the first."""
    user_id: UserId | None = None
    """Whose DM it is; None for a server's channel."""
    guild_id: GuildId | None = None
    """The server that it is about."""
    message_id: MessageId | None = None
    """The message to edit; None to send a new one."""
    replace: bool = False
    """Whether to send the message again if it was deleted."""
    instead_of: MessageId | None = None
    """The deleted message that this one replaces."""
    opens: Opening | None = None
    """The thread to open in the channel first, in which the letter is then posted."""
    in_thread: bool = False
    """Whether the channel is the thread of a match."""
    waits: bool = False
    """Whether it waits for its time, or for the board from which its thread will be opened."""
    says: str = ""
    """A digest of its screen, for a letter that is sent only if the screen is new."""

    @property
    def place(self) -> int:
        """The channel it goes to. Raise ValueError for a DM that has not been opened yet."""
        if self.channel_id is None:
            raise ValueError(self)
        return self.channel_id
