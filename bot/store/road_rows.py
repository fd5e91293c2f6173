"""Rows about two people on the same road."""

from bot.store.ids import MatchId, UserId
from bot.store.rows import StoredRow
from bot.store.statuses import EntryStatus


class RoadRunner(StoredRow, frozen=True):
    """One of the two, and their campaign, if they have set out."""

    user_id: UserId
    name: str
    status: EntryStatus
    state: str | None


class EndedMatch(StoredRow, frozen=True):
    """The id of a finished match."""

    id: MatchId
