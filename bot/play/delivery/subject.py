"""What each kind of message has: how it is read, what is noted of it, where it goes on."""

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
    """What any letter needs."""

    locale: str
    """The language of its reader: a server's, or a person's in a DM."""


@dataclass(frozen=True)
class Posted:
    """Where a parcel was posted, and when."""

    message_id: MessageId
    dm_channel_id: ChannelId | None
    at: Moment
    says: str = ""
    """A digest of what it says, where a letter has one."""
    to: UserId | None = None
    """Whose DM it is, where that was told."""


C_co = TypeVar("C_co", bound=ReadBy, covariant=True)


async def place_nothing(_tx: Tx, _parcel: rows.Parcel, _posted: Posted) -> None:
    """Note nothing of a message that is never touched again."""


@dataclass(frozen=True)
class Handling(Generic[C_co]):
    """What is done about one kind of parcel."""

    read: Callable[[Tx, rows.Parcel, Moment], Awaitable[C_co | None]]
    """Reads what it is about, at a time."""
    placed: Callable[[Tx, rows.Parcel, Posted], Awaitable[None]] = place_nothing
    """Notes where it was posted."""
    moved: Callable[[Tx, rows.Parcel, ChannelId, Moment], Awaitable[None]] | None = None
    """Has it go on in another channel, where its own is gone; None for what is for nobody else to read."""
    lost: Callable[[Tx, rows.Parcel, Moment], Awaitable[None]] | None = None
    """Notes that it was deleted and is not sent anew."""
    insists: bool = False
    """Whether a DM is tried again where Discord only found us too eager: nothing else says what it says."""


async def locale_of(tx: Tx, guild_id: GuildId) -> str:
    """Return the language of what everyone in a server reads."""
    return (await settings_of(tx, guild_id)).locale
