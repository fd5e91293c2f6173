"""Every row of every table, read past the bot: what the database really contains."""

import sqlite3
from typing import Any

import asyncpg

Tables = dict[str, list[dict[str, Any]]]


async def dump(url: str) -> Tables:
    """Return all rows of a database, by table."""
    return _sqlite(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else await _postgres(url)


async def columns(url: str) -> dict[str, list[str]]:
    """Return each table's columns of whole numbers, the only ones in which an id can stand by itself."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            return {
                table: [
                    row[1] for row in connection.execute(f"PRAGMA table_info({table})") if row[2] == "BIGINT"
                ]
                for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            }
    connection = await asyncpg.connect(url)
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND data_type = 'bigint'"
    )
    await connection.close()
    found: dict[str, list[str]] = {}
    for table, column in rows:
        found.setdefault(table, []).append(column)
    return found


def where(tables: Tables, trace: str) -> set[tuple[str, str]]:
    """Return every table and column that holds a text or number, even inside another."""
    return {
        (table, column)
        for table, rows in tables.items()
        for row in rows
        for column, value in row.items()
        if trace in str(value)
    }


def _sqlite(path: str) -> Tables:
    with sqlite3.connect(path) as connection:
        connection.row_factory = sqlite3.Row
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in connection.execute("SELECT * FROM " + name)] for name in names}  # noqa: S608  its own


async def _postgres(url: str) -> Tables:
    connection = await asyncpg.connect(url)
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    tables: Tables = {}
    for (name,) in names:
        tables[name] = [dict(row) for row in await connection.fetch("SELECT * FROM " + name)]  # noqa: S608  its own
    await connection.close()
    return tables
