"""The rows of clocks and habits, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class QuietSeat(StoredRow, frozen=True):
    """When a player's deadlines stand still."""

    seat: int
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    quiet_days: str
    leave_since: Moment | None
    leave_until: Moment | None


class PickTime(StoredRow, frozen=True):
    """When a seat last changed its pick."""

    seat: int
    at: Moment


class WantsReminders(StoredRow, frozen=True):
    """Whether a person wants reminders."""

    user_id: UserId
    reminders: bool


class Heartbeat(StoredRow, frozen=True):
    """When the process of a shard was last awake."""

    shards: int
    shard: int
    at: Moment


class ReliabilityRow(StoredRow, frozen=True):
    """How well a person keeps deadlines."""

    user_id: UserId
    share: int
    seen: int


class HabitsRow(StoredRow, frozen=True):
    """A person's own settings."""

    user_id: UserId
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    quiet_days: str = "[]"
    reminders: bool = True
    leave_since: Moment | None = None
    leave_until: Moment | None = None
    challengers: str = "all"
    news: bool = True
    """Whether they may be named in the news of a server."""


class LeaveRow(StoredRow, frozen=True):
    """A leave that was taken."""

    since: Moment
    until: Moment


class Stumble(StoredRow, frozen=True):
    """Something that could not be settled."""

    kind: str
    subject: str


class DueMatch(StoredRow, frozen=True):
    """A match whose deadline has passed."""

    id: MatchId
    revision: int
