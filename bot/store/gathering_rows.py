"""The rows of gatherings, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import ChannelId, CupId, EventId, GatheringId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import BoutStatus, GatheringStatus


class GatheringRow(StoredRow, frozen=True):
    """A gathering with its whole state."""

    id: GatheringId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    host_id: UserId
    kind: str
    game: str
    title: str
    pace: str
    hardcore: bool
    by_rating: bool
    late_entry: bool
    places: int
    round_time: int
    check_in: int
    begins_at: Moment | None
    sides: str | None
    status: GatheringStatus
    reason: str
    revision: int
    options: str | None
    seed: str | None
    seal: str | None
    state: str | None
    asking: int
    clock_at: Moment | None
    round_ends_at: Moment | None
    paused_at: Moment | None
    created_at: Moment
    started_at: Moment | None
    ended_at: Moment | None
    least_kept: int
    grants_leave: bool
    answers: str = "{}"
    mixed: bool = False
    """Whether sign-ups are mixed into its dice, and its duels' secrets are derived from its secret."""
    level: str | None = None
    """The level of the house, which plays the entrant who has a bye; None if it does not."""
    cup_id: CupId | None = None
    """The weekly tournament it belongs to; None if it is held once."""
    least: int = 0
    """How many entrants it needs to begin by itself, if that is more than its rules require."""

    @property
    def secret(self) -> bytes:
        """The sealed secret; empty if it was opened before secrets were kept."""
        return b"" if self.seed is None else bytes.fromhex(self.seed)


class Entrant(StoredRow, frozen=True):
    """A person who has entered, by the name their server knows."""

    gathering_id: GatheringId
    user_id: UserId
    seat: int | None
    side: int | None
    role: str
    joined_at: Moment
    checked_in: bool
    name: str
    wish: str | None = None
    acceptance_id: int | None = None
    """The interaction by which they signed up; None if they came after it began."""


class GatheringMove(StoredRow, frozen=True):
    """One entry of a gathering's log."""

    gathering_id: GatheringId
    revision: int
    move: str | None
    events: str
    actor_id: UserId | None
    at: Moment


class BoutRow(StoredRow, frozen=True):
    """A duel that a gathering asked for."""

    gathering_id: GatheringId
    bout: int
    match_id: MatchId
    status: BoutStatus
    result: str | None
    due_at: Moment
    clock_at: Moment
    channel_id: ChannelId
    board_id: MessageId | None


class Occasion(StoredRow, frozen=True):
    """The gathering that asked for a duel, and which of its duels that is."""

    kind: str
    title: str
    hardcore: bool
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    bout: int
    round: int | None


class Summons(StoredRow, frozen=True):
    """A call on a person to challenge or to answer."""

    gathering_id: GatheringId
    revision: int
    seat: int
    message_id: MessageId | None
    answered: int | None


class CalendarRow(StoredRow, frozen=True):
    """A tournament in the calendar of its server."""

    gathering_id: GatheringId
    event_id: EventId | None
    told: str
