"""Challenges: they are issued, then accepted, refused or withdrawn, or they lapse."""

from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs

from bot.play.entry.setups import read_challenge_setup
from bot.play.entry.who_may_challenge import (
    NEAR,
    check_blocks,
    check_may_challenge,
    check_may_take,
    check_no_road,
)
from bot.play.ground.chance import sealed, secret_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import for_challenges, side_by_side
from bot.play.ground.times import CHALLENGE_LIFE
from bot.play.guild.guild_settings import GuildSettings, check_game, settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.excuses import check_excuses
from bot.play.messages.parcels import CHALLENGE
from bot.play.people.alias import is_alias
from bot.play.people.voice import check_challenge_rested, check_few_challenges, use_voice
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ANYBODY, ChallengeId, ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.statuses import ChallengeStatus
from rules.codec import decode, encode
from rules.games import game


@dataclass(frozen=True)
class TakenChallenge:
    """A challenge that has become a match."""

    challenge: rows.ChallengeRow
    match_id: MatchId


@dataclass(frozen=True)
class Challenges:
    """What players do with challenges."""

    context: Context

    @transaction
    async def issue(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        challenger_id: UserId,
        opponent_id: UserId,
        wish: str,
        game_name: str | None = None,
        setup: str | None = None,
        pace: str | None = None,
        excuses: int = 0,
        near: bool = False,
        answering: bool = True,
    ) -> rows.ChallengeRow:
        """Challenge a player, or ANYBODY ``near`` in rating; defaults are the server's usual.

        The outbox posts it at once, unless the caller is ``answering`` a command and posts it first. Raise
        Refusal if one is open, if one recently came to nothing, or if the challenger may not challenge.
        """
        _check_terms(challenger_id, opponent_id, excuses)
        usual = await settings_of(tx, guild_id)
        # First: it locks the person's voice, so that two challenges at once cannot both pass the limits.
        await use_voice(self.context, tx, guild_id, challenger_id)
        game_id = await _game_between(tx, usual, game_name, guild_id, (challenger_id, opponent_id), near=near)
        pair = {"challenger_id": challenger_id, "opponent_id": opponent_id}
        now, challenge_id = self.context.now(), ChallengeId(self.context.chance.new_id())
        added = await tx.run(
            "challenge_add",
            id=challenge_id,
            guild_id=guild_id,
            channel_id=channel_id,
            **pair,
            game=game_id,
            wish=wish,
            pace=usual.pace_for(pace, game_id),
            created_at=now,
            expires_at=now + CHALLENGE_LIFE,
            excuses=excuses,
            answers=encode(read_challenge_setup(game(game_id), setup)),
            **sealed(self.context.chance.new_seed()),
            distance=NEAR if near else None,
        )
        # The table allows one open challenge per pair and game, so that a race cannot add a second.
        if added != 1:
            raise Refusal(f"challenge-already-open{'-to-all' if opponent_id == ANYBODY else ''}")
        await _check_room(tx, guild_id, challenger_id, opponent_id, now)
        await CHALLENGE.post(tx, challenge_id, now, answering=answering)
        return await _open(tx, challenge_id)

    @transaction
    async def place(self, tx: Tx, challenge_id: ChallengeId, message_id: MessageId) -> None:
        """Store where a challenge is shown, so that the outbox need not post it."""
        await tx.run("challenge_place", id=challenge_id, message_id=message_id)
        await CHALLENGE.answered(tx, challenge_id)
        row = await tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id)
        if row and row.status != "open":  # answered before its message was known
            await CHALLENGE.post(tx, challenge_id, self.context.now())

    async def place_if_lost(
        self, challenge_id: ChallengeId, channel_id: ChannelId, message_id: MessageId
    ) -> None:
        """Store where a challenge is shown in its channel, if a crash prevented that."""
        # Read first: almost every press finds it stored and need not write.
        row = await self.context.store.read(
            lambda tx: tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id)
        )
        if row is not None and row.message_id is None and row.channel_id == channel_id:
            await self.place(challenge_id, message_id)

    @transaction
    async def accept(
        self,
        tx: Tx,
        *,
        challenge_id: ChallengeId,
        user_id: UserId,
        wish: str,
        interaction_id: int | None = None,
    ) -> TakenChallenge:
        """Accept a challenge and begin its match. Raise Gone, NotYours or Refusal.

        For games played side by side use ``Roads``: they begin no match.
        """
        challenge = await acceptable(self.context, tx, challenge_id, user_id)
        match_id = await begin(
            self.context,
            tx,
            Beginning(
                game=game(challenge.game),
                wishes=(challenge.wish, wish),
                answers=decode(challenge.answers, dict[str, str]),
                seed=secret_of(challenge.seed, self.context.chance),
                user_ids=(challenge.challenger_id, user_id),
                acceptance_ids=(None, self.context.chance.heard(interaction_id)),
                guild_id=challenge.guild_id,
                channel_id=challenge.channel_id,
                pace=challenge.pace,
                excuses=challenge.excuses,
            ),
        )
        # The check comes last: if another click was faster, the rollback removes the new match, too.
        closed = await close_challenge(self.context, tx, challenge, "accepted", match_id=match_id)
        return TakenChallenge(closed, match_id)

    @transaction
    async def refuse(
        self, tx: Tx, *, challenge_id: ChallengeId, user_id: UserId, reason: str
    ) -> rows.ChallengeRow:
        """Refuse a challenge, optionally with a reason. Raise Gone or NotYours."""
        challenge = await _open_for(tx, challenge_id, user_id)
        return await close_challenge(self.context, tx, challenge, "refused", reason=reason)

    @transaction
    async def withdraw(self, tx: Tx, *, challenge_id: ChallengeId, user_id: UserId) -> rows.ChallengeRow:
        """Withdraw a player's own challenge. Raise Gone or NotYours."""
        challenge = await _open(tx, challenge_id)
        if user_id != challenge.challenger_id:
            raise NotYours("challenge-not-yours")
        return await close_challenge(self.context, tx, challenge, "withdrawn")

    @reading
    async def awaiting(self, tx: Tx, *, challenge_id: ChallengeId, user_id: UserId) -> rows.ChallengeRow:
        """Return an open challenge to this person, or to anyone, that they may take.

        Raise Gone, NotYours or Refusal.
        """
        return await _taken_up(self.context, tx, challenge_id, user_id)

    async def open_for(self, user_id: UserId) -> list[rows.ChallengeRow]:
        """Return the open challenges a player made or received, oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("challenges_open_of_user", rows.ChallengeRow, user_id=user_id)
        )


async def _check_room(
    tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId, now: Moment
) -> None:
    """Raise Refusal, which rolls back a challenge just stored, if it is one too many."""
    await check_challenge_rested(tx, guild_id, challenger_id, opponent_id, now)
    await check_few_challenges(tx, guild_id, challenger_id)


@transaction
async def lapse(context: Context, tx: Tx, challenge_id: ChallengeId) -> None:
    """Close an expired challenge; do nothing if it was answered meanwhile."""
    challenge = await tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id)
    # Checked again: since the sweep read it, downtime may have been added to its time.
    if challenge and challenge.expires_at <= context.now():
        with suppress(Gone):
            await close_challenge(context, tx, challenge, "lapsed")


async def acceptable(
    context: Context, tx: Tx, challenge_id: ChallengeId, user_id: UserId
) -> rows.ChallengeRow:
    """Return a challenge with the player who may accept it as the opponent.

    Raise Gone, NotYours, or Refusal if they may not.
    """
    challenge = await _taken_up(context, tx, challenge_id, user_id)
    await check_game(tx, challenge.guild_id, challenge.game)
    await check_blocks(tx, user_id, challenge.challenger_id)
    return challenge


async def _game_between(
    tx: Tx,
    usual: GuildSettings,
    game_name: str | None,
    guild_id: GuildId,
    pair: tuple[UserId, UserId],
    *,
    near: bool,
) -> str:
    """Return the id of the game of a challenge. Raise Refusal if the pair may not play it."""
    await check_may_challenge(tx, guild_id, *pair)
    game_id = usual.game_for(game_name, for_challenges)
    if side_by_side(game(game_id)):
        if near:  # it has no ratings
            raise Refusal("challenge-near-unrated")
        await check_no_road(tx, guild_id, *pair)
    return game_id


def _check_terms(challenger_id: UserId, opponent_id: UserId, excuses: int) -> None:
    """Raise Refusal for oneself or a wrong number of excuses, Gone if the opponent's data was deleted."""
    if challenger_id == opponent_id:
        raise Refusal("challenge-self")
    if is_alias(opponent_id):
        raise Gone("challenge-forgotten")
    check_excuses(excuses)


async def _open(tx: Tx, challenge_id: ChallengeId) -> rows.ChallengeRow:
    challenge = await tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id)
    if challenge is None or challenge.status != "open":
        raise Gone(f"challenge-{challenge.status}" if challenge else "challenge-gone")
    return challenge


async def _taken_up(
    context: Context, tx: Tx, challenge_id: ChallengeId, user_id: UserId
) -> rows.ChallengeRow:
    """Return an open challenge; if it is to anyone, with this player as the opponent."""
    challenge = await _open(tx, challenge_id)
    if challenge.opponent_id != ANYBODY:
        return await _open_for(tx, challenge_id, user_id)
    await check_may_take(tx, challenge, user_id, context.now())
    return structs.replace(challenge, opponent_id=user_id)


async def _open_for(tx: Tx, challenge_id: ChallengeId, opponent_id: UserId) -> rows.ChallengeRow:
    challenge = await _open(tx, challenge_id)
    if opponent_id != challenge.opponent_id:
        raise NotYours("challenge-not-for-you")
    return challenge


async def close_challenge(
    context: Context,
    tx: Tx,
    challenge: rows.ChallengeRow,
    status: ChallengeStatus,
    *,
    reason: str = "",
    match_id: MatchId | None = None,
) -> rows.ChallengeRow:
    """Close an open challenge and redraw it. Raise Gone if it is no longer open."""
    closed = await tx.one(
        "challenge_close",
        rows.ChallengeRow,
        id=challenge.id,
        opponent_id=challenge.opponent_id,
        status=status,
        reason=reason,
        match_id=match_id,
        closed_at=context.now(),
    )
    if closed is None:  # answered by someone else since it was read
        raise Gone("challenge-gone")
    if match_id is None:  # an accepted one is redrawn once there is a board to point to
        await CHALLENGE.post(tx, challenge.id, context.now())
    return closed
