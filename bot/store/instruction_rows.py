"""The rows of instructions, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import StoredRow


class InstructionRow(StoredRow, frozen=True):
    """What one seat has settled ahead on one topic."""

    seat: int
    topic: str
    ranking: str
    in_force: int
