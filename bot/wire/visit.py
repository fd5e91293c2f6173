"""One interaction of a person (a command, a press or a submitted form), with all that answering it takes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord

from bot.face.adapter import Interaction
from bot.face.press import Press
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.play.ground.given import Given
from bot.play.ground.reach import About, Thing
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.guild.organisers import Standing
from bot.store.ids import ChannelId, GuildId, MessageId, RoleId, UserId
from bot.wire.answer import Answer
from bot.wire.permits import barred_here


@dataclass(frozen=True)
class Visit:
    """Who did what, where, and how to answer."""

    answer: Answer
    words: Words
    """In the language that this person reads: the one they chose, or their client's."""
    user_id: UserId
    guild_id: GuildId | None
    channel_id: ChannelId
    press: Press = field(default_factory=lambda: Press("none"))
    """What was pressed, or which form was submitted."""
    given: Given = field(default_factory=Given)
    """What was chosen or written."""
    named: str = ""
    """The id of what a press is about, its own or chosen from a list; within this person's reach."""
    by_dm: bool = True
    """Whether this person can be promised a DM."""

    @property
    def id(self) -> int:
        """The interaction's id: the same when Discord delivers it twice, greater for later ones."""
        return self.answer.interaction.id

    @property
    def prompt_id(self) -> MessageId | None:
        """The message whose control was used, unless that is a private panel."""
        message = self.answer.interaction.message
        return MessageId(message.id) if message and not message.flags.ephemeral else None

    @property
    def in_panel(self) -> bool:
        """Whether it was done in a private panel, which an update redraws."""
        message = self.answer.interaction.message
        return message is not None and message.flags.ephemeral

    def names(self, about: About) -> str | None:
        """Return the id of what a press is about, its own or a chosen one; None if it cannot be read."""
        if self.press.id or not isinstance(about, Thing):
            return self.press.id
        try:
            return self.given.choice
        except Unreadable:
            return None

    @property
    def home(self) -> tuple[GuildId, ChannelId]:
        """The server and channel where it happened. Raise Refusal outside a server."""
        if self.guild_id is None:
            raise Refusal("guild-only")
        return self.guild_id, self.channel_id

    @property
    def stage(self) -> tuple[GuildId, ChannelId]:
        """The server and channel where it happened, for posting there.

        Raise Refusal outside a server, or if the bot may not speak.
        """
        home = self.home
        if self.barred is not None:
            raise self.barred
        return home

    @property
    def barred(self) -> Refusal | None:
        """Why nothing can be posted where it happened; None if something can."""
        return barred_here(self.answer.interaction)

    @property
    def standing(self) -> Standing:
        """The person's standing in the server at this moment. Raise Refusal outside a server."""
        return standing_of(self.answer.interaction)

    async def show(self, screen: Screen) -> None:
        """Continue in the private panel that was used; from anywhere else, open one."""
        await (self.answer.update if self.in_panel else self.answer.private)(screen)

    async def tell(self, key: str, **facts: str | int) -> None:
        """Say one sentence that only this person sees."""
        await self.answer.private(Screen((Text(self.words(key, **facts)),)))


def standing_of(interaction: Interaction) -> Standing:
    """Return a person's standing in the server at this moment. Raise Refusal outside a server."""
    member, permitted = interaction.user, interaction.permissions
    if not isinstance(member, discord.Member):
        raise Refusal("guild-only")
    roles = frozenset(RoleId(role.id) for role in member.roles if not role.is_default())
    manages = permitted.manage_guild or permitted.administrator
    return Standing(GuildId(member.guild.id), UserId(member.id), roles, manages)


Handler = Callable[[Visit], Awaitable[None]]
