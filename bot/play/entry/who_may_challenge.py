"""Who may challenge whom: what stands between two people, by their own will."""

from bot.play.clocks.habits import habits_of
from bot.play.clocks.reliability import RELIABLE, check_keeps
from bot.play.ground.refusals import Refusal
from bot.play.people.blocks import is_blocked
from bot.store.clan_rows import Membership, Subject
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId


async def check_may_challenge(tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId) -> None:
    """Raise Refusal where a player takes no challenges, or none from this person."""
    await check_blocks(tx, challenger_id, opponent_id)
    challengers = (await habits_of(tx, opponent_id)).challengers
    if challengers == "nobody":
        raise Refusal("challenge-taken-from-nobody")
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
