"""The rows and transactions of the small tables on which the store itself is tested."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec

from bot.store.engine import Store, Tx, open_store

HERE = Path(__file__).parent
TABLES = HERE / "tables"
QUERIES = HERE / "queries"


class Counter(msgspec.Struct, frozen=True):
    """A row of counters."""

    name: str
    amount: int
    flag: bool
    note: str | None


class Mark(msgspec.Struct, frozen=True):
    """A row of marks."""

    id: int
    counter: str


def open_counters(url: str, patience_s: float = 5.0) -> AbstractAsyncContextManager[Store]:
    """Open a database with the small tables."""
    return open_store(url, migrations=TABLES, queries=QUERIES, patience_s=patience_s)


async def add(tx: Tx, name: str = "a", amount: int = 0) -> None:
    """Add a counter."""
    assert await tx.run("counter_add", name=name, amount=amount, note=None) == 1


async def lift(tx: Tx, name: str = "a") -> None:
    """Raise a counter by one."""
    assert await tx.run("counter_raise", name=name) == 1


async def all_counters(tx: Tx) -> dict[str, int]:
    """Return every counter with its amount."""
    return {counter.name: counter.amount for counter in await tx.all("counters", Counter)}


async def all_marks(tx: Tx) -> list[int]:
    """Return the ids of all marks."""
    return [mark.id for mark in await tx.all("marks", Mark)]
