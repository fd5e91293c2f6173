"""The honor of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.honor import honor
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.options import ENGLISH


class Honor(commands.Cog):
    """Shows the ledger."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        bot.on_press("honor", self.pressed)

    @app_commands.command(name="honor", description=ENGLISH("command-honor"))
    @app_commands.guild_only()
    async def honor(self, interaction: discord.Interaction) -> None:
        """Show the server's honor board and one's own deeds."""

        async def work(visit: Visit) -> None:
            guild_id, _ = visit.home
            page = await self.bot.ledger.page(guild_id, visit.user_id, 0)
            await visit.answer.private(honor(page, visit.words))

        await self.bot.attend(interaction, work)

    async def pressed(self, visit: Visit) -> None:
        """Turn a page."""
        guild_id, _ = visit.home
        action = visit.press.action
        number = int(action) if action.isdecimal() else 0
        page = await self.bot.ledger.page(guild_id, visit.user_id, number)
        await visit.answer.update(honor(page, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Honor(bot))
