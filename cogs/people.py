"""Who may challenge whom."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.escape import escape
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class People(commands.Cog):
    """Blocks."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play

    @app_commands.command(name="block", description=localised("command-block"))
    @app_commands.describe(person=localised("option-block-person"))
    @attended()
    async def block(self, visit: Visit, person: discord.User) -> None:
        """Take no challenges from somebody."""
        await self.play.people.block(visit.user_id, UserId(person.id))
        await visit.tell("block-done", name=escape(person.display_name))

    @app_commands.command(name="unblock", description=localised("command-unblock"))
    @app_commands.describe(person=localised("option-unblock-person"))
    @attended()
    async def unblock(self, visit: Visit, person: discord.User) -> None:
        """Take challenges from somebody again."""
        await self.play.people.unblock(visit.user_id, UserId(person.id))
        await visit.tell("unblock-done", name=escape(person.display_name))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(People(bot))
