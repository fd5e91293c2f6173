"""One run of the check: what the host asked for, what it has found, what it leaves behind."""

import asyncio
import secrets
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from bot.check.finding import Untried
from bot.check.host import Host
from bot.check.visitor import Visitor
from bot.face.letters.letter import Letter
from bot.face.screen import Block, Screen, Text
from bot.face.words import Words
from bot.store.ids import ChannelId, EventId, MessageId, UserId
from bot.wire.budget import DEFAULT_RATE, Budget
from bot.wire.courier import Courier

T = TypeVar("T")

MARK = "bushido-check"
"""Marks everything that a check posts, so that this or a later check can find it."""

THREAD_NAME = f"🔎 {MARK}"


@dataclass(frozen=True)
class Wishes:
    """The host's options."""

    server: str | None = None
    """By its id or its name."""
    channel: str | None = None
    without_history: str | None = None
    """A second channel, in which the bot may not read the message history."""
    person: int | None = None
    """Who gets the direct message; by default the application's owner."""
    yes: bool = False
    """Whether to post without asking."""


@dataclass
class TrialMessage:
    """A message of the check."""

    channel_id: ChannelId
    message_id: MessageId


@dataclass
class Walk:
    """Everything that lines pass on to later lines."""

    token: str
    wishes: Wishes
    words: Words
    host: Host
    client: Visitor
    stopped: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by Ctrl+C."""
    commands: list[dict[str, Any]] = field(init=False)
    """The commands as the bot sends them. This and the fields below are set once their lines have run."""
    guild: discord.Guild = field(init=False)
    """The chosen server."""
    channel: discord.TextChannel = field(init=False)
    text: TrialMessage = field(init=False)
    picture: TrialMessage = field(init=False)
    thread_id: ChannelId = field(init=False)
    in_thread: TrialMessage = field(init=False)
    event_id: EventId = field(init=False)
    visited: list[discord.TextChannel] = field(default_factory=list[discord.TextChannel])
    """Channels that may hold leftover threads, and whose servers may hold leftover events."""
    old_messages: list[discord.Message] = field(default_factory=list[discord.Message])
    """The bot's messages in the channel that are older than an hour, newest first."""
    left: list[TrialMessage] = field(default_factory=list[TrialMessage])
    """Every message known to have been posted, to be removed."""
    places: set[ChannelId] = field(default_factory=set[ChannelId])
    """Where something was posted, or may have been if the answer was lost."""
    left_threads: list[ChannelId] = field(default_factory=list[ChannelId])
    """Every thread that was asked for, whether or not it was opened."""
    courier: Courier = field(init=False)
    _sent: Iterator[int] = field(default_factory=lambda: iter(range(1_000)))
    _run: str = field(default_factory=lambda: secrets.token_hex(6))

    def __post_init__(self) -> None:
        self.courier = Courier(self.client, Budget(DEFAULT_RATE))

    @property
    def application(self) -> discord.AppInfo:
        """The application. Raise ValueError before the token is known."""
        if self.client.application is None:
            raise ValueError(self.client)
        return self.client.application

    @property
    def bot_id(self) -> int:
        """The bot's user id; 0 before the token is known."""
        return self.client.user.id if self.client.user else 0

    @property
    def host_id(self) -> UserId:
        """The person who runs the bot."""
        team = self.application.team
        owner = (team.owner_id if team else None) or self.application.owner.id
        return UserId(self.wishes.person or owner)

    def screen(self, key: str, *blocks: Block) -> Screen:
        """Return a message of the check, which says that it is one."""
        return Screen((Text(self.words(f"check-{key}")), *blocks, Text(f"-# 🔎 {MARK}")))

    def new_nonce(self) -> str:
        """Return a unique nonce."""
        return f"{self._run}-{next(self._sent)}"

    async def post(self, screen: Screen, channel_id: int, *, nonce: str = "") -> TrialMessage:
        """Send a message as the bot does, and note where it is."""
        place = ChannelId(channel_id)
        # Before sending: if the answer is lost, the message may be there all the same.
        self.places.add(place)
        letter = Letter(screen=screen, mark=MARK, channel_id=place)
        receipt = await self.courier.deliver(
            letter, nonce=nonce or self.new_nonce(), urgency=0, doubtful=False
        )
        posted = TrialMessage(place, receipt.message_id)
        self.left.append(posted)
        return posted

    async def unless_stopped(self, waiting: Awaitable[T]) -> T:
        """Wait for something. Raise Untried if the check is stopped first."""
        wanted, stopped = asyncio.ensure_future(waiting), asyncio.create_task(self.stopped.wait())
        try:
            await asyncio.wait({wanted, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not wanted.done():
                raise Untried("stopped")
            return wanted.result()
        finally:
            wanted.cancel()
            stopped.cancel()

    async def edit(self, posted: TrialMessage, screen: Screen) -> None:
        """Edit a message as the bot does."""
        letter = Letter(screen=screen, mark=MARK, channel_id=posted.channel_id, message_id=posted.message_id)
        await self.courier.deliver(letter, nonce="", urgency=0, doubtful=False)
