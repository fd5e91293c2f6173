"""A player's own honor, and what deeds are worth."""

from discord import app_commands
from discord.ext import commands

from bot.face.screen import Screen
from bot.face.standing.honor import honor, worth
from bot.play.ground.reach import WORD
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class Honor(commands.Cog):
    """The command and buttons of the ledger."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("honor", WORD, self.pressed)

    @app_commands.command(name="honor", description=localised("command-honor"))
    @in_servers
    @attended()
    async def honor(self, visit: Visit) -> None:
        """Show the player's honor, deed by deed."""
        await visit.answer.private(await self._own(visit, 0))

    async def pressed(self, visit: Visit) -> None:
        """Turn a page, or show what deeds are worth."""
        if visit.press.action == "worth":
            await visit.answer.update(worth(visit.words))
        else:
            await visit.answer.update(await self._own(visit, visit.press.revision))

    async def _own(self, visit: Visit, number: int) -> Screen:
        guild_id, _ = visit.home
        page = await self.play.ledger.page(guild_id, visit.user_id, number)
        return honor(page, visit.words)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Honor(bot))
