"""Who may challenge whom: blocks, and the players' own settings."""

from bot.play.clocks.habits import habits_of
from bot.play.clocks.reliability import RELIABLE, check_keeps
from bot.play.ground.refusals import Refusal
from bot.play.people.blocks import is_blocked
from bot.play.people.mutes import check_unmuted
from bot.play.standing.ratings import rating_of
from bot.store import rows
from bot.store.clan_rows import Membership, Subject
from bot.store.engine import Tx
from bot.store.ids import ANYBODY, GuildId, UserId
from bot.store.moment import Moment

NEAR = 200
"""Rating points within which two players are near: the weaker still wins three matches in ten."""


async def check_may_challenge(tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId) -> None:
    """Raise Refusal if the opponent takes no challenges, or none from this challenger."""
    await check_blocks(tx, challenger_id, opponent_id)
    if (await habits_of(tx, opponent_id)).challengers == "nobody":
        raise Refusal("challenge-taken-from-nobody")
    await _check_welcome(tx, guild_id, challenger_id, opponent_id)


async def check_may_take(tx: Tx, challenge: rows.ChallengeRow, user_id: UserId, now: Moment) -> None:
    """Raise Refusal if a player may not take a challenge to anyone.

    A block by the challenger gets the same message as every other obstacle between the two.
    """
    guild_id, challenger_id = challenge.guild_id, challenge.challenger_id
    if user_id == challenger_id:
        raise Refusal("challenge-self")
    # A player's own block reveals nothing about the other.
    if await is_blocked(tx, challenger_id, by=user_id):
        raise Refusal("challenge-you-blocked")
    pair = (user_id, challenger_id)
    if not await _is_welcome(tx, guild_id, *pair, now) or (
        challenge.distance is not None
        and not await are_near(tx, guild_id, challenge.game, pair, challenge.distance)
    ):
        raise Refusal("challenge-not-open-to-you")


async def may_meet(tx: Tx, guild_id: GuildId, pair: tuple[UserId, UserId], now: Moment) -> bool:
    """Return whether two players who would play anyone may meet: each as if the other had asked."""
    own, other = pair
    return await _is_welcome(tx, guild_id, own, other, now) and await _is_welcome(
        tx, guild_id, other, own, now
    )


async def are_near(
    tx: Tx, guild_id: GuildId, game_id: str, pair: tuple[UserId, UserId], distance: int
) -> bool:
    """Return whether two players' ratings in a game are at most ``distance`` points apart."""
    own, other = [await rating_of(tx, guild_id, game_id, each) for each in pair]
    return abs(own.points - other.points) <= distance


def people_of(challenge: rows.ChallengeRow) -> tuple[UserId, ...]:
    """Return the challenger and, unless the challenge is to anyone, the opponent."""
    pair = (challenge.challenger_id, challenge.opponent_id)
    return tuple(user_id for user_id in pair if user_id != ANYBODY)


async def _is_welcome(tx: Tx, guild_id: GuildId, user_id: UserId, host_id: UserId, now: Moment) -> bool:
    """Return whether a player may meet a host who would play anyone."""
    try:
        await check_unmuted(tx, guild_id, user_id, now)
        await check_blocks(tx, user_id, host_id)
        await _check_welcome(tx, guild_id, user_id, host_id)
    except Refusal:
        return False
    return True


async def _check_welcome(tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId) -> None:
    """Raise Refusal if the opponent's settings do not admit this challenger."""
    challengers = (await habits_of(tx, opponent_id)).challengers
    if challengers == "reliable":
        await check_keeps(tx, challenger_id, RELIABLE)
    if challengers == "clan" and not await _share_clan(tx, guild_id, challenger_id, opponent_id):
        raise Refusal("challenge-taken-from-clan")


async def check_no_road(tx: Tx, guild_id: GuildId, user_id: UserId, other_id: UserId) -> None:
    """Raise Refusal if one of two players for a road is still on another one."""
    for each, key in ((user_id, "road-you-are-busy"), (other_id, "road-they-are-busy")):
        if await tx.one("road_underway_of", Subject, guild_id=guild_id, user_id=each):
            raise Refusal(key)


async def check_blocks(tx: Tx, user_id: UserId, other_id: UserId) -> None:
    """Raise Refusal if either of two players blocks the other."""
    if await is_blocked(tx, user_id, by=other_id):
        raise Refusal("challenge-blocked")
    if await is_blocked(tx, other_id, by=user_id):
        raise Refusal("challenge-you-blocked")


async def _share_clan(tx: Tx, guild_id: GuildId, user_id: UserId, other_id: UserId) -> bool:
    own = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
    return own is not None and own == await tx.one(
        "clan_membership", Membership, guild_id=guild_id, user_id=other_id
    )
