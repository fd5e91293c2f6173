"""The rows of standing orders, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import StoredRow


class Order(StoredRow, frozen=True):
    """A card queued for a turn to come."""

    place: int
    choice: str
    foreseen: str


class NextOrder(StoredRow, frozen=True):
    """The next order of a seat."""

    seat: int
    place: int
    choice: str
    foreseen: str
