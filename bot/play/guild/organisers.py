"""Who may manage what belongs to a whole server."""

from dataclasses import dataclass

from bot.play.ground.refusals import NotYours
from bot.play.guild.guild_settings import settings_of
from bot.store.engine import Tx
from bot.store.ids import GuildId, RoleId, UserId


@dataclass(frozen=True)
class Standing:
    """A person's rights in a server at the moment they act; they count in no other server."""

    guild_id: GuildId
    user_id: UserId
    role_ids: frozenset[RoleId]
    manages: bool
    """Whether they have Discord's permission to manage the server."""


async def organises(tx: Tx, guild_id: GuildId, standing: Standing) -> bool:
    """Return whether a person manages a server or has its organiser role."""
    if standing.guild_id != guild_id:
        return False
    # Without a chosen role it is None, which nobody has.
    return standing.manages or (await settings_of(tx, guild_id)).organiser_role_id in standing.role_ids


async def check_organiser(tx: Tx, guild_id: GuildId, standing: Standing) -> None:
    """Raise NotYours unless a person manages a server or has its organiser role."""
    if not await organises(tx, guild_id, standing):
        raise NotYours("not-organiser")


def check_manager(guild_id: GuildId, standing: Standing) -> None:
    """Raise NotYours unless a person manages the server."""
    if standing.guild_id != guild_id or not standing.manages:
        raise NotYours("not-manager")
