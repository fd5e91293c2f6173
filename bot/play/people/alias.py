"""What stands in the place of a person who had themselves forgotten.

An alias is a negative number, so that it is nobody's id, and drawn anew each time, so that nobody can work
out whose it was. It has a name of its own, since boards and halls of fame still speak of what was done.
"""

import hmac

from bot.play.ground.chance import ALPHABET, Chance
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId

ALIAS_BYTES = 7
"""Small enough for a column, too many to meet by chance."""

NAME_LENGTH = 4

VEIL = "veil"
"""The fact that holds the key of ``veiled``."""


def new_alias(chance: Chance) -> UserId:
    """Return a fresh alias."""
    return _negative(chance.new_seed())


def alias_name(user_id: UserId) -> str:
    """Return how an alias is called, the same each time: a rōnin is a samurai without a house to name."""
    rest, signs = -user_id, ""
    for _ in range(NAME_LENGTH):
        rest, sign = divmod(rest, len(ALPHABET))
        signs += ALPHABET[sign]
    return f"Rōnin {signs}"


def is_alias(user_id: UserId) -> bool:
    """Tell whether an id no longer belongs to anyone."""
    return user_id < 0


async def veiled(tx: Tx, user_id: UserId) -> UserId | None:
    """Return the fingerprint of a person who was forgotten, which outlives them; None where nobody ever was.

    It is the same whenever it is asked, so that a block still holds should they come back.
    """
    key = await tx.one("fact_by_name", rows.BotFact, name=VEIL)
    return _veil(key.value, user_id) if key else None


async def veil(tx: Tx, chance: Chance, user_id: UserId) -> UserId:
    """Return the fingerprint of a person, and make the key for it where there is none yet."""
    await tx.run("fact_keep", name=VEIL, value=chance.new_seed().hex())
    key = await tx.one("fact_lock", rows.BotFact, name=VEIL)
    assert key is not None  # noqa: S101  it has just been made sure of
    return _veil(key.value, user_id)


def _veil(key: str, user_id: UserId) -> UserId:
    return _negative(hmac.digest(bytes.fromhex(key), str(user_id).encode(), "sha256"))


def _negative(noise: bytes) -> UserId:
    # Never 0, which is ANYBODY.
    return UserId(-1 - int.from_bytes(noise[:ALIAS_BYTES]))
