"""Rows about what people play alone."""

from bot.store.rows import StoredRow


class CampaignRow(StoredRow, frozen=True):
    """Somebody's run through several matches of one game."""

    id: str
    guild_id: int
    user_id: int
    game: str
    state: str
    status: str
    match_id: str
    fought: int
    began_at: int
    ended_at: int | None


class LoneMatch(StoredRow, frozen=True):
    """A match of one seat that goes on."""

    id: str
    game: str
