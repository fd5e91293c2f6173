"""The command tree, with an answer for what goes wrong before a command of ours is reached."""

from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot.play.ground.refusals import Refusal
from bot.wire.visit import Visit

OUTDATED = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""A client still shows a command as it was before an update."""


class Tree(app_commands.CommandTree[Any]):
    """Hands errors to the door through which everything else goes."""

    @override
    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Say what went wrong, or that something did."""

        async def work(_: Visit) -> None:
            if isinstance(error, OUTDATED):
                raise Refusal("command-outdated")
            raise error

        await interaction.client.attend(interaction, work)
