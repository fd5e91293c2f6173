"""The rules, the fighters, and help."""

from discord import app_commands
from discord.ext import commands

from bot.face.learning.help import help_screen
from bot.face.learning.library import role_screen, roster_screen, rules_screen
from bot.face.learning.sheets import sheet_screen
from bot.face.registry.first_steps import FIRST_PAGE
from bot.face.screen import Screen
from bot.play.ground.reach import WORD
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class Library(commands.Cog):
    """The commands and buttons of these pages."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        bot.on_press("rules", WORD, self.rules_pressed)
        bot.on_press("fighters", WORD, self.fighters_pressed)
        bot.on_press("sheet", WORD, self.sheet_pressed)
        bot.on_press("help", WORD, self.help_pressed)

    @app_commands.command(name="rules", description=localised("command-rules"))
    @attended()
    async def rules(self, visit: Visit) -> None:
        """Show the first page of the rules."""
        await visit.answer.private(await self._page(visit, FIRST_PAGE))

    @app_commands.command(name="fighters", description=localised("command-fighters"))
    @attended()
    async def fighters(self, visit: Visit) -> None:
        """Show the list of fighters."""
        await visit.answer.private(roster_screen(visit.words, played=await self._played(visit)))

    @app_commands.command(name="help", description=localised("command-help"))
    @attended()
    async def help(self, visit: Visit) -> None:
        """Say what the bot can do."""
        await visit.answer.private(help_screen(visit.words, played=await self._played(visit)))

    async def rules_pressed(self, visit: Visit) -> None:
        """Turn to a page of the rules."""
        await visit.show(await self._page(visit, _wanted(visit)))

    async def fighters_pressed(self, visit: Visit) -> None:
        """Show a fighter, or the list again."""
        await visit.show(role_screen(visit.words, _wanted(visit), await self._played(visit)))

    async def sheet_pressed(self, visit: Visit) -> None:
        """Show the sheet of a role on offer."""
        role = visit.given.choice_or(visit.press.parts[0])
        await visit.show(sheet_screen(visit.words, visit.press, role))

    async def help_pressed(self, visit: Visit) -> None:
        """Show the commands on one topic."""
        await visit.show(help_screen(visit.words, _wanted(visit), await self._played(visit)))

    async def _page(self, visit: Visit, page: str) -> Screen:
        played = await self._played(visit)
        return rules_screen(visit.words, page, played, pictured=visit.answer.draws)

    async def _played(self, visit: Visit) -> tuple[str, ...]:
        return await self.bot.play.reading.games(visit.guild_id)


def _wanted(visit: Visit) -> str:
    return visit.given.choice_or(visit.press.action)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Library(bot))
