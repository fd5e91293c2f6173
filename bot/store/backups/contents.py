"""Everything a database holds, table by table, in the same form for SQLite and PostgreSQL."""

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
"""One row, each value as text: both databases write integers alike, and bytes become hex digits."""
BYTES = "\\x"
"""Prefix of bytes written as hex digits, as PostgreSQL writes it."""

Watch = Callable[[str, int, int], None]
"""Receives progress: the current step, how much of it is done, and how much there is in all."""


def told(value: object) -> str | None:
    """Return a value as text."""
    if isinstance(value, bytes):
        return BYTES + value.hex()
    return None if value is None else str(value)


def unwatched(_doing: str, _done: int, _total: int) -> None:
    """Ignore progress."""


class Piece(NamedTuple):
    """Some rows of one table; an empty table has one piece without rows."""

    table: str
    columns: tuple[str, ...]
    rows: list[Row]


class Contents(Protocol):
    """All tables of the bot, which do not change while they are read."""

    async def ledger(self) -> list[Applied]:
        """Return the migrations that made its tables."""
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
    """Row counts and digests of all pieces added."""

    def __init__(self) -> None:
        self.sums: dict[str, Sum] = {}

    @property
    def rows(self) -> int:
        """How many rows were added."""
        return sum(each.rows for each in self.sums.values())

    def add(self, piece: Piece) -> None:
        """Add a piece."""
        # By name: a table that was rebuilt may have its columns in another order elsewhere.
        order = sorted(range(len(piece.columns)), key=piece.columns.__getitem__)
        before = self.sums.get(piece.table, Sum(0, 0))
        digest = before.digest
        for row in piece.rows:
            told = msgspec.json.encode([row[place] for place in order])
            # Added, not chained: SQLite and PostgreSQL do not sort texts alike.
            digest += int.from_bytes(hashlib.sha256(told).digest(), "big")
        self.sums[piece.table] = Sum(before.rows + len(piece.rows), digest % DIGESTS)


async def totals_of(contents: Contents, watch: Watch, doing: str, total: int) -> Totals:
    """Read everything and return its totals."""
    totals = Totals()
    async for piece in contents.pieces():
        totals.add(piece)
        watch(doing, totals.rows, total)
    return totals


def compare(read: Mapping[str, object], written: Mapping[str, object]) -> None:
    """Raise BackupBroken if any table differs between what was read and what was written."""
    differing = sorted(
        table for table in read.keys() | written.keys() if read.get(table) != written.get(table)
    )
    if differing:
        raise BackupBroken(
            f"what was written is not what was read, in {len(differing)} tables ({', '.join(differing)})"
        )
