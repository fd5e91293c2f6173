"""Tournaments of a whole server: called, entered, begun and looked at; their duels are played like any."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.play.gatherings.kinds import TOURNAMENT, least_places, most_places
from bot.play.gatherings.opening import Terms
from bot.play.ground.given import number
from bot.play.ground.reach import GATHERING
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import for_two
from bot.play.ground.times import DAY, HOUR, LONGEST_SIGN_UP
from bot.store.ids import GatheringId, UserId
from bot.store.moment import later
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering_actions import GatheringActions
from cogs.options import (
    check_fighter,
    offer_fighters,
    offer_setups,
    offering,
    pace_choices,
    reliability_choices,
)
from cogs.tournament_actions import TournamentActions
from cogs.tournament_choice import Phase, meant, offer_begun, offer_tournaments
from cogs.tournament_repairs import WHICH, TournamentRepairs

TITLE = 60
"""The longest title, in characters."""
LONGEST_ROUND = 60
"""Days a round may take at most."""

Title = app_commands.Range[str, 1, TITLE]
Hours = app_commands.Range[int, 1, LONGEST_SIGN_UP // HOUR]
Places = app_commands.Range[int, least_places(TOURNAMENT), most_places(TOURNAMENT)]
Days = app_commands.Range[int, 1, LONGEST_ROUND]


@app_commands.guild_only()  # Discord knows this of a whole group only
class Tournaments(commands.GroupCog, name="tournament", description=localised("command-tournament")):
    """What people do in tournaments, by commands and by buttons."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.entry = GatheringActions(bot)
        self.actions = TournamentActions(bot)
        bot.on_press("tournament", GATHERING, self.pressed)
        if self.app_command is not None:
            self.app_command.add_command(TournamentRepairs(bot))

    @app_commands.command(name="create", description=localised("command-tournament-create"))
    @app_commands.describe(
        title=localised("option-tournament-title", most=TITLE),
        sign_up=localised("option-tournament-sign-up"),
        check_in=localised("option-tournament-check-in"),
        places=localised("option-tournament-places"),
        round_days=localised("option-tournament-round-days"),
        game=localised("option-game"),
        pace=localised("option-challenge-pace"),
        hardcore=localised("option-gathering-hardcore"),
        by_rating=localised("option-tournament-by-rating"),
        late_entry=localised("option-tournament-late-entry"),
        leave=localised("option-tournament-leave"),
        reliability=localised("option-reliability"),
        setup=localised("option-setup"),
    )
    @app_commands.choices(pace=pace_choices())
    @app_commands.choices(reliability=reliability_choices())
    @app_commands.autocomplete(game=offering(for_two), setup=offer_setups)
    @attended(private=False)
    async def create(
        self,
        visit: Visit,
        *,
        title: Title,
        sign_up: Hours | None = None,
        check_in: Hours | None = None,
        places: Places | None = None,
        round_days: Days | None = None,
        game: str | None = None,
        pace: str | None = None,
        hardcore: bool = False,
        by_rating: bool = False,
        late_entry: bool = True,
        leave: bool = True,
        reliability: int = 0,
        setup: str | None = None,
    ) -> None:
        """Call a tournament; only organisers may."""
        terms = Terms(
            kind=TOURNAMENT,
            title=title,
            game_name=game,
            setup=setup,
            pace=pace,
            round_time=round_days and round_days * DAY,
            hardcore=hardcore,
            by_rating=by_rating,
            late_entry=late_entry,
            places=places,
            begins_at=later(self.bot.now(), sign_up * HOUR) if sign_up else None,
            check_in=check_in * HOUR if check_in else 0,
            grants_leave=leave,
            least_kept=reliability,
        )
        await self.entry.call(visit, terms)

    @app_commands.command(name="join", description=localised("command-tournament-join"))
    @app_commands.describe(fighter=localised("option-challenge-fighter"), tournament=WHICH)
    @app_commands.autocomplete(fighter=offer_fighters, tournament=offer_tournaments)
    @attended()
    async def join(self, visit: Visit, fighter: str | None = None, tournament: str | None = None) -> None:
        """Enter, also late."""

        async def enter(visit: Visit, one: GatheringId) -> None:
            if fighter is None:
                await self.entry.ask_fighter(visit, one)
            else:
                await self.entry.join(visit, one, check_fighter(fighter))

        await self._about(visit, tournament, "any", enter)

    @app_commands.command(name="leave", description=localised("command-tournament-leave"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def leave(self, visit: Visit, tournament: str | None = None) -> None:
        """Give up one's place; once it has begun, drop out after a question."""
        await self._about(visit, tournament, "any", self.entry.leave)

    @app_commands.command(name="checkin", description=localised("command-tournament-checkin"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def checkin(self, visit: Visit, tournament: str | None = None) -> None:
        """Confirm that one will play."""
        await self._about(visit, tournament, "sign-up", self.entry.check_in)

    @app_commands.command(name="begin", description=localised("command-tournament-begin"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def begin(self, visit: Visit, tournament: str | None = None) -> None:
        """Let it begin before its time, or where it has none."""
        await self._about(visit, tournament, "sign-up", self.entry.begin)

    @app_commands.command(name="cancel", description=localised("command-tournament-cancel"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def cancel(self, visit: Visit, tournament: str | None = None) -> None:
        """Call it off, after a question."""
        await self._about(visit, tournament, "sign-up", self.entry.ask_to_cancel)

    @app_commands.command(name="status", description=localised("command-tournament-status"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def status(self, visit: Visit, tournament: str | None = None) -> None:
        """Show how it stands, and how one stands in it."""
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
        """Show what organisers changed, and why."""
        await self._about(visit, tournament, "begun", self.actions.changes)

    async def pressed(self, visit: Visit) -> None:
        """Answer the controls of a tournament's message, and the lists and forms around it."""
        actions, one, page = self.actions, GatheringId(visit.named), visit.press.revision
        action, detail = visit.press.parts
        match action, detail:
            case "bracket", _:
                await actions.bracket(visit, one)
            case "round", first:
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
