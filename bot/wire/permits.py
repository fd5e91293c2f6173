"""What the bot may do in a channel, as far as it knows without asking Discord."""

from typing import cast

import discord

from bot.face.adapter import Interaction
from bot.play.ground.refusals import Refusal


def is_shown(guild: discord.Guild) -> bool:
    """Return whether Discord shows a server now: in an outage it names the server, and nothing of it."""
    return not guild.unavailable and cast(discord.Member | None, guild.me) is not None


def is_away(client: discord.Client, guild_id: int | None) -> bool:
    """Return whether a server is in an outage: things that Discord says are gone may still be there."""
    guild = client.get_guild(guild_id or 0)
    return guild is not None and not is_shown(guild)


def takes_files(client: discord.Client, channel_id: int) -> bool:
    """Return whether files may be posted in a channel; True if that is unknown, as in DMs."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(channel.guild.me).attach_files


def is_open_to_all(client: discord.Client, channel_id: int) -> bool:
    """Return whether everyone in its server can read a channel; False if that is unknown."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return False
    return channel.permissions_for(channel.guild.default_role).view_channel


def barred_here(interaction: Interaction) -> Refusal | None:
    """Return why nothing can be posted where a person is, as Discord says with their interaction."""
    channel, permitted = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.Thread):
        return _barred(permitted, in_thread=False)
    if channel.is_private() and not permitted.manage_threads and not _has_joined(channel):
        return Refusal("stage-private-thread")
    return _barred(permitted, in_thread=True)


def barred_from(client: discord.Client, channel_id: int, *, edits: bool = False) -> Refusal | None:
    """Return why the bot cannot post or edit in a channel; None if it can, or as in DMs that is unknown."""
    channel = client.get_channel(channel_id)
    ruled_by = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(ruled_by, discord.abc.GuildChannel) or not is_shown(ruled_by.guild):
        return None
    permitted = ruled_by.permissions_for(ruled_by.guild.me)
    # Editing its own message needs no permission to send.
    if edits and permitted.view_channel:
        return None
    return _barred(permitted, in_thread=isinstance(channel, discord.Thread))


def _barred(permitted: discord.Permissions, *, in_thread: bool) -> Refusal | None:
    if not permitted.view_channel:
        return Refusal("stage-unseen")
    if in_thread:
        return None if permitted.send_messages_in_threads else Refusal("stage-thread")
    return None if permitted.send_messages else Refusal("stage-silent")


def _has_joined(thread: discord.Thread) -> bool:
    """Return whether the bot was added to a private thread: Discord tells it of no other."""
    known = thread.guild.get_thread(thread.id)
    return known is not None and known.me is not None
