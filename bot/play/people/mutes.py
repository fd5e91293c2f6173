"""Who may have the bot post nothing new in a server for a while."""

from bot.play.ground.refusals import Refusal
from bot.play.people.alias import veiled
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moderation_rows import Mute
from bot.store.moment import Moment


async def check_unmuted(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> None:
    """Raise Refusal for whom the organisers of a server keep from having anything new posted there."""
    mute = await _mute_in_force(tx, guild_id, user_id, now)
    if mute:
        raise Refusal("muted", until=str(mute.until // 1000))


async def is_muted(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> bool:
    """Tell whether the organisers of a server keep a person from having anything new posted there."""
    return await _mute_in_force(tx, guild_id, user_id, now) is not None


async def lift_mute(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> bool:
    """Unmute a player; say whether they were muted."""
    was_kept = False
    # Perhaps under both: they were muted, had themselves forgotten, came back and were muted again.
    for known_as in (user_id, await veiled(tx, user_id)):
        mute = await _mute(tx, guild_id, known_as)
        if mute:
            await tx.run("mute_lift", guild_id=guild_id, user_id=known_as)
            # One that has run out is removed as well, but kept nobody from anything.
            was_kept = was_kept or mute.until > now
    return was_kept


async def _mute_in_force(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> Mute | None:
    for known_as in (user_id, await veiled(tx, user_id)):
        mute = await _mute(tx, guild_id, known_as)
        if mute and mute.until > now:
            return mute
    return None


async def _mute(tx: Tx, guild_id: GuildId, known_as: UserId | None) -> Mute | None:
    if known_as is None:
        return None
    return await tx.one("mute_of", Mute, guild_id=guild_id, user_id=known_as)
