"""One-time and rare deeds of people whose data was deleted: deletion gives nobody a second try."""

from collections.abc import Mapping

from bot.play.ground.times import DAY
from bot.play.people.alias import veiled
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment


async def spent(tx: Tx, user_id: UserId, what: str, guild_id: GuildId, now: Moment) -> int:
    """Return how often a person did this before their data was deleted, as far as it still counts."""
    other_self = await veiled(tx, user_id)
    if other_self is None:
        return 0
    found = await tx.one("spent_times", rows.Amount, guild_id=guild_id, veil=other_self, what=what, now=now)
    return found.amount if found else 0


async def keep_spent(tx: Tx, user_id: UserId, other_self: int, holds: Mapping[str, int], now: Moment) -> None:
    """Keep a person's deeds for as long as each holds, and their open contests and today's puzzle."""
    whose, today = {"user_id": user_id, "veil": other_self}, now // DAY
    await tx.run("spend_contests", **whose)
    await tx.run("spend_puzzle", **whose, day=today, lapses_at=(today + 1) * DAY)
    for deed, time in holds.items():
        await tx.run(
            "spend_deeds", user_id=user_id, veil=other_self, deed=deed, since=now - time, holds=time, day=DAY
        )
