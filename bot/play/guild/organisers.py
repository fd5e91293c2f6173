"""Who may run what belongs to a whole server."""

from dataclasses import dataclass

from bot.play.ground.refusals import NotYours
from bot.play.guild.guild_settings import settings_of
from bot.store.engine import Tx
from bot.store.ids import GuildId, RoleId, UserId


@dataclass(frozen=True)
class Standing:
    """What a person is in a server at the moment they act; in any other it is worth nothing."""

    guild_id: GuildId
    user_id: UserId
    role_ids: frozenset[RoleId]
    manages: bool
    """Whether they may manage the server, by Discord's own word."""


async def organises(tx: Tx, guild_id: GuildId, standing: Standing) -> bool:
    """Tell whether a person manages a server, or has the role of its organisers there."""
    if standing.guild_id != guild_id:
        return False
    # Where no role was chosen it is None, which nobody has.
    return standing.manages or (await settings_of(tx, guild_id)).organiser_role_id in standing.role_ids


async def check_organiser(tx: Tx, guild_id: GuildId, standing: Standing) -> None:
    """Raise NotYours for a person who neither manages a server nor has the role of its organisers there."""
    if not await organises(tx, guild_id, standing):
        raise NotYours("not-organiser")


def check_manager(guild_id: GuildId, standing: Standing) -> None:
    """Raise NotYours for a person who does not manage the server."""
    if standing.guild_id != guild_id or not standing.manages:
        raise NotYours("not-manager")
