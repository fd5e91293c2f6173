"""Where things go that cannot be shown in their channel: to another channel, or to their players' DMs."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord
import structlog

from bot.face.letters.letter import Letter
from bot.play.delivery.deliveries import Deliveries
from bot.play.delivery.handling import HANDLING
from bot.play.delivery.stranding import MOST_TOLD, Concerned, LostChannel, Strandings
from bot.store import rows
from bot.store.ids import ChannelId, GuildId, UserId
from bot.wire.budget import Budget
from bot.wire.known import Meaning, meaning
from bot.wire.permits import barred_from

log = structlog.get_logger()

TRIES_UNTOLD = 10
"""Refusals by a channel before its players are told; by then a quarter of an hour has passed."""


@dataclass(frozen=True)
class Refuges:
    """Finds other channels, and tells players if there is none."""

    client: discord.Client
    budget: Budget
    deliveries: Deliveries
    strandings: Strandings

    async def leave_deleted(self, parcel: rows.Parcel, letter: Letter) -> None:
        """Move what belongs to a deleted channel to another, or keep it waiting and tell its players."""
        handling = HANDLING[parcel.kind]
        stays = handling.moved is None and handling.lost is None
        if letter.guild_id is None or letter.channel_id is None or stays:
            await self.deliveries.dropped(parcel)
            return
        guild = self.client.get_guild(letter.guild_id)
        # An outage, or another process's server: its channels are unknown, so nothing is decided.
        if guild is None:
            await self.deliveries.postpone(parcel)
            return
        if handling.moved is None:
            await self.deliveries.lost(parcel)
            return
        concerned = await self.strandings.concerned(parcel, letter.guild_id)
        if refuge := await self._refuge(guild, letter.channel_id, concerned):
            await self.deliveries.move(parcel, refuge)
        else:
            await self.strandings.tell(parcel, self._lost(guild, letter.channel_id, concerned, gone=True))
            await self.deliveries.wait(parcel)

    async def note_denied(self, parcel: rows.Parcel, letter: Letter) -> None:
        """Tell the players of a channel in which the bot may not write, once that has lasted long enough."""
        if parcel.tries + 1 < TRIES_UNTOLD or letter.guild_id is None or letter.channel_id is None:
            return
        guild = self.client.get_guild(letter.guild_id)
        if guild is None or letter.user_id is not None:  # the denial is of a DM
            return
        concerned = await self.strandings.concerned(parcel, letter.guild_id)
        await self.strandings.tell(parcel, self._lost(guild, letter.channel_id, concerned, gone=False))

    def _lost(
        self, guild: discord.Guild, lost: ChannelId, concerned: Concerned, *, gone: bool
    ) -> LostChannel:
        theirs = concerned.settings.report_channel_id
        organisers_read = (
            theirs not in {None, lost}
            and guild.get_channel(theirs or 0) is not None
            and barred_from(self.client, theirs or 0) is None
        )
        owner_id = UserId(guild.owner_id) if guild.owner_id else None
        return LostChannel(GuildId(guild.id), lost, gone, owner_id, organisers_read)

    async def _refuge(self, guild: discord.Guild, lost: ChannelId, concerned: Concerned) -> ChannelId | None:
        """Find a channel that everyone reads, or all those concerned, or the announcement channel."""
        open_to_us = [
            channel for channel in _channels(guild, lost) if not barred_from(self.client, channel.id)
        ]
        for channel in open_to_us:
            if channel.permissions_for(guild.default_role).view_channel:
                return ChannelId(channel.id)
        readers = await self._members(guild, concerned.people) if open_to_us else []
        for channel in open_to_us if len(readers) > 1 else ():  # else a private match may move to staff
            if all(channel.permissions_for(reader).view_channel for reader in readers):
                return ChannelId(channel.id)
        announced = concerned.settings.announce_channel_id
        return announced if any(channel.id == announced for channel in open_to_us) else None

    async def _members(self, guild: discord.Guild, people: tuple[UserId, ...]) -> list[discord.Member]:
        """Ask Discord for the roles of a few people; return nobody unless it answers for all present."""
        found: list[discord.Member] = []
        for user_id in people if len(people) <= MOST_TOLD else ():
            await self.budget.take()
            try:
                found.append(await guild.fetch_member(user_id))
            except discord.HTTPException as error:
                if meaning(error) is not Meaning.PERSON_GONE:
                    log.info("member not looked up", code=error.code, status=error.status)
                    return []
        return found


def _channels(guild: discord.Guild, lost: ChannelId) -> Iterator[discord.TextChannel]:
    """Yield the other channels of a server, first those in which everyone can write, unlike for rules."""
    first = [guild.system_channel] if guild.system_channel else []
    others = [channel for channel in dict.fromkeys((*first, *guild.text_channels)) if channel.id != lost]
    yield from sorted(
        others, key=lambda channel: not channel.permissions_for(guild.default_role).send_messages
    )
