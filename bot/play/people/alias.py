"""Aliases, which replace people whose data was deleted.

An alias is a negative number, so that it is nobody's id, and random, so that nobody can work out whose it
was. It has a name, since boards and halls of fame still show what was done.
"""

import hmac

from bot.play.ground.chance import ALPHABET, Chance
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId

ALIAS_BYTES = 7
"""Small enough for a column, large enough not to collide."""

NAME_LENGTH = 4

VEIL = "veil"
"""The fact that holds the key of ``veiled``."""


def new_alias(chance: Chance) -> UserId:
    """Return a fresh alias."""
    return _negative(chance.new_seed())


def alias_name(user_id: UserId) -> str:
    """Return an alias's name, always the same: a rōnin is a samurai without a house."""
    rest, signs = -user_id, ""
    for _ in range(NAME_LENGTH):
        rest, sign = divmod(rest, len(ALPHABET))
        signs += ALPHABET[sign]
    return f"Rōnin {signs}"


def is_alias(user_id: UserId) -> bool:
    """Return whether an id is an alias."""
    return user_id < 0


async def veiled(tx: Tx, user_id: UserId) -> UserId | None:
    """Return the fingerprint that outlives a person's data; None if no data was ever deleted.

    It is always the same, so that a block still applies if they return.
    """
    key = await tx.one("fact_by_name", rows.BotFact, name=VEIL)
    return _veil(key.value, user_id) if key else None


async def veil(tx: Tx, chance: Chance, user_id: UserId) -> UserId:
    """Return a person's fingerprint, making the key for it if there is none yet."""
    await tx.run("fact_keep", name=VEIL, value=chance.new_seed().hex())
    key = await tx.one("fact_lock", rows.BotFact, name=VEIL)
    assert key is not None  # noqa: S101  it has just been made sure of
    return _veil(key.value, user_id)


def _veil(key: str, user_id: UserId) -> UserId:
    return _negative(hmac.digest(bytes.fromhex(key), str(user_id).encode(), "sha256"))


def _negative(noise: bytes) -> UserId:
    # Never 0, which is ANYBODY.
    return UserId(-1 - int.from_bytes(noise[:ALIAS_BYTES]))
