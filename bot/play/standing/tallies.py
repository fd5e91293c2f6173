"""Tallies: stored sums of ledgers, so that boards need not add up years of a server.

There is a ledger of honor and one of victories. Each new row is added to the tallies in the same transaction.
The audit of the simulated year compares both; ``python -m bot tallies`` repairs differences.
"""

from functools import partial

from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.guild_rows import Guild
from bot.store.ids import GuildId, UserId

HONOR = "honor"
"""The board of honor; all other boards belong to games."""

COUNTED = 500
"""Most places that are counted. Players below are not told their place, however many a server has."""

ALL_TIME = 0
"""Takes the place of a season's number."""


async def tally_of(tx: Tx, guild_id: GuildId, user_id: UserId, board: str) -> int:
    """Return a player's all-time sum on a board."""
    where = {"guild_id": guild_id, "user_id": user_id, "board": board, "season": ALL_TIME}
    found = await tx.one("tally_of", rows.Amount, **where)
    return found.amount if found else 0


async def mend(store: Store) -> int:
    """Repair all servers' tallies that differ from the ledgers; return how many did."""
    guilds = await store.read(lambda tx: tx.all("guilds_all", Guild))
    return sum([await store.transact(partial(_mend, guild_id=guild.guild_id)) for guild in guilds])


async def _mend(tx: Tx, guild_id: GuildId) -> int:
    await tx.run("tallies_take", guild_id=guild_id)
    return await tx.run("tallies_mend", guild_id=guild_id)
