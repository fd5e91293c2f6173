"""The rows of courtesies, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import MatchId
from bot.store.rows import StoredRow


class Offer(StoredRow, frozen=True):
    """What a seat would agree to."""

    seat: int
    kind: str


class Notice(StoredRow, frozen=True):
    """Something announced in the channel besides the cards."""

    match_id: MatchId
    number: int
    kind: str
    seat: int
    span: int
