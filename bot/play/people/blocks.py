"""Blocks: whose challenges and invitations a person does not want."""

from bot.play.people.alias import veiled
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.rows import Block


async def is_blocked(tx: Tx, user_id: UserId, *, by: int) -> bool:
    """Return whether a person is blocked by another, even from before their data was deleted."""
    if await tx.one("block_between", Block, user_id=by, blocked_id=user_id):
        return True
    other_self = await veiled(tx, user_id)
    return other_self is not None and bool(
        await tx.one("block_between", Block, user_id=by, blocked_id=other_self)
    )
