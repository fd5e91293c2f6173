"""The queue: players wait privately for anyone in their server who wants the same, until two meet."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.entry.who_may_challenge import NEAR, are_near, may_meet
from bot.play.ground.chance import sealed, secret_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.repertoire import for_two, game_name, newest
from bot.play.ground.times import ANYBODY_AFTER, NEAR_AFTER, PACES, QUEUE_LIFE, QUEUE_TURNS
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.draws import RANDOM
from bot.play.messages.parcels import QUEUE_OVER
from bot.play.people.voice import use_voice
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, QueuedId, UserId
from bot.store.moment import Moment, later
from bot.store.queue_rows import Queued
from rules.games import game

MOST_LOOKED_AT = 50
"""Most candidates examined per look."""


@dataclass(frozen=True)
class Queue:
    """What players do in the queue: each has one place per server and game."""

    context: Context

    @transaction
    async def join(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        open_to_all: bool,
        user_id: UserId,
        wish: str = RANDOM,
        wanted: str | None = None,
        pace: str | None = None,
        interaction_id: int | None = None,
    ) -> list[Queued]:
        """Wait for an opponent; game and pace default to the server's usual. Return all the player's places.

        An existing place for this game stays as it is. ``open_to_all``: whether everyone can read the
        channel. Raise Refusal for an unknown game or fighter, or a person who may not make the bot post
        there.
        """
        usual, now = await settings_of(tx, guild_id), self.context.now()
        game_id = usual.game_for(wanted, for_two)
        name, pace = game_name(game_id), usual.pace_for(pace, game_id)
        places = await _places(tx, guild_id, user_id)
        if any(place.game == name for place in places):
            return places
        await use_voice(self.context, tx, guild_id, user_id)
        await tx.run("queued_forget_lapsed", guild_id=guild_id, user_id=user_id, game=name)
        await tx.run(
            "queued_add",
            id=self.context.chance.new_id(),
            guild_id=guild_id,
            user_id=user_id,
            game=name,
            pace=pace,
            wish=_fitting(game_id, wish),
            channel_id=channel_id,
            open_to_all=int(open_to_all),
            acceptance_id=self.context.chance.heard(interaction_id),
            joined_at=now,
            looks_at=later(now, NEAR_AFTER),
            expires_at=later(now, life(pace)),
            **sealed(self.context.chance.new_seed()),
        )
        return await _places(tx, guild_id, user_id)

    @transaction
    async def leave(self, tx: Tx, *, guild_id: GuildId, user_id: UserId, name: str) -> list[Queued]:
        """Give up a player's place for a game; return the places left. Raise Gone if there is none."""
        if not await tx.run("queued_leave", guild_id=guild_id, user_id=user_id, game=name):
            raise Gone("queue-gone")
        return await _places(tx, guild_id, user_id)

    @reading
    async def ended(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> list[Queued]:
        """Return a player's waits that ended without an opponent and were not reported by DM."""
        return await tx.all("queued_ended_of", Queued, guild_id=guild_id, user_id=user_id)

    @transaction
    async def heard(self, tx: Tx, ended: Sequence[Queued]) -> None:
        """Remove waits whose end the player has been told."""
        for row in ended:
            await tx.run("queued_remove", id=row.id)


def life(pace: str) -> int:
    """Return the longest wait at a pace, in milliseconds."""
    return min(QUEUE_LIFE, QUEUE_TURNS * PACES[pace].turn)


@transaction
async def look(context: Context, tx: Tx, queued_id: QueuedId) -> None:
    """Find an opponent for a waiting player and begin their match; end a wait that has expired."""
    own, now = await tx.one("queued_by_id", Queued, id=queued_id), context.now()
    # Since the sweep found it due, the player may have met someone or left.
    if own is None or own.status != "waiting" or own.looks_at > now:
        return
    # Organisers may have barred the game since the player joined.
    barred = own.game not in (await settings_of(tx, own.guild_id)).games
    if own.expires_at <= now or barred:
        if await tx.run("queued_lapse", id=own.id):
            await QUEUE_OVER.post(tx, own.id, now)
    elif (foe := await _opponent(tx, own, now)) is not None:
        await _meet(context, tx, own, foe)
    else:
        await tx.run("queued_look_at", id=own.id, looks_at=_next_look(own, now))


async def _opponent(tx: Tx, own: Queued, now: Moment) -> Queued | None:
    """Return an opponent for this player: near in rating or, once both have waited long, anyone.

    Everyone else is skipped in the same way, and coming first gives no priority: so neither the wait nor the
    order reveals a block between two players.
    """
    far: list[Queued] = []
    for other in await tx.all(
        "queued_alike",
        Queued,
        guild_id=own.guild_id,
        game=own.game,
        pace=own.pace,
        user_id=own.user_id,
        joined_by=now - NEAR_AFTER,
        most=MOST_LOOKED_AT,
    ):
        pair = (own.user_id, other.user_id)
        if _ground(own, other) is None or not await may_meet(tx, own.guild_id, pair, now):
            continue
        if await are_near(tx, own.guild_id, own.game, pair, NEAR):
            return other
        far.append(other)
    waited = [other for other in far if now - max(own.joined_at, other.joined_at) >= ANYBODY_AFTER]
    return waited[0] if waited else None


async def _meet(context: Context, tx: Tx, own: Queued, other: Queued) -> None:
    """Begin a match of two; do nothing if one has left or met someone else meanwhile.

    The first to join is the host: their dice were sealed before the other clicked.
    """
    # Locks both places: of two looks that find the same opponent, only one begins a match.
    pair = await tx.all("queued_pair", Queued, id=own.id, foe_id=other.id)
    channel_id = _ground(own, other)
    if len(pair) < len((own, other)) or channel_id is None:
        return
    first, second = sorted(pair, key=lambda place: (place.joined_at, place.id))
    for place in pair:
        await tx.run("queued_remove", id=place.id)
    await begin(
        context,
        tx,
        Beginning(
            game=game(newest(own.game)),
            wishes=(first.wish, second.wish),
            seed=secret_of(first.seed, context.chance),
            user_ids=(first.user_id, second.user_id),
            acceptance_ids=(None, second.acceptance_id),
            guild_id=own.guild_id,
            channel_id=channel_id,
            pace=own.pace,
        ),
    )


def _ground(own: Queued, other: Queued) -> ChannelId | None:
    """Return a channel both can read: where both asked, or where one asked and everyone can read."""
    places = sorted((own, other), key=lambda place: (place.joined_at, place.id))
    if own.channel_id == other.channel_id:
        return own.channel_id
    return next((place.channel_id for place in places if place.open_to_all), None)


def _next_look(own: Queued, now: Moment) -> Moment:
    """Return when to look again: more and more rarely, since later arrivals look for themselves."""
    waited = now - own.joined_at
    at = later(own.joined_at, ANYBODY_AFTER if waited < ANYBODY_AFTER else 2 * waited)
    return min(at, own.expires_at)


def _fitting(game_id: str, wish: str) -> str:
    """Return the fighter wanted; RANDOM in a game without fighters. Raise Refusal for an unknown one."""
    roles = game(game_id).roles
    if roles and wish not in {RANDOM, *roles}:
        raise Refusal("unknown-option", text=wish)
    return wish if roles else RANDOM


async def _places(tx: Tx, guild_id: GuildId, user_id: UserId) -> list[Queued]:
    return await tx.all("queued_of", Queued, guild_id=guild_id, user_id=user_id)
