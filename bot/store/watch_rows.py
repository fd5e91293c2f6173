"""Rows for a host's monitoring."""

from bot.store.moment import Moment
from bot.store.rows import StoredRow


class ParcelsRow(StoredRow, frozen=True):
    """The parcels of a kind that wait to be sent."""

    kind: str
    amount: int
    tried: int
    """How many of them were tried in vain."""
    due_at: Moment
    """When the first of them was due."""


class MatchesRow(StoredRow, frozen=True):
    """The ongoing matches of a game and a kind."""

    game: str
    kind: str
    amount: int
