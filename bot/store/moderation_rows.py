"""The rows of moderation, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import StoredRow


class Mute(StoredRow, frozen=True):
    """Somebody for whom nothing new is posted in a server for a while."""

    guild_id: int
    user_id: int
    until: int


class ModerationEntry(StoredRow, frozen=True):
    """Something that an organiser did about a person or a match."""

    id: str
    guild_id: int
    actor_id: int
    deed: str
    user_id: int | None
    match_id: str | None
    until: int | None
    reason: str
    at: int


class SeatOfMatch(StoredRow, frozen=True):
    """Who sits in an ongoing match."""

    id: str
    seat: int
    name: str


class Report(StoredRow, frozen=True):
    """What somebody tells the organisers of a server."""

    id: str
    guild_id: int
    reporter_id: int
    user_id: int | None
    match_id: str | None
    words: str
    status: str
    channel_id: int | None
    message_id: int | None
    at: int
