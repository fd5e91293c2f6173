"""Tallies: sums kept beside the ledgers they are sums of, so that no board adds up the years of a server.

There is a ledger of honor and one of victories. Each new line of them is added to the tallies in the same
transaction. The audit of the simulated year compares both; ``python -m bot tallies`` mends what differs.
"""

from functools import partial

from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.guild_rows import Guild
from bot.store.ids import GuildId, UserId

HONOR = "honor"
"""The board of honor; the other boards are those of games."""

COUNTED = 500
"""Places that are counted. Below them nobody is told a place of their own, however many play on a server."""

ALL_TIME = 0
"""Stands in the place of a season's number."""


async def tally_of(tx: Tx, guild_id: GuildId, user_id: UserId, board: str) -> int:
    """Return a player's sum of all time on a board."""
    where = {"guild_id": guild_id, "user_id": user_id, "board": board, "season": ALL_TIME}
    found = await tx.one("tally_of", rows.Amount, **where)
    return found.amount if found else 0


async def mend(store: Store) -> int:
    """Put right the tallies of every server that differ from its ledgers, and return how many did."""
    guilds = await store.read(lambda tx: tx.all("guilds_all", Guild))
    return sum([await store.transact(partial(_mend, guild_id=guild.guild_id)) for guild in guilds])


async def _mend(tx: Tx, guild_id: GuildId) -> int:
    await tx.run("tallies_take", guild_id=guild_id)
    return await tx.run("tallies_mend", guild_id=guild_id)
