"""Whether pictures are shown: in what only one person sees, and in what is posted in a server."""

from bot.play.guild.guild_settings import settings_of
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.rows import PersonRow


def wants_pictures(person: PersonRow | None) -> bool:
    """Tell whether somebody wants pictures in what only they see."""
    return person is None or person.pictures


async def is_pictured(tx: Tx, guild_id: GuildId, user_id: UserId | None) -> bool:
    """Tell whether a person sees pictures, or where it is None, whoever reads along in a server."""
    if user_id is None:
        return (await settings_of(tx, guild_id)).pictures
    return wants_pictures(await tx.one("person_by_id", PersonRow, user_id=user_id))
