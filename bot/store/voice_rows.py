"""The rows of limits, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow


class Voice(StoredRow, frozen=True):
    """A person for whom the bot has posted something in a server recently."""

    guild_id: GuildId
    user_id: UserId
    full_at: Moment


class InVain(StoredRow, frozen=True):
    """How often a person approached another in vain, and when last."""

    times: int
    latest: Moment


class Founded(StoredRow, frozen=True):
    """How many clans a person has founded, and when the first of them."""

    times: int
    first: Moment
