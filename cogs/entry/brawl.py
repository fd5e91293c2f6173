"""Lobbies of a brawl; once begun, it is played like a duel."""

from discord import app_commands
from discord.ext import commands

from bot.face.entry.lobby import lobby, lobby_press, which_lobby
from bot.face.entry.where_hand import with_where_hand_comes
from bot.face.roles import role_question
from bot.play.entry.lobbies import LEAST_PLACES
from bot.play.ground.reach import LOBBY
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import for_several, game_names, has_roles, newest
from bot.play.match.draws import RANDOM
from bot.play.match.excuses import MOST_EXCUSES
from bot.store.ids import LobbyId
from bot.store.rows import Lobby
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import (
    check_role,
    level_choices,
    offer_roles,
    offer_setups,
    offering,
    pace_choices,
    reliability_choices,
)
from rules.games import game

MOST_SEATS = max(max(game(newest(name)).seats) for name in game_names())


class Brawl(commands.Cog):
    """The command that opens a lobby."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play

    @app_commands.command(name="brawl", description=localised("command-brawl"))
    @in_servers
    @app_commands.describe(
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        pace=localised("option-challenge-pace"),
        excuses=localised("option-challenge-excuses"),
        reliability=localised("option-reliability"),
        setup=localised("option-setup"),
        house=localised("option-lobby-house"),
        seats=localised("option-lobby-seats"),
    )
    @app_commands.choices(pace=pace_choices())
    @app_commands.choices(reliability=reliability_choices())
    @app_commands.choices(house=level_choices())
    @app_commands.autocomplete(game=offering(for_several), fighter=offer_roles, setup=offer_setups)
    @attended(private=False)
    async def brawl(
        self,
        visit: Visit,
        *,
        game: str | None = None,
        fighter: str | None = None,
        pace: str | None = None,
        excuses: app_commands.Range[int, 0, MOST_EXCUSES] = 0,
        reliability: int = 0,
        setup: str | None = None,
        house: str | None = None,
        seats: app_commands.Range[int, LEAST_PLACES, MOST_SEATS] | None = None,
    ) -> None:
        """Open a lobby in this channel."""
        guild_id, channel_id = visit.stage
        page = await self.play.lobbies.open(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=visit.user_id,
            wish=check_role(fighter),
            game_name=game,
            setup=setup,
            pace=pace,
            excuses=excuses,
            least_kept=reliability,
            level=house,
            places=seats,
        )
        availability = await self.play.reading.availability(visit.user_id)
        words = await self.bot.guild_words(guild_id)
        message_id = await visit.answer.say(lobby(page, words, availability=availability))
        # None: the answer came too late, so the outbox posts it shortly.
        if message_id is not None:
            await self.play.lobbies.place(page.lobby.id, message_id)


@in_servers  # Discord sets this for whole groups only
class Lobbies(commands.GroupCog, name="lobby", description=localised("command-lobby")):
    """The commands and buttons of an open lobby."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("lobby", LOBBY, self.pressed)

    @app_commands.command(name="join", description=localised("command-lobby-join"))
    @app_commands.describe(fighter=localised("option-challenge-fighter"))
    @app_commands.autocomplete(fighter=offer_roles)
    @attended()
    async def join(self, visit: Visit, fighter: str | None = None) -> None:
        """Take a place in a lobby of this server."""
        row = await self._meant(visit, "join")
        if row and fighter is None:
            await self._come(visit, row)
        elif row:
            await self._join(visit, row.id, check_role(fighter))

    @app_commands.command(name="leave", description=localised("command-lobby-leave"))
    @attended()
    async def leave(self, visit: Visit) -> None:
        """Leave a lobby."""
        row = await self._meant(visit, "leave")
        if row:
            await self._leave(visit, row.id)

    @app_commands.command(name="start", description=localised("command-lobby-start"))
    @attended()
    async def start(self, visit: Visit) -> None:
        """Start the match with the players in the lobby."""
        row = await self._meant(visit, "start")
        if row:
            await self._start(visit, row.id)

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons of a lobby and its private lists."""
        lobby_id = LobbyId(visit.named)
        action, role = visit.press.parts
        match action:
            case "join":
                await self._come(visit, (await self.play.lobbies.page(lobby_id)).lobby)
            case "fighter":
                await self._join(visit, lobby_id, check_role(visit.given.choice_or(role)))
            case "leave":
                await self._leave(visit, lobby_id)
            case "start":
                await self._start(visit, lobby_id)
            case _:
                raise Unreadable

    async def _come(self, visit: Visit, row: Lobby) -> None:
        """Join, after asking for a role if the game has roles."""
        if has_roles(row.game):
            await visit.answer.private(role_question(visit.words, row.game, lobby_press(row.id, "fighter")))
        else:
            await self._join(visit, row.id)

    async def _join(self, visit: Visit, lobby_id: LobbyId, role: str = RANDOM) -> None:
        # The click is mixed into the dice (docs/fairness.md).
        await self.play.lobbies.join(
            lobby_id=lobby_id, user_id=visit.user_id, wish=role, interaction_id=visit.id
        )
        row = (await self.play.lobbies.page(lobby_id)).lobby
        told = visit.words("lobby-joined")
        await visit.show(with_where_hand_comes(visit.words, told, row.game, row.answers, by_dm=visit.by_dm))

    async def _leave(self, visit: Visit, lobby_id: LobbyId) -> None:
        await self.play.lobbies.leave(lobby_id=lobby_id, user_id=visit.user_id)
        await visit.tell("lobby-left")

    async def _start(self, visit: Visit, lobby_id: LobbyId) -> None:
        await self.play.lobbies.start(lobby_id=lobby_id, user_id=visit.user_id)
        await visit.tell("lobby-started")

    async def _meant(self, visit: Visit, action: str) -> Lobby | None:
        """Return the lobby that is meant; if there are several, ask which and return None."""
        guild_id, _ = visit.home
        rows = await self.play.lobbies.open_in(guild_id)
        if not rows:
            raise Refusal("lobby-none")
        if len(rows) == 1:
            return rows[0]
        hosts = await self.play.reading.lobby_hosts(rows)
        await visit.answer.private(which_lobby(rows, hosts, action, visit.words))
        return None


async def setup(bot: DuelBot) -> None:
    """Add the cogs."""
    await bot.add_cog(Brawl(bot))
    await bot.add_cog(Lobbies(bot))
