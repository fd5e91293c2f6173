"""No query reads the whole of a table that grows with play, but for those listed here with their reasons."""

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.store import statements
from bot.store.engine import QUERIES, open_store
from bot.store.statements import Statement

NUMBERS = """
    CREATE TEMP TABLE number AS
    WITH RECURSIVE counted (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < 1999)
    SELECT i FROM counted
"""
FILLING = Path(__file__).with_name("large.sql").read_text("utf-8")
GROWING = set(re.findall(r"^INSERT INTO (\w+)", FILLING, re.MULTILINE)) - {"guilds", "clans"}
"""Tables that grow with people and play."""

SMALL = {
    *("facts", "guilds", "blocks", "habits", "leaves", "reliability", "ladders", "titles", "seasons"),
    *("hall_of_fame", "setting_changes", "mutes", "voices", "moderation", "reports", "calendar", "campaigns"),
    "spent",
    *("clans", "clan_members", "clan_invites", "clan_wars", "clan_war_fighters"),
    *("outbox", "stumbles", "migrations"),
}
"""Tables of which there are a few rows for each server or person, and what waits, which is a queue."""

FEW = "an end that waits to be heard of waits for a moment"
RARELY = "it is asked after an outage, or when the host's clock was set back"
ONCE = "a person asks for it once or never"

MAY_SCAN = {
    "bring_near_people": RARELY,
    "contests_due": "few roads are open at a time, and an index has those alone",
    "export_challenges": ONCE,
    "export_clan_chronicle": ONCE,
    "export_gatherings": ONCE,
    "export_lobbies": ONCE,
    "forget_challenges": ONCE,
    "forget_clan_chronicle": ONCE,
    "forget_gatherings": ONCE,
    "forget_lobbies": ONCE,
    "gatherings_due": FEW,
    "gatherings_hosted_by": ONCE,
    "give_back_bouts": RARELY,
    "give_back_gatherings": RARELY,
}
"""Queries that may read a whole table, or all of it that an index holds, and why."""

NAMED = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?([a-z]\w*))?")


@pytest.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[sqlite3.Connection]:
    """Open a large database as the bot has it: SQLite plans by the indexes, whatever is in the tables."""
    async with open_store(sqlite_url):
        pass
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        connection.executescript(f"{NUMBERS};{FILLING}")
        yield connection


@pytest.fixture
async def postgres(bare_postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Open a large database whose planner reads a whole table only where there is no other way at all."""
    async with open_store(bare_postgres_url):  # rows that other tests deleted would weigh in its plans
        pass
    connection = await asyncpg.connect(bare_postgres_url)
    await connection.execute(f"{NUMBERS};{FILLING};ANALYZE {', '.join(GROWING)}")
    await connection.execute(
        "SET plan_cache_mode = force_generic_plan;"
        "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
    )
    yield connection
    await connection.close()


async def test_it_is_known_of_every_table_whether_it_grows(sqlite: sqlite3.Connection) -> None:
    tables = {row[0] for row in sqlite.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables == GROWING | SMALL, "fill it in large.sql, or name it here"


async def test_sqlite_reads_no_large_table_whole(sqlite: sqlite3.Connection) -> None:
    scanning = {
        statement.name: tables
        for statement in statements.load(QUERIES, SQLite3Adapter)
        if (tables := whole_on_sqlite(sqlite, statement) & GROWING)
    }
    assert {name: tables for name, tables in scanning.items() if name not in MAY_SCAN} == {}
    assert set(MAY_SCAN) <= set(scanning), "it scans no more: take it off the list"


@pytest.mark.postgres
async def test_postgresql_reads_no_large_table_whole(postgres: asyncpg.Connection) -> None:
    partial = await postgres.fetch("SELECT indexname FROM pg_indexes WHERE indexdef LIKE '% WHERE %'")
    assert partial
    scanning: dict[str, set[str]] = {}
    for statement in statements.load(QUERIES, AsyncPGAdapter):
        plan = await plan_on_postgres(postgres, statement)
        tables = set(whole_in(plan, {row[0] for row in partial})) & GROWING
        if tables and statement.name not in MAY_SCAN:
            scanning[statement.name] = tables
    assert scanning == {}


def whole_on_sqlite(connection: sqlite3.Connection, statement: Statement) -> set[str]:
    """Return the tables that a query reads whole; a plan has their aliases, and calls a min() a search."""
    names = {alias or table: table for table, alias in NAMED.findall(statement.sql)}
    plan = connection.execute(
        f"EXPLAIN QUERY PLAN {statement.sql}", dict.fromkeys(statement.parameters, 1)
    ).fetchall()
    whole = [re.fullmatch(r"SCAN (\w+).*|SEARCH (\w+)", step[3]) for step in plan]
    read = [found[1] or found[2] for found in whole if found]
    return {names.get(name, name) for name in read}


async def plan_on_postgres(connection: asyncpg.Connection, statement: Statement) -> dict[str, Any]:
    """Return how a query is answered, whatever its parameters are."""
    await connection.execute(f"PREPARE asked AS {statement.sql}")
    nothing = ", ".join(["NULL"] * len(statement.parameters))
    asked = f"({nothing})" if nothing else ""
    plan = await connection.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE asked{asked}")
    await connection.execute("DEALLOCATE asked")
    return json.loads(plan)[0]["Plan"]


def whole_in(node: dict[str, Any], partial: set[str]) -> Iterator[str]:
    """Find the tables that a node of a plan reads whole, or those below it; partial indexes hold few rows."""
    by_index = node["Node Type"] in {"Index Scan", "Index Only Scan"} and node["Index Name"] not in partial
    if node["Node Type"] == "Seq Scan" or (by_index and "Index Cond" not in node):
        yield node["Relation Name"]
    for part in node.get("Plans", ()):
        yield from whole_in(part, partial)
