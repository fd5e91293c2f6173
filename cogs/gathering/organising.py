"""Organisers' commands: tournaments and their repairs, the end of a season, the noticeboard.

Discord hides commands by their root, so they share one that players' commands do not use.
"""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.play.ground.reach import CUP, WORD
from bot.store.ids import GatheringId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering.actions import GatheringActions
from cogs.gathering.tournament_calling import TournamentCalling
from cogs.gathering.tournament_choice import meant, offer_tournaments
from cogs.gathering.tournament_repairs import WHICH, TournamentRepairs
from cogs.server.noticeboards import open_noticeboard
from cogs.standing.seasons import ask_to_close


@in_servers  # Discord sets this for whole groups only
@app_commands.default_permissions(manage_guild=True)  # bot.play checks who may use it
class Organising(commands.GroupCog, name="organise", description=localised("command-organise")):
    """Tournaments, seasons and the noticeboard; messages and ``/help`` have buttons for the same."""

    tournament = app_commands.Group(name="tournament", description=localised("command-organise-tournament"))
    season = app_commands.Group(name="season", description=localised("command-season"))

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.entry = GatheringActions(bot)
        self.calling = TournamentCalling(bot, self.entry)
        bot.on_press("outline", WORD, self.calling.pressed)
        bot.on_press("cup", CUP, self.calling.weekly.pressed)
        # A GroupCog always has one; discord.py types it as for any cog.
        if self.app_command is not None:
            self.app_command.add_command(TournamentRepairs(bot))

    @tournament.command(name="create", description=localised("command-organise-tournament-create"))
    @attended()
    async def create(self, visit: Visit) -> None:
        """Open the panel for a new tournament, for organisers only."""
        await self.calling.open(visit)

    @tournament.command(name="weekly", description=localised("command-organise-tournament-weekly"))
    @attended()
    async def weekly(self, visit: Visit) -> None:
        """List the weekly tournaments, for organisers only."""
        await self.calling.weekly.list(visit)

    @tournament.command(name="begin", description=localised("command-organise-tournament-begin"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def begin(self, visit: Visit, tournament: str | None = None) -> None:
        """Begin it early, or if it has no set time."""
        await self._about(visit, tournament, self.entry.begin)

    @tournament.command(name="cancel", description=localised("command-organise-tournament-cancel"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def cancel(self, visit: Visit, tournament: str | None = None) -> None:
        """Call it off, after a confirmation."""
        await self._about(visit, tournament, self.entry.ask_to_cancel)

    @season.command(name="close", description=localised("command-organise-season-close"))
    @attended()
    async def close(self, visit: Visit) -> None:
        """Ask an organiser whether to close the current season."""
        await ask_to_close(self.bot, visit)

    @app_commands.command(name="noticeboard", description=localised("command-organise-noticeboard"))
    @attended()
    async def noticeboard(self, visit: Visit) -> None:
        """Show an organiser the noticeboard of this server."""
        await open_noticeboard(self.bot, visit)

    async def _about(
        self, visit: Visit, tournament: str | None, do: Callable[[Visit, GatheringId], Awaitable[None]]
    ) -> None:
        await do(visit, await meant(self.bot, visit, tournament, "sign-up"))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Organising(bot))
