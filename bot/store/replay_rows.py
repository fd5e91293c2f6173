"""The rows behind lists of finished matches."""

from bot.store.ids import MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class EndedSeat(StoredRow, frozen=True):
    """A player in a finished match."""

    id: MatchId
    game: str
    ended_at: Moment
    user_id: UserId
    name: str
    """Empty for a person who was never seen."""


class FoughtMatch(StoredRow, frozen=True):
    """A match that a player has fought."""

    id: MatchId
    game: str
