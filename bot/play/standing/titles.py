"""Titles: won by a deed with a source, and held by the last winner."""

from bot.play.standing.honor import Source
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import Title, TitleHolder

KENSEI = "kensei"
"""The winner of a server's last tournament."""


async def crown(tx: Tx, *, guild_id: GuildId, user_id: UserId, source: Source, at: Moment) -> None:
    """Make a player Kensei; earlier holders stay in the title's history.

    A source crowns one person: if a corrected result names another, the title goes to them.
    """
    await tx.run(
        "title_win",
        guild_id=guild_id,
        title=KENSEI,
        source_kind=source.kind,
        source_id=source.id,
        user_id=user_id,
        since=at,
    )


async def kensei_of(tx: Tx, guild_id: GuildId) -> TitleHolder | None:
    """Return a server's Kensei and since when; None if there is none yet."""
    return await tx.one("title_holder", TitleHolder, guild_id=guild_id, title=KENSEI)


async def titles_of(tx: Tx, guild_id: GuildId, user_id: UserId) -> tuple[Title, ...]:
    """Return the titles a player has won in a server, held now or not."""
    return tuple(await tx.all("titles_of", Title, guild_id=guild_id, user_id=user_id))
