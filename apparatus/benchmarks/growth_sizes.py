"""How large a database is, and which of its tables and indexes take the space."""

import sqlite3
from contextlib import closing

import asyncpg

from bot.store.engine import sqlite_path

TABLES = ("turns", "packed_logs", "matches", "honor", "seats", "records", "rated", "tallies")
"""Tables that are named; the others are summed up."""
MEGABYTE = 1_000_000

SQLITE = """
SELECT m.tbl_name, m.type = 'index', sum(s.pageno) * (SELECT page_size FROM pragma_page_size)
FROM dbstat s JOIN sqlite_master m ON m.name = s.name
WHERE s.aggregate = TRUE GROUP BY 1, 2
"""
"""Counts pages, since the 32 bits of ``pgsize`` overflow when a table has two gigabytes."""
POSTGRES = """
SELECT relname, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class
WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""

Sizes = dict[str, float]
"""Megabytes in use, by name."""


async def sizes(url: str) -> Sizes:
    """Return the size of each table and of its indexes; on PostgreSQL, without unused space in ``turns``."""
    path = sqlite_path(url)
    return named(on_sqlite(str(path)) if path else await on_postgres(url))


def named(found: dict[tuple[str, bool], int]) -> Sizes:
    """Name what is large, and sum up the rest."""
    sums: Sizes = {}
    for table in TABLES:
        sums[table] = found.pop((table, False), 0) / MEGABYTE
        sums[f"its indexes: {table}"] = found.pop((table, True), 0) / MEGABYTE
    sums["all else"] = sum(found.values()) / MEGABYTE
    sums["in all"] = sum(sums.values())
    return sums


def on_sqlite(path: str) -> dict[tuple[str, bool], int]:
    """Return the bytes of the pages of each table, and of its indexes."""
    with closing(sqlite3.connect(path)) as connection:
        return {(table, bool(index)): size for table, index, size in connection.execute(SQLITE)}


async def on_postgres(url: str) -> dict[tuple[str, bool], int]:
    """Return the bytes of each table, and of its indexes."""
    connection = await asyncpg.connect(url)
    await connection.execute("VACUUM FULL turns")
    rows = await connection.fetch(POSTGRES)
    await connection.close()
    return {
        (name, index): size
        for name, table, indexes in rows
        for index, size in ((False, table), (True, indexes))
    }
