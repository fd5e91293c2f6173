"""The local Discord besides its people: the server, its channels, the bot."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LocalGuild:
    """A server."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of the server, or the direct messages between one person and the bot."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Server:
    """Another server and its only channel."""

    guild: LocalGuild
    channel: Channel


@dataclass(frozen=True, slots=True)
class Role:
    """A role of the server."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Account:
    """An account without a person: the bot's."""

    id: int
    name: str
