"""The puzzle of the day: shown privately, answered once."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from bot.face.screen import Screen
from bot.face.solo.puzzle import dividing, puzzle_screen
from bot.face.solo.puzzle_week import puzzle_week_screen
from bot.play.ground.given import one
from bot.play.ground.reach import WORD
from bot.play.ground.refusals import Gone, Unreadable
from bot.play.solo.puzzles import NOWHERE, PuzzlePage, read_points
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from players.reckoning import POINTS


class PuzzleHall(commands.Cog):
    """The command and controls of the puzzle of the day."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("puzzle", WORD, self.pressed)

    @app_commands.command(name="puzzle", description=localised("command-puzzle"))
    @attended()
    async def puzzle(self, visit: Visit) -> None:
        """Show today's puzzle."""
        await visit.answer.private(await self._asked(visit))

    async def pressed(self, visit: Visit) -> None:
        """Show a view of the puzzle, take an answer, or open the form that divides the points."""
        action, card = visit.press.parts
        match action:
            case "open":
                await visit.answer.private(await self._asked(visit))
            case "today":
                await visit.show(await self._asked(visit))
            case "position" | "question":
                await visit.show(await self._asked(visit, action))
            case "week":
                guild_id, _ = visit.home
                week = await self.play.puzzles.week(guild_id, visit.user_id)
                await visit.show(puzzle_week_screen(week, visit.words))
            case "card":
                await self._answer(visit, {card or "": POINTS})
            case "divide":
                page = await self._today(visit)
                # A form for another day's cards would be filled in for nothing.
                if page.day != visit.press.revision:
                    raise Gone("puzzle-over")
                await visit.answer.ask(dividing(page, visit.words))
            case "divided":
                fields = visit.given.fields.items()
                await self._answer(
                    visit, {name: read_points(one(written or ("",))) for name, written in fields}
                )
            case _:
                raise Unreadable

    async def _answer(self, visit: Visit, shares: Mapping[str, int]) -> None:
        page = await self.play.puzzles.answer(
            visit.press.revision,
            shares,
            user_id=visit.user_id,
            guild_id=visit.guild_id or NOWHERE,
            pictured=visit.answer.draws,
        )
        await visit.show(puzzle_screen(page, visit.words, here=visit.guild_id is not None))

    async def _asked(self, visit: Visit, shown: str = "") -> Screen:
        here = visit.guild_id is not None
        return puzzle_screen(await self._today(visit), visit.words, here=here, shown=shown)

    async def _today(self, visit: Visit) -> PuzzlePage:
        return await self.play.puzzles.today(visit.user_id, pictured=visit.answer.draws)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(PuzzleHall(bot))
