"""Rows about what a host watches."""

from bot.store.moment import Moment
from bot.store.rows import StoredRow


class ParcelsRow(StoredRow, frozen=True):
    """The parcels of a kind that wait to be sent."""

    kind: str
    amount: int
    tried: int
    """Those among them that were tried in vain."""
    due_at: Moment
    """When the first of them was due."""


class MatchesRow(StoredRow, frozen=True):
    """The matches of a game and a kind that go on."""

    game: str
    kind: str
    amount: int
