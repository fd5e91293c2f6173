"""Look-ups: matches, turns, boards, games, names."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clocks.availability import Availability, availability_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.guild.guild_settings import settings_of
from bot.play.match.lines import DuelLine, duel_lines
from bot.play.match.reading import MatchPage, TurnPage, match_page, turn_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId


@dataclass(frozen=True)
class Reading:
    """Looks things up."""

    context: Context

    @reading
    async def match(self, tx: Tx, match_id: MatchId, user_id: UserId | None = None) -> MatchPage:
        """Return a match as one of its players, or the public, may see it. Raise Gone or NotYours."""
        return await match_page(tx, match_id, user_id, self.context.now())

    async def turn(self, match_id: MatchId, revision: int) -> TurnPage:
        """Return one chapter of a match. Raise Gone if there is none."""
        return await self.context.store.read(lambda tx: turn_page(tx, match_id, revision))

    async def newest_board(self, match_id: MatchId) -> rows.NewestBoard | None:
        """Return where the newest board of a match is."""
        return await self.context.store.read(lambda tx: tx.one("newest_board", rows.NewestBoard, id=match_id))

    async def locale(self, guild_id: GuildId) -> str:
        """Return the language of a server's public messages."""
        return (await self.context.store.read(lambda tx: settings_of(tx, guild_id))).locale

    async def games(self, guild_id: GuildId | None) -> tuple[str, ...]:
        """Return the ids of the games that a server plays; outside a server, of all games."""
        server = guild_id or GuildId(0)  # a server with default settings: all games
        return (await self.context.store.read(lambda tx: settings_of(tx, server))).games

    async def availability(self, *user_ids: UserId) -> list[Availability]:
        """Return what to know about some people's time before playing with them."""
        return await self.context.store.read(lambda tx: availability_of(tx, user_ids, self.context.now()))

    @reading
    async def names(self, tx: Tx, challenges: Sequence[rows.ChallengeRow]) -> dict[int, str]:
        """Return the server names of challengers and challenged, by user id."""
        found: dict[int, str] = {}
        for row in challenges:
            for user_id in (row.challenger_id, row.opponent_id):
                name = await tx.one("member_name", rows.Name, guild_id=row.guild_id, user_id=user_id)
                found[user_id] = name.name if name else ""
        return found

    @reading
    async def lobby_hosts(self, tx: Tx, lobbies: Sequence[rows.Lobby]) -> dict[str, str]:
        """Return the names of lobby hosts, by lobby."""
        found: dict[str, str] = {}
        for row in lobbies:
            name = await tx.one("member_name", rows.Name, guild_id=row.guild_id, user_id=row.host_id)
            found[row.id] = name.name if name else ""
        return found

    async def duels(self, user_id: UserId) -> list[DuelLine]:
        """Return the matches a person still plays in, most urgent first."""
        return await self.context.store.read(lambda tx: duel_lines(tx, user_id))
