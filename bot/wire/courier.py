"""Delivers a letter to Discord and reports the result."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import discord

from bot.face.adapter import files, layout, mentions
from bot.face.described import described
from bot.face.letters.letter import Letter
from bot.face.screen import Screen
from bot.store import rows
from bot.store.ids import ChannelId, MessageId
from bot.wire.budget import Budget
from bot.wire.permits import takes_files

LOOK_BACK = 50
"""How many messages to search for one that may have been sent already."""


@dataclass(frozen=True)
class Receipt:
    """Where a letter now is."""

    message_id: MessageId
    dm_channel_id: ChannelId | None


@dataclass(frozen=True)
class Courier:
    """Makes the bot's own requests, within its budget."""

    client: discord.Client
    budget: Budget

    async def deliver(self, letter: Letter, *, nonce: str, urgency: int, doubtful: bool) -> Receipt:
        """Send or edit a letter. Raise discord.HTTPException if Discord refuses it.

        A doubtful letter may have been sent by a process that died, so it is searched for first.
        """
        channel, dm_channel_id = await self._place(letter, urgency=urgency)
        screen = letter.screen
        if letter.user_id is None and not takes_files(self.client, letter.place):
            screen = described(screen)
        if letter.message_id is not None:
            await self._edit(channel, letter.message_id, screen, urgency=urgency)
            return Receipt(letter.message_id, dm_channel_id)
        # The nonce is not enough: Discord remembers it for a few minutes only.
        if doubtful:
            found = await self._find(channel, letter.mark)
            if found is not None:
                return Receipt(found, dm_channel_id)
        await self.budget.take(urgency=urgency)
        sending: Any = {"view": layout(screen), "allowed_mentions": mentions(screen)}
        if pictures := await files(screen, urgency):
            sending["files"] = pictures
        message = await channel.send(nonce=nonce, **sending)
        return Receipt(MessageId(message.id), dm_channel_id)

    async def _place(
        self, letter: Letter, *, urgency: int
    ) -> tuple[discord.PartialMessageable, ChannelId | None]:
        if letter.user_id is None:
            return self.client.get_partial_messageable(letter.place), None
        channel_id = letter.channel_id
        if channel_id is None:
            await self.budget.take(urgency=urgency)
            channel_id = ChannelId((await self.client.create_dm(discord.Object(letter.user_id))).id)
        private = discord.ChannelType.private
        return self.client.get_partial_messageable(channel_id, type=private), channel_id

    async def _edit(
        self, channel: discord.PartialMessageable, message_id: MessageId, screen: Screen, *, urgency: int
    ) -> None:
        await self.budget.take(urgency=urgency)
        editing: Any = {"view": layout(screen), "allowed_mentions": mentions(screen)}
        editing["attachments"] = await files(screen, urgency)  # replacing the earlier ones
        await channel.get_partial_message(message_id).edit(**editing)

    async def _find(self, channel: discord.PartialMessageable, mark: str) -> MessageId | None:
        await self.budget.take()
        async for message in channel.history(limit=LOOK_BACK):
            written = json.dumps([part.to_dict() for part in message.components], ensure_ascii=False)
            if message.author == self.client.user and mark in written:
                return MessageId(message.id)
        return None


def nonce_of(parcel: rows.Parcel, letter: Letter) -> str:
    """Return the nonce that makes a second attempt at the same parcel the same message for Discord.

    On a restored database a turn may be played again within minutes, so each run has different nonces. A
    message sent in place of a deleted one has a different nonce, too.
    """
    named = f"{parcel.lane}/{parcel.rank}/{parcel.generation}/{parcel.run}/{letter.instead_of}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]  # Discord's limit
