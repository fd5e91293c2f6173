"""The rows of moderation, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, ReportId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import ReportStatus


class Mute(StoredRow, frozen=True):
    """A person for whom the bot posts nothing new in a server for a while."""

    guild_id: GuildId
    user_id: UserId
    until: Moment


class ModerationEntry(StoredRow, frozen=True):
    """Something that an organiser did about a person or a match."""

    id: str
    guild_id: GuildId
    actor_id: UserId
    intervention: str
    user_id: UserId | None
    match_id: MatchId | None
    until: Moment | None
    reason: str
    at: Moment


class SeatOfMatch(StoredRow, frozen=True):
    """Who sits in an ongoing match."""

    id: MatchId
    seat: int
    name: str


class Report(StoredRow, frozen=True):
    """A person's report to the organisers of a server."""

    id: ReportId
    guild_id: GuildId
    reporter_id: UserId
    user_id: UserId | None
    match_id: MatchId | None
    words: str
    status: ReportStatus
    channel_id: ChannelId | None
    message_id: MessageId | None
    at: Moment
