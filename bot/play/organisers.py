"""Who may run what belongs to a whole server."""

from dataclasses import dataclass

from bot.play.guild_settings import settings_of
from bot.play.refusals import NotYours
from bot.store.engine import Tx


@dataclass(frozen=True)
class Standing:
    """What somebody is in a server at the moment they act."""

    user_id: int
    role_ids: frozenset[int]
    manages: bool
    """Whether they may manage the server, by Discord's own word."""


async def check_organiser(tx: Tx, guild_id: int, standing: Standing) -> None:
    """Raise NotYours for whoever neither manages a server nor has the role of its organisers."""
    if standing.manages:
        return
    if (await settings_of(tx, guild_id)).organiser_role_id not in standing.role_ids:
        raise NotYours("not-organiser")


def check_manager(standing: Standing) -> None:
    """Raise NotYours for whoever does not manage the server."""
    if not standing.manages:
        raise NotYours("not-manager")
