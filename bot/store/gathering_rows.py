"""The rows of gatherings, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import StoredRow


class GatheringRow(StoredRow, frozen=True):
    """A gathering with its whole state."""

    id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
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
    begins_at: int | None
    sides: str | None
    status: str
    reason: str
    revision: int
    options: str | None
    seed: str | None
    seal: str | None
    state: str | None
    asking: int
    clock_at: int | None
    round_ends_at: int | None
    paused_at: int | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    least_kept: int
    grants_leave: bool

    @property
    def dice_seed(self) -> bytes:
        """The seed of its dice; empty where it was opened before those were kept."""
        return b"" if self.seed is None else bytes.fromhex(self.seed)


class Entrant(StoredRow, frozen=True):
    """Somebody who has entered, by the name their server knows."""

    gathering_id: str
    user_id: int
    seat: int | None
    side: int | None
    role: str
    joined_at: int
    checked_in: bool
    name: str
    wish: str | None = None


class GatheringMove(StoredRow, frozen=True):
    """One entry of a gathering's log."""

    gathering_id: str
    revision: int
    move: str | None
    events: str
    actor_id: int | None
    at: int


class BoutRow(StoredRow, frozen=True):
    """A duel that a gathering asked for."""

    gathering_id: str
    bout: int
    match_id: str
    status: str
    result: str | None
    due_at: int
    clock_at: int
    channel_id: int
    board_id: int | None


class Summons(StoredRow, frozen=True):
    """A call on somebody to challenge or to answer."""

    gathering_id: str
    revision: int
    seat: int
    message_id: int | None
    answered: int | None


class CalendarRow(StoredRow, frozen=True):
    """A tournament in the calendar of its server."""

    gathering_id: str
    event_id: int | None
    told: str
