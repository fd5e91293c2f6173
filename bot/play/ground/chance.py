"""Time, ids and seeds: all outside input of play, in one place so that it can be replaced."""

import secrets
import time
from typing import Protocol

from bot.store.moment import Moment
from rules.dice import SEED_BYTES, Dice, seal

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters or digits that look alike: a match id is read aloud and typed."""

ID_LENGTH = 10
"""31^10 ids: the chance that any two of a million matches collide is about 1 in 1,600."""


def now_ms() -> Moment:
    """Return the time."""
    return Moment(time.time_ns() // 1_000_000)


def sealed(seed: bytes) -> dict[str, str]:
    """Return a secret and its seal as columns."""
    return {"seed": seed.hex(), "seal": seal(seed)}


class Clock(Protocol):
    """A source of the time."""

    def __call__(self) -> Moment:
        """Return the time."""
        ...


class Chance(Protocol):
    """A source of ids and seeds that nobody can foresee."""

    def new_id(self) -> str:
        """Return a fresh id."""
        ...

    def new_seed(self) -> bytes:
        """Return a fresh seed for the dice of a match."""
        ...

    def heard(self, interaction_id: int | None) -> int | None:
        """Return what a click adds to the dice; None without a click."""
        ...


def secret_of(seed: str | None, chance: Chance) -> bytes:
    """Return a stored secret; make one for what an earlier version opened without."""
    return bytes.fromhex(seed) if seed else chance.new_seed()


class SystemChance:
    """Ids and seeds from the operating system."""

    def new_id(self) -> str:
        """Return a fresh id."""
        return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    def new_seed(self) -> bytes:
        """Return a fresh seed for the dice of a match."""
        return secrets.token_bytes(SEED_BYTES)

    def heard(self, interaction_id: int | None) -> int | None:
        """Return the interaction's id, which nobody can foresee."""
        return interaction_id


class SeededChance:
    """Reproducible ids and seeds for demonstrations and simulations; never for real duels."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(f"demo {seed}".encode())

    def new_id(self) -> str:
        """Return the next id."""
        return "".join(self._dice.pick(ALPHABET, "id") for _ in range(ID_LENGTH))

    def new_seed(self) -> bytes:
        """Return the next seed."""
        return bytes(self._dice.below(256, "seed") for _ in range(SEED_BYTES))

    def heard(self, interaction_id: int | None) -> int | None:
        """Return the same for each click: a real id depends on the time of day."""
        return None if interaction_id is None else 1
