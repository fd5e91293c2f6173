"""All that a database holds, table by table, in a form that is the same wherever it is kept."""

import hashlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import NamedTuple, Protocol

import msgspec

from bot.store.errors import BackupBroken
from bot.store.migrate import Applied

ROWS_AT_ONCE = 2000
"""Rows read and written in one go: enough that the hops cost little, few enough to hold in memory."""

DIGESTS = 1 << 256

Row = tuple[str | None, ...]
"""One row, each value as text: both kinds of database write whole numbers alike, and bytes have digits."""
BYTES = "\\x"
"""What the text of bytes begins with, before their digits, as PostgreSQL writes them."""

Watch = Callable[[str, int, int], None]
"""What is told how far the work has come: what is done now, how much of it, and of how much."""


def told(value: object) -> str | None:
    """Return a value as text."""
    if isinstance(value, bytes):
        return BYTES + value.hex()
    return None if value is None else str(value)


def unwatched(_doing: str, _done: int, _total: int) -> None:
    """Tell nobody how far the work has come."""


class Piece(NamedTuple):
    """Some rows of one table; of a table without rows, one piece that holds none."""

    table: str
    columns: tuple[str, ...]
    rows: list[Row]


class Contents(Protocol):
    """Something that holds all tables of the bot and does not change while it is read."""

    async def ledger(self) -> list[Applied]:
        """Return which migrations made its tables."""
        ...

    async def counted(self) -> dict[str, int]:
        """Return how many rows each table has."""
        ...

    def pieces(self) -> AsyncIterator[Piece]:
        """Yield everything, one table after another."""
        ...


class Sum(NamedTuple):
    """How many rows a table has, and a digest of all of them in any order."""

    rows: int
    digest: int


class Totals:
    """Counts and digests of everything that went by."""

    def __init__(self) -> None:
        self.sums: dict[str, Sum] = {}

    @property
    def rows(self) -> int:
        """How many rows went by."""
        return sum(each.rows for each in self.sums.values())

    def add(self, piece: Piece) -> None:
        """Take a piece into account."""
        # By name: a table that was rebuilt may have its columns in another order elsewhere.
        order = sorted(range(len(piece.columns)), key=piece.columns.__getitem__)
        before = self.sums.get(piece.table, Sum(0, 0))
        digest = before.digest
        for row in piece.rows:
            told = msgspec.json.encode([row[place] for place in order])
            # Added, not chained: the two kinds of database do not sort texts alike.
            digest += int.from_bytes(hashlib.sha256(told).digest(), "big")
        self.sums[piece.table] = Sum(before.rows + len(piece.rows), digest % DIGESTS)


async def totals_of(contents: Contents, watch: Watch, doing: str, total: int) -> Totals:
    """Read everything through and return what it adds up to."""
    totals = Totals()
    async for piece in contents.pieces():
        totals.add(piece)
        watch(doing, totals.rows, total)
    return totals


def compare(read: Mapping[str, object], written: Mapping[str, object]) -> None:
    """Raise BackupBroken where two databases do not add up to the same, table by table."""
    differing = sorted(
        table for table in read.keys() | written.keys() if read.get(table) != written.get(table)
    )
    if differing:
        raise BackupBroken(
            f"what was written is not what was read, in {len(differing)} tables ({', '.join(differing)})"
        )
