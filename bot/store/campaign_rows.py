"""Rows about solo play."""

from bot.store.ids import CampaignId, ContestId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import CampaignStatus


class CampaignRow(StoredRow, frozen=True):
    """A person's run through several matches of one game."""

    id: CampaignId
    guild_id: GuildId
    user_id: UserId
    game: str
    state: str
    status: CampaignStatus
    match_id: MatchId
    fought: int
    began_at: Moment
    ended_at: Moment | None
    contest_id: ContestId | None


class LoneMatch(StoredRow, frozen=True):
    """An ongoing match with one seat."""

    id: MatchId
    game: str
    level: str | None
    """The level of the house, if it plays."""
