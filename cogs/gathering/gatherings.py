"""Gatherings: calling, joining and beginning them, and their challenges; duels are played like any other."""

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.face.gathering.lobby import which_gathering
from bot.face.limits import OPTIONS
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.reading import is_answer
from bot.play.ground.reach import GATHERING
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import for_two
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId, UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.gathering.actions import GatheringActions
from cogs.gathering.tournament_actions import TournamentActions
from cogs.options import (
    check_role,
    offer_roles,
    offer_setups,
    offering,
    pace_choices,
    reliability_choices,
)

KINDS = {"duels": DUELS, "clash": CLASH, "kyoto": KYOTO}
"""The kinds that can be called here; a server's tournament has its own commands."""

Action = Callable[[Visit, GatheringId], Awaitable[None]]

KIND_CHOICES = [Choice(name=localised(f"gathering-kind-{kind}"), value=kind) for kind in KINDS]


@in_servers  # Discord sets this for whole groups only
class Gatherings(commands.GroupCog, name="gathering", description=localised("command-gathering")):
    """The commands and buttons of gatherings."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.actions = GatheringActions(bot)
        self.tournaments = TournamentActions(bot)
        bot.on_press("gathering", GATHERING, self.pressed)
        bot.on_press("summons", GATHERING, self.summoned)
        self._ways: dict[str, Action] = {
            "join": self.actions.ask_role,
            "check-in": self.actions.check_in,
            "leave": self.actions.leave,
            "begin": self.actions.begin,
            "cancel": self.actions.ask_to_cancel,
            "cancel-yes": self.actions.cancel,
            "status": self.actions.show,
            "bracket": self.tournaments.bracket,
            "owed": self.actions.show_owed,
            "drop": self.actions.ask_to_drop,
            "drop-yes": self.actions.drop_out,
            "keep": self.actions.keep,
        }

    @app_commands.command(name="create", description=localised("command-gathering-create"))
    @app_commands.describe(
        kind=localised("option-gathering-kind"),
        game=localised("option-game"),
        hardcore=localised("option-gathering-hardcore"),
        pace=localised("option-challenge-pace"),
        fighter=localised("option-gathering-create-fighter"),
        reliability=localised("option-reliability"),
        setup=localised("option-setup"),
    )
    @app_commands.choices(kind=KIND_CHOICES, pace=pace_choices())
    @app_commands.choices(reliability=reliability_choices())
    @app_commands.autocomplete(game=offering(for_two), fighter=offer_roles, setup=offer_setups)
    @attended(private=False)
    async def create(
        self,
        visit: Visit,
        *,
        kind: str,
        game: str | None = None,
        hardcore: bool = False,
        pace: str | None = None,
        fighter: str | None = None,
        reliability: int = 0,
        setup: str | None = None,
    ) -> None:
        """Call a gathering."""
        if kind not in KINDS:
            raise Refusal("unknown-option", text=kind)
        terms = Terms(
            kind=KINDS[kind],
            game_name=game,
            setup=setup,
            hardcore=hardcore,
            pace=pace,
            least_kept=reliability,
        )
        await self.actions.call(visit, terms, fighter and check_role(fighter))

    @app_commands.command(name="join", description=localised("command-gathering-join"))
    @app_commands.describe(fighter=localised("option-challenge-fighter"))
    @app_commands.autocomplete(fighter=offer_roles)
    @attended()
    async def join(self, visit: Visit, fighter: str | None = None) -> None:
        """Join a gathering."""
        row = await self._meant(visit, "join", await self._open(visit), "gathering-none-open")
        if row and fighter is None:
            await self.actions.ask_role(visit, row.id)
        elif row:
            await self.actions.join(visit, row.id, check_role(fighter))

    @app_commands.command(name="leave", description=localised("command-gathering-leave"))
    @attended()
    async def leave(self, visit: Visit) -> None:
        """Withdraw from sign-up, or drop out once it has begun."""
        entered = await self.play.gatherings.entered_by(visit.user_id)
        own = [row for row in entered if row.guild_id == visit.guild_id and row.kind != TOURNAMENT]
        row = await self._meant(visit, "leave", own, "gathering-none-yours")
        if row:
            await self.actions.leave(visit, row.id)

    @app_commands.command(name="begin", description=localised("command-gathering-begin"))
    @attended()
    async def begin(self, visit: Visit) -> None:
        """Begin it with the players who have signed up."""
        row = await self._meant(
            visit, "begin", await self._open(visit, first_own=True), "gathering-none-open"
        )
        if row:
            await self.actions.begin(visit, row.id)

    @app_commands.command(name="cancel", description=localised("command-gathering-cancel"))
    @attended()
    async def cancel(self, visit: Visit) -> None:
        """Call it off, after a confirmation."""
        row = await self._meant(
            visit, "cancel", await self._open(visit, first_own=True), "gathering-none-open"
        )
        if row:
            await self.actions.ask_to_cancel(visit, row.id)

    @app_commands.command(name="status", description=localised("command-gathering-status"))
    @attended()
    async def status(self, visit: Visit) -> None:
        """Show how it stands."""
        row = await self._meant(visit, "status", await self._held(visit), "gathering-none")
        if row:
            await self.actions.show(visit, row.id)

    @app_commands.command(name="bracket", description=localised("command-gathering-bracket"))
    @attended()
    async def bracket(self, visit: Visit) -> None:
        """Show who meets whom in a Kyoto Grand Tournament, in words and as a picture."""
        drawn = [row for row in await self._held(visit) if row.kind == KYOTO and row.state is not None]
        row = await self._meant(visit, "bracket", drawn, "gathering-no-bracket")
        if row:
            await self.tournaments.bracket(visit, row.id)

    @app_commands.command(name="challenge", description=localised("command-gathering-challenge"))
    @app_commands.describe(opponent=localised("option-gathering-challenge-opponent"))
    @attended()
    async def challenge(self, visit: Visit, opponent: discord.User) -> None:
        """Challenge a person when it is the player's turn."""
        row = await self._owing(visit, answer=False)
        if row:
            await self.actions.challenge(visit, row.id, row.asking, UserId(opponent.id))

    @app_commands.command(name="accept", description=localised("command-gathering-accept"))
    @attended()
    async def accept(self, visit: Visit) -> None:
        """Accept the challenge to this player."""
        row = await self._owing(visit, answer=True)
        if row:
            await self.actions.accept(visit, row.id, row.asking)

    @app_commands.command(name="refuse", description=localised("command-gathering-refuse"))
    @attended()
    async def refuse(self, visit: Visit) -> None:
        """Refuse the challenge to this player, after a confirmation that states the cost."""
        row = await self._owing(visit, answer=True)
        if row:
            await self.actions.ask_to_refuse(visit, row.id, row.asking)

    async def pressed(self, visit: Visit) -> None:
        """Answer the controls of a gathering's message and of its private questions."""
        action, role = visit.press.parts
        way = self._ways.get(visit.press.action)
        if action == "fighter":
            wish = check_role(visit.given.choice_or(role))
            await self.actions.join(visit, GatheringId(visit.named), wish)
        elif way:
            await way(visit, GatheringId(visit.named))
        else:
            raise Unreadable

    async def summoned(self, visit: Visit) -> None:
        """Answer the controls of a call that asks a player to challenge or to answer."""
        gathering_id, asking = GatheringId(visit.named), visit.press.revision
        # A crash may have kept the bot from noting which message this is.
        if visit.prompt_id is not None:
            await self.play.gathering_moves.place_if_lost(
                gathering_id, asking, visit.channel_id, visit.prompt_id
            )
        match visit.press.action:
            case "challenge":
                await self.actions.challenge(visit, gathering_id, asking, UserId(visit.given.number))
            case "accept":
                await self.actions.accept(visit, gathering_id, asking)
            case "refuse":
                await self.actions.ask_to_refuse(visit, gathering_id, asking)
            case "refuse-yes":
                await self.actions.refuse(visit, gathering_id, asking)
            case "keep":
                await self.actions.keep(visit, gathering_id)
            case _:
                raise Unreadable

    async def _held(self, visit: Visit) -> list[GatheringRow]:
        """Return the gatherings of this server other than tournaments."""
        guild_id, _ = visit.home
        return [row for row in await self.play.gatherings.held_in(guild_id) if row.kind != TOURNAMENT]

    async def _open(self, visit: Visit, *, first_own: bool = False) -> list[GatheringRow]:
        """Return the gatherings that have not begun; ``first_own`` prefers those this player hosts."""
        rows = [row for row in await self._held(visit) if row.state is None]
        own = [row for row in rows if row.host_id == visit.user_id]
        return own if first_own and own else rows

    async def _owing(self, visit: Visit, *, answer: bool) -> GatheringRow | None:
        """Return the gathering that waits for this player's challenge or answer; ask if there are several."""
        guild_id, _ = visit.home
        pages = await self.play.gatherings.owing(guild_id, visit.user_id)
        rows = [page.row for page in pages if is_answer(page.owed_by(visit.user_id)) is answer]
        return await self._meant(visit, "owed", rows, "gathering-nothing-owed")

    async def _meant(
        self, visit: Visit, action: str, rows: Sequence[GatheringRow], none: str
    ) -> GatheringRow | None:
        """Return the gathering that is meant; if there are several, ask which and return None."""
        if not rows:
            raise Refusal(none)
        if len(rows) == 1:
            return rows[0]
        hosts = await self.play.gatherings.hosts(rows[:OPTIONS])
        await visit.answer.private(which_gathering(rows, hosts, action, visit.words))
        return None


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Gatherings(bot))
