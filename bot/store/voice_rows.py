"""The rows of limits, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import Row


class Voice(Row, frozen=True):
    """Somebody who has had something posted in a server lately."""

    guild_id: int
    user_id: int
    full_at: int


class InVain(Row, frozen=True):
    """How often somebody turned to another in vain, and when last."""

    times: int
    latest: int


class Founded(Row, frozen=True):
    """How many clans somebody has founded, and when the first of them."""

    times: int
    first: int
