"""What each kind of message defines: how to read it, what to store once it is posted, how to move it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.play.guild.guild_settings import settings_of
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MessageId, UserId
from bot.store.moment import Moment


@dataclass(frozen=True)
class ReadBy:
    """What every letter needs."""

    locale: str
    """The reader's language: a server's, or a person's in a DM."""


@dataclass(frozen=True)
class Posted:
    """Where a parcel was posted, and when."""

    message_id: MessageId
    dm_channel_id: ChannelId | None
    at: Moment
    says: str = ""
    """A digest of its text, for letters that have one."""
    to: UserId | None = None
    """The recipient of a DM, if known."""


C_co = TypeVar("C_co", bound=ReadBy, covariant=True)


async def place_nothing(_tx: Tx, _parcel: rows.Parcel, _posted: Posted) -> None:
    """Store nothing: the message is never touched again."""


@dataclass(frozen=True)
class Handling(Generic[C_co]):
    """How to handle one kind of parcel."""

    read: Callable[[Tx, rows.Parcel, Moment], Awaitable[C_co | None]]
    """Reads its content, as of a given time."""
    placed: Callable[[Tx, rows.Parcel, Posted], Awaitable[None]] = place_nothing
    """Stores where it was posted."""
    moved: Callable[[Tx, rows.Parcel, ChannelId, Moment], Awaitable[None]] | None = None
    """Moves it to another channel if its own is gone; None for what others must not read."""
    lost: Callable[[Tx, rows.Parcel, Moment], Awaitable[None]] | None = None
    """Stores that it was deleted and is not sent again."""
    insists: bool = False
    """Whether a DM refused only for a rate limit is tried again, since nothing else says what it says."""


async def locale_of(tx: Tx, guild_id: GuildId) -> str:
    """Return the language of a server's public messages."""
    return (await settings_of(tx, guild_id)).locale
