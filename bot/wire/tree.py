"""The command tree, with answers for errors before a command of ours is reached."""

import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot.play.ground.refusals import Refusal
from bot.store.errors import StoreError
from bot.wire.installed import is_elsewhere
from bot.wire.known import Meaning, meaning
from bot.wire.visit import Visit, standing_of

OUTDATED = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""Errors from clients that still show a command as it was before an update."""


class LateChoices(logging.Filter):
    """Drops the library's log entries for choices that came too late: nobody waits for them.

    The next letter typed asks again. The library offers no other way to catch this.
    """

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        error = record.exc_info[1] if record.exc_info else None
        late = isinstance(error, discord.HTTPException) and meaning(error) in {
            Meaning.TOO_LATE,
            Meaning.LATER,
        }
        return not late


logging.getLogger("discord.app_commands.tree").addFilter(LateChoices())


class Tree(app_commands.CommandTree[Any]):
    """Passes errors to the handler of all other interactions."""

    @override
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Offer no choices where the bot is absent, nor organisers' choices to others.

        A command that is used, not typed, is refused by its handler or by the play.
        """
        typing = interaction.type is discord.InteractionType.autocomplete
        if not typing or await self._may_be_offered(interaction):
            return True
        with suppress(discord.HTTPException):
            await interaction.response.autocomplete([])
        return False

    async def _may_be_offered(self, interaction: discord.Interaction[Any]) -> bool:
        if is_elsewhere(interaction.client, interaction):
            return False
        name = (interaction.data or {}).get("name", "")
        if getattr(self.get_command(str(name)), "default_permissions", None) is None:
            return True
        try:
            return await interaction.client.play.settings_book.organises(standing_of(interaction))
        except (Refusal, StoreError):
            return False

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
