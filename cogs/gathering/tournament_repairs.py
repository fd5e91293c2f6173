"""An organiser's repairs by slash command; each opens the same form as its button."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.store.ids import GatheringId, UserId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering.tournament_actions import TournamentActions
from cogs.gathering.tournament_choice import meant, offer_overrides, offer_tournaments, offer_undos

WHICH = localised("option-tournament-which")


class TournamentRepairs(app_commands.Group):
    """An organiser's repairs."""

    def __init__(self, bot: DuelBot) -> None:
        super().__init__(name="repair", description=localised("command-organise-repair"))
        self.bot = bot
        self.actions = TournamentActions(bot)

    @app_commands.command(name="override", description=localised("command-organise-repair-override"))
    @app_commands.describe(duel=localised("option-tournament-duel"), tournament=WHICH)
    @app_commands.autocomplete(duel=offer_overrides, tournament=offer_tournaments)
    @attended()
    async def override(self, visit: Visit, duel: str, tournament: str | None = None) -> None:
        """Name a duel's winner."""
        await self._about(
            visit,
            tournament,
            lambda _, one: self.actions.ask_about_duel(visit, one, "override", duel),
        )

    @app_commands.command(name="undo", description=localised("command-organise-repair-undo"))
    @app_commands.describe(duel=localised("option-tournament-duel"), tournament=WHICH)
    @app_commands.autocomplete(duel=offer_undos, tournament=offer_tournaments)
    @attended()
    async def undo(self, visit: Visit, duel: str, tournament: str | None = None) -> None:
        """Undo the last decision on a duel."""
        await self._about(
            visit, tournament, lambda _, one: self.actions.ask_about_duel(visit, one, "undo", duel)
        )

    @app_commands.command(name="remove", description=localised("command-organise-repair-remove"))
    @app_commands.describe(person=localised("option-tournament-person"), tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def remove(self, visit: Visit, person: discord.User, tournament: str | None = None) -> None:
        """Remove a player."""
        await self._about(
            visit,
            tournament,
            lambda _, one: self.actions.ask_to_remove(visit, one, UserId(person.id)),
        )

    @app_commands.command(name="replace", description=localised("command-organise-repair-replace"))
    @app_commands.describe(
        person=localised("option-tournament-replaced"),
        reserve=localised("option-tournament-reserve"),
        tournament=WHICH,
    )
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def replace(
        self, visit: Visit, person: discord.User, reserve: discord.User, tournament: str | None = None
    ) -> None:
        """Ask a reserve to replace a player."""
        await self._about(
            visit,
            tournament,
            lambda _, one: self.actions.ask_to_replace(visit, one, UserId(person.id), reserve),
        )

    @app_commands.command(name="pause", description=localised("command-organise-repair-pause"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def pause(self, visit: Visit, tournament: str | None = None) -> None:
        """Stop the clocks."""
        await self._about(visit, tournament, self.actions.ask_to_pause)

    @app_commands.command(name="resume", description=localised("command-organise-repair-resume"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def resume(self, visit: Visit, tournament: str | None = None) -> None:
        """Restart the clocks."""
        await self._about(visit, tournament, self.actions.ask_to_resume)

    async def _about(
        self,
        visit: Visit,
        tournament: str | None,
        ask: Callable[[Visit, GatheringId], Awaitable[None]],
    ) -> None:
        await ask(visit, await meant(self.bot, visit, tournament, "under way"))
