"""All that ever ended, in order: looked at once for each purpose, bit by bit, from where it was left off."""

from bot.store import rows
from bot.store.engine import Tx
from bot.store.moment import Moment


async def take_ended(tx: Tx, purpose: str, table: str, before: Moment, most: int) -> list[rows.EndedRow]:
    """Return the next of a table that were over at a moment, and note that a purpose has had them."""
    await tx.run("fact_keep", name=purpose, value="0 ")
    # Locked, so that of two processes one goes on from here.
    done = await tx.one("fact_lock", rows.BotFact, name=purpose)
    after, _, after_id = (done.value if done else "0 ").partition(" ")
    since = {"after": int(after), "after_id": after_id}
    ended = await tx.all(f"ended_{table}", rows.EndedRow, before=before, most=most, **since)
    if ended:
        await tx.run("fact_set", name=purpose, value=f"{ended[-1].ended_at} {ended[-1].id}")
    return ended
