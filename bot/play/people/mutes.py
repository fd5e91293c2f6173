"""Mutes: who cannot make the bot post anything new in a server for a while."""

from bot.play.ground.refusals import Refusal
from bot.play.people.alias import veiled
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moderation_rows import Mute
from bot.store.moment import Moment


async def check_unmuted(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> None:
    """Raise Refusal for a person whom a server's organisers have muted."""
    mute = await _mute_in_force(tx, guild_id, user_id, now)
    if mute:
        raise Refusal("muted", until=str(mute.until // 1000))


async def is_muted(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> bool:
    """Return whether a server's organisers have muted a person."""
    return await _mute_in_force(tx, guild_id, user_id, now) is not None


async def lift_mute(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> bool:
    """Unmute a person; return whether they were muted."""
    was_kept = False
    # Perhaps under both: muted, deleted, returned and muted again.
    for known_as in (user_id, await veiled(tx, user_id)):
        mute = await _mute(tx, guild_id, known_as)
        if mute:
            await tx.run("mute_lift", guild_id=guild_id, user_id=known_as)
            # An expired one is removed, too, but did not mute anyone.
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
