"""Who may challenge whom: what stands between two people, by their own will."""

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
"""Points of rating within which two are near each other: the weaker still wins three matches in ten."""


async def check_may_challenge(tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId) -> None:
    """Raise Refusal where a player takes no challenges, or none from this person."""
    await check_blocks(tx, challenger_id, opponent_id)
    if (await habits_of(tx, opponent_id)).challengers == "nobody":
        raise Refusal("challenge-taken-from-nobody")
    await _check_welcome(tx, guild_id, challenger_id, opponent_id)


async def check_may_take(tx: Tx, challenge: rows.ChallengeRow, user_id: UserId, now: Moment) -> None:
    """Raise Refusal where a player may not take a challenge to anybody.

    A block by its challenger is told in the same words as whatever else may stand between the two.
    """
    guild_id, challenger_id = challenge.guild_id, challenge.challenger_id
    if user_id == challenger_id:
        raise Refusal("challenge-self")
    # One's own block tells nothing of the other.
    if await is_blocked(tx, challenger_id, by=user_id):
        raise Refusal("challenge-you-blocked")
    pair = (user_id, challenger_id)
    if not await _is_welcome(tx, guild_id, *pair, now) or (
        challenge.distance is not None
        and not await are_near(tx, guild_id, challenge.game, pair, challenge.distance)
    ):
        raise Refusal("challenge-not-open-to-you")


async def may_meet(tx: Tx, guild_id: GuildId, pair: tuple[UserId, UserId], now: Moment) -> bool:
    """Tell whether two who want to play anybody may play each other: each as if the other had asked."""
    own, other = pair
    return await _is_welcome(tx, guild_id, own, other, now) and await _is_welcome(
        tx, guild_id, other, own, now
    )


async def are_near(
    tx: Tx, guild_id: GuildId, game_id: str, pair: tuple[UserId, UserId], distance: int
) -> bool:
    """Tell whether two are at most so many points of rating apart in a game."""
    own, other = [await rating_of(tx, guild_id, game_id, each) for each in pair]
    return abs(own.points - other.points) <= distance


def people_of(challenge: rows.ChallengeRow) -> tuple[UserId, ...]:
    """Return who challenges and, unless anybody is, who is challenged."""
    pair = (challenge.challenger_id, challenge.opponent_id)
    return tuple(user_id for user_id in pair if user_id != ANYBODY)


async def _is_welcome(tx: Tx, guild_id: GuildId, user_id: UserId, host_id: UserId, now: Moment) -> bool:
    """Tell whether nothing keeps a player from another who asks anybody."""
    try:
        await check_unmuted(tx, guild_id, user_id, now)
        await check_blocks(tx, user_id, host_id)
        await _check_welcome(tx, guild_id, user_id, host_id)
    except Refusal:
        return False
    return True


async def _check_welcome(tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId) -> None:
    """Raise Refusal where a player wants to duel only people of another kind than this one."""
    challengers = (await habits_of(tx, opponent_id)).challengers
    if challengers == "reliable":
        await check_keeps(tx, challenger_id, RELIABLE)
    if challengers == "clan" and not await _share_clan(tx, guild_id, challenger_id, opponent_id):
        raise Refusal("challenge-taken-from-clan")


async def check_no_road(tx: Tx, guild_id: GuildId, user_id: UserId, other_id: UserId) -> None:
    """Raise Refusal where one of two who would play the same road has not come to the end of another."""
    for each, key in ((user_id, "road-you-are-busy"), (other_id, "road-they-are-busy")):
        if await tx.one("road_underway_of", Subject, guild_id=guild_id, user_id=each):
            raise Refusal(key)


async def check_blocks(tx: Tx, user_id: UserId, other_id: UserId) -> None:
    """Raise Refusal where a block stands between someone who wants to duel and the other."""
    if await is_blocked(tx, user_id, by=other_id):
        raise Refusal("challenge-blocked")
    if await is_blocked(tx, other_id, by=user_id):
        raise Refusal("challenge-you-blocked")


async def _share_clan(tx: Tx, guild_id: GuildId, user_id: UserId, other_id: UserId) -> bool:
    own = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
    return own is not None and own == await tx.one(
        "clan_membership", Membership, guild_id=guild_id, user_id=other_id
    )
