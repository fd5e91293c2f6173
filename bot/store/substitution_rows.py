"""The rows of substitutions, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import SubstitutionStatus


class Substitution(StoredRow, frozen=True):
    """A request to take over a seat, and its outcome."""

    match_id: MatchId
    number: int
    seat: int
    leaver_id: UserId
    asker_id: UserId
    newcomer_id: UserId
    status: SubstitutionStatus
    agreed: str
    accepted: bool
    since: int
    """The revision at which the leaver sat down."""
    revision: int
    """The revision of the request, or of the takeover once the seat is taken."""
    asked_at: Moment
    expires_at: Moment
    closed_at: Moment | None
    message_id: MessageId | None
    prompt_id: MessageId | None
    """A prompt of the leaver that still carried controls when the seat was taken."""
    organiser_id: UserId | None = None
    """The organiser who agrees on behalf of the match's tournament."""
    reason: str = ""
    wish: str | None = None
    """The fighter of a newcomer who has not signed up for that tournament."""


class Former(StoredRow, frozen=True):
    """A former player of a seat, by the name their server knows."""

    seat: int
    user_id: UserId
    name: str
    since: int
    """The revision at which they sat down; 0 if they began there."""
    until: int
    """The revision at which they gave it up."""
