"""What the bot may do in a channel, as far as it knows without asking Discord."""

import discord


def takes_files(client: discord.Client, channel_id: int) -> bool:
    """Tell whether files may be posted in a channel; yes, where that is not known, as in DMs."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(channel.guild.me).attach_files
