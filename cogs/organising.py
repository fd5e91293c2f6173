"""What organisers alone do: they call tournaments, begin and mend them, and end a season.

Discord hides commands by the root, so all of them stand under one, apart from what players type.
"""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.play.gatherings.kinds import TOURNAMENT, least_places, most_places
from bot.play.gatherings.opening import Terms
from bot.play.ground.repertoire import for_two
from bot.play.ground.times import DAY, HOUR, LONGEST_SIGN_UP
from bot.store.ids import GatheringId
from bot.store.moment import later
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering_actions import GatheringActions
from cogs.options import offer_setups, offering, pace_choices, reliability_choices
from cogs.seasons import ask_to_close
from cogs.tournament_choice import meant, offer_tournaments
from cogs.tournament_repairs import WHICH, TournamentRepairs

TITLE = 60
"""The longest title, in characters."""
LONGEST_ROUND = 60
"""Days a round may take at most."""

Title = app_commands.Range[str, 1, TITLE]
Hours = app_commands.Range[int, 1, LONGEST_SIGN_UP // HOUR]
Places = app_commands.Range[int, least_places(TOURNAMENT), most_places(TOURNAMENT)]
Days = app_commands.Range[int, 1, LONGEST_ROUND]


@in_servers  # Discord knows this of a whole group only
@app_commands.default_permissions(manage_guild=True)  # who really may is checked in play
class Organising(commands.GroupCog, name="organise", description=localised("command-organise")):
    """Tournaments and seasons, by command; their messages have buttons for the same."""

    tournament = app_commands.Group(name="tournament", description=localised("command-organise-tournament"))
    season = app_commands.Group(name="season", description=localised("command-season"))

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.entry = GatheringActions(bot)
        if self.app_command is not None:
            self.app_command.add_command(TournamentRepairs(bot))

    @tournament.command(name="create", description=localised("command-organise-tournament-create"))
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

    @tournament.command(name="begin", description=localised("command-organise-tournament-begin"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def begin(self, visit: Visit, tournament: str | None = None) -> None:
        """Let it begin before its time, or where it has none."""
        await self._about(visit, tournament, self.entry.begin)

    @tournament.command(name="cancel", description=localised("command-organise-tournament-cancel"))
    @app_commands.describe(tournament=WHICH)
    @app_commands.autocomplete(tournament=offer_tournaments)
    @attended()
    async def cancel(self, visit: Visit, tournament: str | None = None) -> None:
        """Call it off, after a question."""
        await self._about(visit, tournament, self.entry.ask_to_cancel)

    @season.command(name="close", description=localised("command-organise-season-close"))
    @attended()
    async def close(self, visit: Visit) -> None:
        """Ask an organiser whether to end the present season."""
        await ask_to_close(self.bot, visit)

    async def _about(
        self, visit: Visit, tournament: str | None, do: Callable[[Visit, GatheringId], Awaitable[None]]
    ) -> None:
        await do(visit, await meant(self.bot, visit, tournament, "sign-up"))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Organising(bot))
