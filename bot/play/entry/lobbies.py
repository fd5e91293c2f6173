"""Lobbies: where players gather for a match of more than two."""

from contextlib import suppress
from dataclasses import dataclass

from msgspec.structs import asdict

from bot.play.clocks.reliability import check_condition, check_keeps
from bot.play.entry.setups import read_setup
from bot.play.ground.chance import sealed, secret_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import for_several
from bot.play.ground.times import LOBBY_LIFE
from bot.play.guild.guild_settings import check_game, settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.draws import RANDOM
from bot.play.match.excuses import check_excuses
from bot.play.messages.parcels import LOBBY
from bot.play.people.voice import use_voice
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, LobbyId, MatchId, MessageId, UserId
from players.registry import levels
from rules.codec import decode, encode
from rules.games import game

LEAST_PEOPLE = 2
"""Fewest people in a lobby that the house fills up; for one person there is practice."""

LEAST_PLACES = 3
"""Fewest seats in such a lobby: with fewer, none would be left for the house."""


@dataclass(frozen=True)
class LobbyPage:
    """A lobby and its players, in the order they joined."""

    lobby: rows.Lobby
    user_ids: tuple[UserId, ...]
    least: int
    """People needed to begin."""
    most: int
    """Places for people; the house may take those left empty."""


@dataclass(frozen=True)
class Lobbies:
    """What players do in lobbies."""

    context: Context

    @transaction
    async def open(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        host_id: UserId,
        wish: str,
        game_name: str | None = None,
        setup: str | None = None,
        pace: str | None = None,
        excuses: int = 0,
        least_kept: int = 0,
        level: str | None = None,
        places: int | None = None,
    ) -> LobbyPage:
        """Open a lobby and take a place; game, setup and pace default to the server's usual.

        ``least_kept`` is the percentage of deadlines that a player must keep to join. With a ``level``, the
        house fills the empty ``places``. Raise Refusal if the host already has an open lobby, if the server
        does not play the game, or if the house does not play it at that level and table size.
        """
        check_excuses(excuses)
        check_condition(least_kept)
        usual = await settings_of(tx, guild_id)
        await use_voice(self.context, tx, guild_id, host_id)
        now, lobby_id = self.context.now(), LobbyId(self.context.chance.new_id())
        game_id = usual.game_for(game_name, for_several)
        added = await tx.run(
            "lobby_add",
            id=lobby_id,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            game=game_id,
            pace=usual.pace_for(pace, game_id),
            created_at=now,
            expires_at=now + LOBBY_LIFE,
            excuses=excuses,
            least_kept=least_kept,
            answers=encode(read_setup(game(game_id), setup)),
            **sealed(self.context.chance.new_seed()),
            level=level,
            places=_places(game_id, level, places),
        )
        if added != 1:
            raise Refusal("lobby-already-open")
        await _sit(tx, rows.LobbySeat(lobby_id, host_id, wish, now))
        await LOBBY.post(tx, lobby_id, now, answering=True)
        return await lobby_page(tx, lobby_id)

    @transaction
    async def place(self, tx: Tx, lobby_id: LobbyId, message_id: MessageId) -> None:
        """Store where a lobby is shown, so that the outbox need not post it."""
        await tx.run("lobby_place", id=lobby_id, message_id=message_id)
        await LOBBY.answered(tx, lobby_id)
        row = await tx.one("lobby_by_id", rows.Lobby, id=lobby_id)
        if row and row.status != "open":  # started before its message was known
            await LOBBY.post(tx, lobby_id, self.context.now())

    async def page(self, lobby_id: LobbyId) -> LobbyPage:
        """Return a lobby. Raise Gone if there is none."""
        return await self.context.store.read(lambda tx: lobby_page(tx, lobby_id))

    async def open_in(self, guild_id: GuildId) -> list[rows.Lobby]:
        """Return a server's open lobbies, oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("lobbies_open_in", rows.Lobby, guild_id=guild_id)
        )

    @transaction
    async def join(
        self, tx: Tx, *, lobby_id: LobbyId, user_id: UserId, wish: str, interaction_id: int | None = None
    ) -> None:
        """Take a place, or change fighter.

        Raise Gone, or Refusal if every place is taken or the player does not keep enough deadlines.
        """
        page = await _locked(tx, lobby_id)
        # A player already in only changes fighter, and is not checked again.
        if user_id not in page.user_ids:
            if len(page.user_ids) >= page.most:
                raise Refusal("lobby-full", most=page.most)
            await check_keeps(tx, user_id, page.lobby.least_kept)
        acceptance_id = self.context.chance.heard(interaction_id)
        await _sit(tx, rows.LobbySeat(lobby_id, user_id, wish, self.context.now(), acceptance_id))
        await LOBBY.post(tx, lobby_id, self.context.now())

    async def leave(self, *, lobby_id: LobbyId, user_id: UserId) -> None:
        """Give up a place; a host's lobby passes to another player, or closes if nobody is left.

        Raise Gone or NotYours.
        """
        await self.context.store.transact(lambda tx: leave_lobby(self.context, tx, lobby_id, user_id))

    @transaction
    async def start(self, tx: Tx, *, lobby_id: LobbyId, user_id: UserId) -> MatchId:
        """Begin the match and return its id. Raise Gone, NotYours, or Refusal if too few have come."""
        page = await _locked(tx, lobby_id)
        if user_id != page.lobby.host_id:
            raise NotYours("lobby-not-host")
        if len(page.user_ids) < page.least:
            raise Refusal("lobby-too-few", least=page.least)
        return await _begin(self.context, tx, page)


async def lobby_page(tx: Tx, lobby_id: LobbyId) -> LobbyPage:
    """Read a lobby. Raise Gone if there is none."""
    lobby = await tx.one("lobby_by_id", rows.Lobby, id=lobby_id)
    if lobby is None:
        raise Gone("lobby-gone")
    return await _page(tx, lobby)


async def leave_lobby(context: Context, tx: Tx, lobby_id: LobbyId, user_id: UserId) -> None:
    """Give up a place; a host's lobby passes on or closes. Raise Gone or NotYours."""
    page = await _locked(tx, lobby_id)
    if user_id not in page.user_ids:
        raise NotYours("lobby-not-in")
    # Before a new host is chosen from those who remain.
    await tx.run("lobby_seat_remove", lobby_id=lobby_id, user_id=user_id)
    if page.lobby.host_id == user_id:
        await _pass_on(tx, lobby_id)
    await LOBBY.post(tx, lobby_id, context.now())


@transaction
async def lapse_lobby(context: Context, tx: Tx, lobby_id: LobbyId) -> None:
    """Close an expired lobby; do nothing if it was started or closed meanwhile.

    If the house fills it up and enough people have joined, start it instead.
    """
    lobby = await tx.one("lobby_lock", rows.Lobby, id=lobby_id)
    # Under the lock: since the sweep it may have begun, or downtime may have been added to its time.
    if lobby is None or lobby.expires_at > context.now():
        return
    page = await _page(tx, lobby)
    if lobby.level is not None and len(page.user_ids) >= page.least:
        with suppress(Refusal):  # the server no longer plays the game
            await _begin(context, tx, page)
            return
    await tx.run("lobby_close", id=lobby_id, status="lapsed", match_id=None)
    await LOBBY.post(tx, lobby_id, context.now())


def _places(game_id: str, level: str | None, wanted: int | None) -> int:
    """Return the table size up to which the house fills seats. Raise Refusal for what it does not play."""
    if level is None:
        return 0
    if level not in levels(game_id):
        raise Refusal("practice-no-level")
    least, most = max(LEAST_PLACES, min(game(game_id).seats)), max(game(game_id).seats)
    if not least <= (places := wanted or least) <= most:
        raise Refusal("lobby-places-wrong", least=least, most=most)
    return places


async def _begin(context: Context, tx: Tx, page: LobbyPage) -> MatchId:
    """Begin a lobby's match, with the house in empty places. Raise Refusal if its game is barred."""
    lobby = page.lobby
    await check_game(tx, lobby.guild_id, lobby.game)
    seats = await tx.all("lobby_seats_of", rows.LobbySeat, lobby_id=lobby.id)
    wishes = [seat.wish for seat in seats]
    match_id = await begin(
        context,
        tx,
        Beginning(
            game=game(lobby.game),
            wishes=(*wishes, *[RANDOM] * (lobby.places - len(wishes))),
            answers=decode(lobby.answers, dict[str, str]),
            seed=secret_of(lobby.seed, context.chance),
            user_ids=page.user_ids,
            acceptance_ids=tuple(seat.acceptance_id for seat in seats),
            guild_id=lobby.guild_id,
            channel_id=lobby.channel_id,
            pace=lobby.pace,
            excuses=lobby.excuses,
            level=lobby.level,
        ),
    )
    await tx.run("lobby_close", id=lobby.id, status="started", match_id=match_id)
    return match_id


async def _locked(tx: Tx, lobby_id: LobbyId) -> LobbyPage:
    """Lock an open lobby. Raise Gone if it is no longer open."""
    lobby = await tx.one("lobby_lock", rows.Lobby, id=lobby_id)
    if lobby is None:
        raise Gone("lobby-gone")
    return await _page(tx, lobby)


async def _page(tx: Tx, lobby: rows.Lobby) -> LobbyPage:
    seats = await tx.all("lobby_seats_of", rows.LobbySeat, lobby_id=lobby.id)
    numbers = game(lobby.game).seats
    least, most = (LEAST_PEOPLE, lobby.places) if lobby.level else (numbers[0], numbers[-1])
    return LobbyPage(lobby, tuple(seat.user_id for seat in seats), least, most)


async def _pass_on(tx: Tx, lobby_id: LobbyId) -> None:
    heir = await tx.one("lobby_heir", rows.LobbySeat, id=lobby_id)
    if heir is None:
        await tx.run("lobby_close", id=lobby_id, status="closed", match_id=None)
    else:
        await tx.run("lobby_host_set", id=lobby_id, host_id=heir.user_id)


async def _sit(tx: Tx, seat: rows.LobbySeat) -> None:
    await tx.run("lobby_seat_add", **asdict(seat))
