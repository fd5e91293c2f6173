"""Titles: won by a deed that has a source, and held by the last to win them."""

from bot.play.standing.honor import Source
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import Title, TitleHolder

KENSEI = "kensei"
"""The winner of a server's last tournament."""


async def crown(tx: Tx, *, guild_id: GuildId, user_id: UserId, source: Source, at: Moment) -> None:
    """Make a player Kensei; who held the title stays in its history.

    A source crowns one person: where it names another, because a result was corrected, that one won it.
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
    """Return who is Kensei of a server, and since when; None where nobody is yet."""
    return await tx.one("title_holder", TitleHolder, guild_id=guild_id, title=KENSEI)


async def titles_of(tx: Tx, guild_id: GuildId, user_id: UserId) -> tuple[Title, ...]:
    """Return the titles a player has won in a server, held still or not."""
    return tuple(await tx.all("titles_of", Title, guild_id=guild_id, user_id=user_id))
