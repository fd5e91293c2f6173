"""Leaderboards and profiles."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.face.escape import plain
from bot.face.screen import Screen
from bot.face.standing.boards import leaderboard
from bot.face.standing.profile import profile
from bot.play.ground.reach import WORD
from bot.play.ground.refusals import Refusal
from bot.play.standing.boards import HONOR, board_names
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


def board_choices() -> list[Choice[str]]:
    """Return every board."""
    return [
        Choice(name=localised(f"choice-board-{board.replace('.', '-')}"), value=board)
        for board in board_names()
    ]


class Records(commands.Cog):
    """The commands and buttons of leaderboards and profiles."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("board", WORD, self.pressed)

    @app_commands.command(name="leaderboard", description=localised("command-leaderboard"))
    @app_commands.describe(board=localised("option-leaderboard-board"))
    @app_commands.choices(board=board_choices())
    @in_servers
    @attended()
    async def leaderboard(self, visit: Visit, board: str = HONOR) -> None:
        """Show the first page of a board."""
        # A client may still hold an earlier version's list.
        if board not in board_names():
            raise Refusal("unknown-option", text=plain(board))
        await visit.answer.private(await self._board(visit, board, 0))

    @app_commands.command(name="profile", description=localised("command-profile"))
    @app_commands.describe(person=localised("option-profile-person"))
    @in_servers
    @attended()
    async def profile(self, visit: Visit, person: discord.User | None = None) -> None:
        """Show a person's profile on this server, by default the player's own."""
        whom, (guild_id, _) = person or visit.answer.interaction.user, visit.home
        page = await self.play.profiles.of(guild_id, UserId(whom.id), visit.user_id)
        own = whom.id == visit.user_id
        await visit.answer.private(profile(page, whom.display_name, visit.words, own=own))

    async def pressed(self, visit: Visit) -> None:
        """Turn to another page or board; from a public message, open a private panel."""
        board = visit.given.choice_or(visit.press.action)
        screen = await self._board(visit, board, visit.press.revision)
        await visit.show(screen)

    async def _board(self, visit: Visit, board: str, number: int) -> Screen:
        guild_id, _ = visit.home
        return leaderboard(await self.play.boards.page(guild_id, visit.user_id, board, number), visit.words)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Records(bot))
