"""The rows from which matches that are over are listed."""

from bot.store.ids import MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class EndedSeat(StoredRow, frozen=True):
    """Somebody who sat at the table of a match that is over."""

    id: MatchId
    game: str
    ended_at: Moment
    user_id: UserId
    name: str
    """Empty for a person who was never seen."""


class FoughtMatch(StoredRow, frozen=True):
    """A match somebody has fought."""

    id: MatchId
    game: str
