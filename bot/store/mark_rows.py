"""Rows of marks; columns are explained in the migrations."""

from bot.store.ids import UserId
from bot.store.rows import StoredRow


class EarnedMark(StoredRow, frozen=True):
    """A mark and the person who earned it."""

    user_id: UserId
    mark: str


class Worn(StoredRow, frozen=True):
    """The mark a person wears, if any."""

    worn: str | None
