"""Where the bot can be used: in servers that have installed it, and in direct messages with it.

Discord also lets users install an application for themselves and use it in servers without it and in messages
among others. Nothing can be played there: the bot could not post a board.
"""

import discord
from discord import app_commands

from bot.face.adapter import Interaction

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)

in_servers = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Offers a command in servers only; the library's ``guild_only`` does not exclude direct messages."""


def is_elsewhere(client: discord.Client, interaction: Interaction) -> bool:
    """Return whether a person uses the bot where it is absent, having installed it for themselves."""
    if interaction.context.private_channel:
        return True
    if interaction.guild_id is None or interaction.is_guild_integration():
        return False
    return client.get_guild(interaction.guild_id) is None
