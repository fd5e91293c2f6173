"""Greets a server that has added the bot, in the first place that accepts the greeting."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord
import structlog

from bot.face.letters.letter import Letter
from bot.face.server.welcome import FILE, SETTING_UP, welcome, welcome_by_dm
from bot.face.words import Words
from bot.play.delivery.deliveries import Deliveries
from bot.play.match.looking_up import Reading
from bot.play.privacy.servers import Joining
from bot.store import rows
from bot.store.ids import ChannelId, GuildId, UserId
from bot.store.moment import Moment
from bot.wire.courier import Courier, nonce_of
from bot.wire.denials import Denials
from bot.wire.known import Meaning, meaning
from bot.wire.permits import is_away, is_shown

log = structlog.get_logger()


def joining_of(guild: discord.Guild) -> Joining:
    """Return when a server that is shown added the bot, according to Discord."""
    since = guild.me.joined_at
    at = Moment(int(since.timestamp() * 1000)) if since else Moment(0)
    return Joining(GuildId(guild.id), str(guild.preferred_locale), at)


@dataclass(frozen=True)
class Welcome:
    """Finds the place for a greeting: a channel that everyone reads, or else the owner's DMs."""

    courier: Courier
    denials: Denials
    deliveries: Deliveries
    reading: Reading

    async def carry(self, parcel: rows.Parcel) -> None:
        """Greet a server; if Discord accepts the greeting nowhere, leave it out."""
        guild = self.courier.client.get_guild(int(parcel.subject))
        if guild is None:  # another process hears of the server
            await self.deliveries.put_off(parcel)
            return
        if not is_shown(guild):
            await self.deliveries.postpone(parcel)
            return
        for letter in letters(guild, Words(await self.reading.locale(GuildId(guild.id)))):
            try:
                await self.courier.deliver(
                    letter,
                    nonce=nonce_of(parcel, letter),
                    urgency=parcel.urgent,
                    doubtful=parcel.claims > 1,
                )
            except discord.HTTPException as error:
                log.info("not greeted here", guild=guild.id, code=error.code, status=error.status)
                if is_away(self.courier.client, guild.id):
                    await self.deliveries.postpone(parcel)
                    return
                what = meaning(error, dm=letter.user_id is not None)
                if what in {Meaning.LATER, Meaning.REVOKED}:
                    await self.deliveries.put_off(parcel)
                    return
                if what is Meaning.UNLISTED:
                    self.denials.tell(parcel.kind, error)
            else:
                break
        await self.deliveries.dropped(parcel)


def letters(guild: discord.Guild, words: Words) -> Iterator[Letter]:
    """Yield a server's greeting for each possible place, the best first."""
    screen = welcome(words)
    first = [guild.system_channel] if guild.system_channel else []
    for channel in dict.fromkeys((*first, *guild.text_channels)):
        permitted = channel.permissions_for(guild.me)
        if permitted.view_channel and permitted.send_messages:
            shown = screen if permitted.attach_files else screen.in_words()
            yield Letter(screen=shown, mark=SETTING_UP.custom_id, channel_id=ChannelId(channel.id))
    if guild.owner_id is not None:
        alone = welcome_by_dm(guild.name, words)
        yield Letter(screen=alone, mark=FILE, channel_id=None, user_id=UserId(guild.owner_id))
