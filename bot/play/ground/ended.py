"""Everything that has ended, in order: processed once per purpose, bit by bit, from the last position."""

from bot.store import rows
from bot.store.engine import Tx
from bot.store.moment import Moment


async def take_ended(tx: Tx, purpose: str, table: str, before: Moment, most: int) -> list[rows.EndedRow]:
    """Return a table's next rows that ended before a moment, and store that a purpose has had them."""
    await tx.run("fact_keep", name=purpose, value="0 ")
    # Locked, so that only one of two processes goes on from here.
    done = await tx.one("fact_lock", rows.BotFact, name=purpose)
    after, _, after_id = (done.value if done else "0 ").partition(" ")
    since = {"after": int(after), "after_id": after_id}
    ended = await tx.all(f"ended_{table}", rows.EndedRow, before=before, most=most, **since)
    if ended:
        await tx.run("fact_set", name=purpose, value=f"{ended[-1].ended_at} {ended[-1].id}")
    return ended
