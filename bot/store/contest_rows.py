"""Rows about contests: several players play one seed, each alone."""

from bot.store.ids import CampaignId, ChannelId, ContestId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import ContestKind, ContestStatus, EntryStatus


class ContestRow(StoredRow, frozen=True):
    """A contest with its seed."""

    id: ContestId
    kind: ContestKind
    guild_id: GuildId
    channel_id: ChannelId | None
    message_id: MessageId | None
    game: str
    day: int | None
    answers: str
    easier: str | None
    """What newcomers play, if it is something else."""
    seed: str
    seal: str
    status: ContestStatus
    began_at: Moment
    ends_at: Moment
    ended_at: Moment | None


class EntryRow(StoredRow, frozen=True):
    """A person's part in a contest."""

    contest_id: ContestId
    user_id: UserId
    guild_id: GuildId
    match_id: MatchId | None
    campaign_id: CampaignId | None
    newcomer: bool
    status: EntryStatus
    score: int | None


class PlacedEntry(StoredRow, frozen=True):
    """How a person stands in a contest."""

    place: int | None
    """Among newcomers, or among the others; None if they did not play to the end."""
    newcomer: bool
    user_id: UserId
    name: str
    guild_id: GuildId
    match_id: MatchId | None
    status: EntryStatus


class ContestMark(StoredRow, frozen=True):
    """The facts about a contest that its matches show."""

    kind: ContestKind
    status: ContestStatus
    ends_at: Moment
    day: int | None


class ContestDay(StoredRow, frozen=True):
    """A day whose contest a person has finished."""

    day: int
