"""Seasons: shown to everyone, closed by organisers."""

from discord import app_commands
from discord.ext import commands

from bot.face.screen import Screen, Text
from bot.face.standing.season import close_question, closed, season
from bot.play.ground.reach import WORD
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


@in_servers  # Discord sets this for whole groups only
class Season(commands.GroupCog, name="season", description=localised("command-season")):
    """The command and buttons of seasons."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("season", WORD, self.pressed)

    @app_commands.command(name="show", description=localised("command-season-show"))
    @attended()
    async def show(self, visit: Visit) -> None:
        """Show the current season, with buttons to earlier ones."""
        await visit.answer.private(await self._season(visit, None))

    async def pressed(self, visit: Visit) -> None:
        """Turn to another season, or close or plan the end of the current one."""
        match visit.press.action:
            case "ask":
                await ask_to_close(self.bot, visit)
            case "by-quarter" | "by-hand" as switch:
                await self._plan(visit, quarterly=switch == "by-quarter")
            case "close":
                await self._close(visit)
            case "keep":
                await visit.answer.update(Screen((Text(visit.words("season-close-kept")),)))
            case "look":
                # Pressed on the public announcement, which must not be redrawn for one reader.
                await visit.answer.private(await self._season(visit, visit.press.revision))
            case _:
                await visit.answer.update(await self._season(visit, visit.press.revision))

    async def _close(self, visit: Visit) -> None:
        guild_id, channel_id = visit.stage
        nth = visit.press.revision
        await self.play.seasons.close(
            guild_id=guild_id, channel_id=channel_id, standing=visit.standing, nth=nth
        )
        await visit.answer.update(closed(nth, visit.words))

    async def _plan(self, visit: Visit, *, quarterly: bool) -> None:
        guild_id, channel_id = visit.stage
        season = await self.play.seasons.plan(
            guild_id=guild_id, channel_id=channel_id, standing=visit.standing, quarterly=quarterly
        )
        await visit.answer.update(close_question(season, visit.words))

    async def _season(self, visit: Visit, nth: int | None) -> Screen:
        guild_id, _ = visit.home
        return season(await self.play.seasons.page(guild_id, nth), visit.words)


async def ask_to_close(bot: DuelBot, visit: Visit) -> None:
    """Ask an organiser whether to close the current season."""
    guild_id, _ = visit.home
    row = await bot.play.seasons.may_close(guild_id, visit.standing)
    await visit.show(close_question(row, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Season(bot))
