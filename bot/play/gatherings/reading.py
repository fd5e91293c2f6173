"""Gatherings as anyone may see them: nothing is secret except the fighters before the start."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.gatherings.kinds import CHALLENGING, AnyGathering, rules_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone, NotYours, Stale
from bot.store.cup_rows import Cup
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringMove, GatheringRow, Summons
from bot.store.ids import GatheringId, GuildId, UserId
from bot.store.moment import Moment, later
from bot.store.rows import Name
from rules.codec import decode
from rules.game import Outcome
from rules.games import game
from rules.gatherings.bracket import TournamentState, rounds_left
from rules.gatherings.events import GatheringEvent
from rules.gatherings.gathering import MoveRequest
from rules.gatherings.moves import Challenge

NEWS = 12
"""Moves shown on a gathering's page; the whole log is available on request."""


@dataclass(frozen=True)
class Told:
    """One decoded entry of the log."""

    revision: int
    events: tuple[GatheringEvent, ...]
    actor_id: UserId | None
    at: Moment


@dataclass(frozen=True)
class GatheringPage:
    """A gathering as it stands."""

    row: GatheringRow
    rules: AnyGathering
    entrants: tuple[Entrant, ...]
    """In seat order once it has begun, before that in sign-up order."""
    state: Any
    """None before the start."""
    bouts: tuple[BoutRow, ...]
    news: tuple[Told, ...]
    next_at: Moment | None = None
    """When the next tournament of its weekly series begins; None if there is none."""

    @property
    def requests(self) -> tuple[MoveRequest, ...]:
        """Return the moves owed now."""
        return () if self.state is None else self.rules.requests(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Return how it ended; None if it has not."""
        return None if self.state is None else self.rules.outcome(self.state)

    @property
    def full_health(self) -> int:
        """Return a fresh fighter's health; 0 in a game without stamina."""
        return game(self.row.game).stamina

    @property
    def latest_end(self) -> Moment | None:
        """Return the latest end of a tournament under way; None for other kinds, and while it is paused."""
        row = self.row
        if not isinstance(self.state, TournamentState) or row.round_ends_at is None or row.paused_at:
            return None
        return later(row.round_ends_at, (rounds_left(self.state) - 1) * row.round_time)

    def entrant(self, user_id: UserId) -> Entrant | None:
        """Return a player's entry; None if they have not entered."""
        return next((entrant for entrant in self.entrants if entrant.user_id == user_id), None)

    def owed_by(self, user_id: UserId) -> MoveRequest | None:
        """Return the challenge or answer that a player owes now; None if they owe none."""
        entrant = self.entrant(user_id)
        return next((owed for owed in self.requests if entrant and owed.seat == entrant.seat), None)


@dataclass(frozen=True)
class GatheringReading:
    """Reads gatherings."""

    context: Context

    async def page(self, gathering_id: GatheringId) -> GatheringPage:
        """Return a gathering. Raise Gone if there is none."""
        return await self.context.store.read(lambda tx: gathering_page(tx, gathering_id))

    async def entered(self, gathering_id: GatheringId, user_id: UserId) -> GatheringPage:
        """Return a gathering that is not over and that a player is in. Raise Gone or NotYours."""
        page = await self.page(gathering_id)
        if page.row.ended_at is not None:
            raise Gone("gathering-gone")
        if page.entrant(user_id) is None:
            raise NotYours("gathering-not-in")
        return page

    async def challenged(self, gathering_id: GatheringId, asking: int, user_id: UserId) -> GatheringPage:
        """Return a gathering in which a player owes an answer to this call. Raise Gone, Stale or NotYours."""
        page = await self.page(gathering_id)
        if page.row.asking != asking:
            raise Stale("gathering-answered")
        if not is_answer(page.owed_by(user_id)):
            raise NotYours("rejection-not-your-turn")
        return page

    async def owing(self, guild_id: GuildId, user_id: UserId) -> list[GatheringPage]:
        """Return a server's gatherings in which a player owes a challenge or an answer."""
        rows = [row for row in await self.entered_by(user_id) if row.guild_id == guild_id]
        pages = [await self.page(row.id) for row in rows]
        return [page for page in pages if page.owed_by(user_id)]

    async def held_in(self, guild_id: GuildId) -> Sequence[GatheringRow]:
        """Return a server's gatherings that are not over, oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("gatherings_in", GatheringRow, guild_id=guild_id)
        )

    async def ended_in(self, guild_id: GuildId, most: int) -> Sequence[GatheringRow]:
        """Return a server's gatherings that were played to the end, newest first, ``most`` at most."""
        return await self.context.store.read(
            lambda tx: tx.all("gatherings_ended_in", GatheringRow, guild_id=guild_id, most=most)
        )

    @reading
    async def hosts(self, tx: Tx, gatherings: Sequence[GatheringRow]) -> dict[str, str]:
        """Return the host's name of each gathering."""
        found: dict[str, str] = {}
        for row in gatherings:
            name = await tx.one("member_name", Name, guild_id=row.guild_id, user_id=row.host_id)
            found[row.id] = name.name if name else ""
        return found

    async def entered_by(self, user_id: UserId) -> Sequence[GatheringRow]:
        """Return the gatherings a player is in that are not over, oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("gatherings_of_user", GatheringRow, user_id=user_id)
        )


def is_answer(request: MoveRequest | None) -> bool:
    """Return whether a request asks for the answer to a challenge."""
    return request is not None and not isinstance(request.options[0], Challenge)


async def gathering_page(tx: Tx, gathering_id: GatheringId) -> GatheringPage:
    """Read a gathering. Raise Gone if there is none."""
    row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
    if row is None:
        raise Gone("gathering-gone")
    rules = rules_of(row.kind)
    cup = await tx.one("cup_by_id", Cup, id=row.cup_id) if row.cup_id else None
    moves = await tx.all("gathering_moves_last", GatheringMove, gathering_id=gathering_id, most=NEWS)
    return GatheringPage(
        row,
        rules,
        tuple(await tx.all("entrants_of", Entrant, gathering_id=gathering_id)),
        decode(row.state, rules.state_type) if row.state else None,
        tuple(await tx.all("bouts_of", BoutRow, gathering_id=gathering_id)),
        tuple(map(told, moves)),
        cup.begins_at if cup and not cup.paused else None,
    )


async def summons_of(tx: Tx, gathering_id: GatheringId, revision: int) -> tuple[Summons, Told | None]:
    """Return a call on a player, and the move that settled it. Raise Gone if there was no call."""
    summons = await tx.one("summons_of", Summons, gathering_id=gathering_id, revision=revision)
    if summons is None:
        raise Gone("gathering-gone")
    if summons.answered is None:
        return summons, None
    moves = await tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id)
    return summons, next(told(move) for move in moves if move.revision == summons.answered)


def told(move: GatheringMove) -> Told:
    """Decode one entry of the log."""
    events = decode(move.events, tuple[GatheringEvent, ...])
    return Told(move.revision, events, move.actor_id, move.at)


async def next_tournament(tx: Tx, guild_id: GuildId) -> GatheringRow | None:
    """Return a server's tournament that begins next; those without a time come last."""
    ahead = [
        row
        for row in await tx.all("gatherings_in", GatheringRow, guild_id=guild_id)
        if row.status != "underway" and row.kind not in CHALLENGING
    ]
    return min(ahead, key=lambda row: (row.begins_at is None, row.begins_at), default=None)
