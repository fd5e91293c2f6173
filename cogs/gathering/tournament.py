"""A server's tournaments: entering and viewing them; the duels are played like any other."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.play.ground.given import number
from bot.play.ground.reach import GATHERING, OWN_MATCH
from bot.play.ground.refusals import Unreadable
from bot.store.ids import GatheringId, UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering.actions import GatheringActions
from cogs.gathering.reserving import Reserving
from cogs.gathering.tournament_actions import TournamentActions
from cogs.gathering.tournament_choice import Phase, meant, offer_begun, offer_tournaments
from cogs.gathering.tournament_repairs import WHICH
from cogs.options import check_role, offer_roles


@in_servers  # Discord sets this for whole groups only
class Tournaments(commands.GroupCog, name="tournament", description=localised("command-tournament")):
    """The commands and buttons of tournaments."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.entry = GatheringActions(bot)
        self.actions = TournamentActions(bot)
        bot.on_press("tournament", GATHERING, self.pressed)
        bot.on_press("reserve", OWN_MATCH, Reserving(bot).pressed)

    @app_commands.command(name="join", description=localised("command-tournament-join"))
    @app_commands.describe(fighter=localised("option-challenge-fighter"), tournament=WHICH)
    @app_commands.autocomplete(fighter=offer_roles, tournament=offer_tournaments)
    @attended()
    async def join(self, visit: Visit, fighter: str | None = None, tournament: str | None = None) -> None:
        """Enter a tournament, even after it has begun."""

        async def enter(visit: Visit, one: GatheringId) -> None:
            if fighter is None:
                await self.entry.ask_role(visit, one)
            else:
                await self.entry.join(visit, one, check_role(fighter))

        await self._about(visit, tournament, "any", enter)

    @app_commands.command(name="leave", description=localised("command-tournament-leave"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def leave(self, visit: Visit, tournament: str | None = None) -> None:
        """Withdraw from sign-up; once it has begun, drop out after a confirmation."""
        await self._about(visit, tournament, "any", self.entry.leave)

    @app_commands.command(name="checkin", description=localised("command-tournament-checkin"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def checkin(self, visit: Visit, tournament: str | None = None) -> None:
        """Check in."""
        await self._about(visit, tournament, "sign-up", self.entry.check_in)

    @app_commands.command(name="status", description=localised("command-tournament-status"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def status(self, visit: Visit, tournament: str | None = None) -> None:
        """Show how it stands, and where this player stands."""
        await self._about(visit, tournament, "any", self.actions.status)

    @app_commands.command(name="bracket", description=localised("command-tournament-bracket"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_begun)
    @attended()
    async def bracket(self, visit: Visit, tournament: str | None = None) -> None:
        """Show the bracket, in words and as a picture."""
        await self._about(visit, tournament, "begun", self.actions.bracket)

    @app_commands.command(name="changes", description=localised("command-tournament-changes"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_begun)
    @attended()
    async def changes(self, visit: Visit, tournament: str | None = None) -> None:
        """Show the organisers' repairs and their reasons."""
        await self._about(visit, tournament, "begun", self.actions.changes)

    async def pressed(self, visit: Visit) -> None:
        """Answer the controls of a tournament's message and of its lists and forms."""
        actions, one, page = self.actions, GatheringId(visit.named), visit.press.revision
        action, detail = visit.press.parts
        match action, detail:
            case "bracket", _:
                await actions.bracket(visit, one)
            case "round", first:
                # A button carries its round; a list gives the chosen one.
                await actions.bracket(visit, one, number(first or visit.given.choice), page)
            case "mine", _:
                await actions.mine(visit, one)
            case "people", _:
                await actions.people(visit, one, page)
            case "changes", _:
                await actions.changes(visit, one, page)
            case "sure", action:
                await actions.mend(visit, one, action)
            case _:
                await self._organise(visit, action, detail)

    async def _organise(self, visit: Visit, action: str, detail: str) -> None:
        """Answer the controls of the organiser's desk."""
        actions, one, page = self.actions, GatheringId(visit.named), visit.press.revision
        match action, detail:
            case "organise", _:
                await actions.desk(visit, one)
            case (("override" | "undo"), _):
                await actions.list_duels(visit, one, action, page)
            case "remove", _:
                await actions.list_people(visit, one, page)
            case (("replace" | "instead"), _) | ("choose", "replace"):
                await self._replace(visit, action, detail)
            case "choose", "remove":
                await actions.ask_to_remove(visit, one, UserId(visit.given.number))
            case "choose", action:
                await actions.ask_about_duel(visit, one, action, visit.given.choice)
            case "pause", _:
                await actions.ask_to_pause(visit, one)
            case "resume", _:
                await actions.ask_to_resume(visit, one)
            case "keep", _:
                await actions.tell(visit, "tournament-kept")
            case _:
                raise Unreadable

    async def _replace(self, visit: Visit, action: str, detail: str) -> None:
        """Ask an organiser whom a reserve replaces, then who the reserve is, then why."""
        actions, one = self.actions, GatheringId(visit.named)
        if action == "replace":
            await actions.list_to_replace(visit, one, visit.press.revision)
            return
        chosen = UserId(visit.given.number)
        if action == "choose":
            await actions.ask_who_instead(visit, one, chosen)
        else:
            person = await self.bot.roll_call.member(visit.home[0], chosen)
            await actions.ask_to_replace(visit, one, UserId(number(detail)), person)

    async def _about(
        self,
        visit: Visit,
        tournament: str | None,
        phase: Phase,
        do: Callable[[Visit, GatheringId], Awaitable[None]],
    ) -> None:
        await do(visit, await meant(self.bot, visit, tournament, phase))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Tournaments(bot))
