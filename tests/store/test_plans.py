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
from bot.store.sqlite_file import take_stock
from bot.store.statements import Statement

NUMBERS = """
    CREATE TEMP TABLE number AS
    WITH RECURSIVE counted (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < 1999)
    SELECT i, CASE WHEN i % 10 < 9 THEN 0 ELSE i % 100 END AS guild FROM counted
"""
FILLING = Path(__file__).with_name("large.sql").read_text("utf-8")
GROWING = set(re.findall(r"^INSERT INTO (\w+)", FILLING, re.MULTILINE)) - {"guilds", "clans"}
"""Tables that grow with people and play."""

SMALL = {
    *("facts", "guilds", "blocks", "habits", "leaves", "reliability", "ladders", "titles", "seasons", "cups"),
    *("hall_of_fame", "setting_changes", "mutes", "voices", "moderation", "reports", "calendar", "campaigns"),
    *("spent", "queued"),
    *("clans", "clan_members", "clan_invites", "clan_wars", "clan_war_fighters"),
    *("outbox", "stumbles", "strandings", "follows", "noticeboards", "migrations", "heartbeats"),
}
"""Tables of which there are a few rows for each server or person, and what waits, which is a queue."""

FEW = "an end that waits to be heard of waits for a moment"
RARELY = "it is asked after an outage, or when the host's clock was set back"
HOST = "a host asks for it when something is wrong"
MOST = 0.5
"""A search that finds this share of a table reads it whole."""

MAY_SCAN = {
    "bring_near_people": RARELY,
    "due_contests": "few roads are open at a time, and an index has those alone",
    "due_gatherings": FEW,
    "matches_by_kind": "an index has those alone that go on, and it is asked every ten seconds at most",
    "give_back_bouts": RARELY,
    "give_back_gatherings": RARELY,
    "tallies_mend": HOST,
    "tallies_take": HOST,
    "count_of_match": HOST,
    "count_of_gathering": HOST,
}
"""Queries that may read a whole table, all of it that an index holds, or most of it, and why."""

NAMED = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?([a-z]\w*))?")


USED = re.compile(r"SEARCH (?P<name>\w+) USING (?:COVERING )?INDEX (?P<index>\w+) \((?P<keys>.*)\)")
"""A search of SQLite's: of a table or its alias, by an index, for keys such as ``guild_id=? AND at>?``."""
EQUAL, RANGE = re.compile(r"\((\w+) (?:= |IS NULL)"), re.compile(r" [<>]=? ")
"""Keys of a search of PostgreSQL's, in a condition such as ``((guild_id = $1) AND (at > $2))``."""


@pytest.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[sqlite3.Connection]:
    """Open a large database as the bot has it when it is new: SQLite plans by the indexes alone."""
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


@pytest.mark.parametrize("known", [False, True], ids=["new", "with statistics"])
async def test_sqlite_reads_no_large_table_whole(sqlite: sqlite3.Connection, *, known: bool) -> None:
    if known:
        take_stock(sqlite)
    scanning = {
        statement.name: tables
        for statement in statements.load(QUERIES, SQLite3Adapter)
        if (tables := whole_on_sqlite(sqlite, statement) & GROWING)
    }
    assert {name: tables for name, tables in scanning.items() if name not in MAY_SCAN} == {}
    assert set(MAY_SCAN) <= set(scanning), "it scans no more: take it off the list"


async def test_what_somebody_is_named_in_is_found_by_their_id(sqlite: sqlite3.Connection) -> None:
    """Small tables as well: they are read in one transaction, in which nobody else can play."""
    reading = {
        statement.name: tables
        for statement in statements.load(QUERIES, SQLite3Adapter)
        if statement.name.startswith(("export_", "forget_", "veil_"))
        and (tables := whole_on_sqlite(sqlite, statement) & (GROWING | SMALL))
    }
    assert reading == {}


async def test_a_search_that_finds_most_of_a_table_is_a_scan(sqlite: sqlite3.Connection) -> None:
    """Without statistics SQLite takes an index in which nearly all rows are NULL for a way to few of them."""
    [enter] = [query for query in statements.load(QUERIES, SQLite3Adapter) if query.name == "honor_enter"]
    assert whole_on_sqlite(sqlite, enter) == set()
    sqlite.executescript(
        "DROP INDEX honor_reversed_once; CREATE UNIQUE INDEX all_reversed ON honor (reverses)"
    )
    assert whole_on_sqlite(sqlite, enter) == {"honor"}


@pytest.mark.postgres
async def test_postgresql_reads_no_large_table_whole(
    postgres: asyncpg.Connection, sqlite: sqlite3.Connection
) -> None:
    partial = await postgres.fetch("SELECT indexname FROM pg_indexes WHERE indexdef LIKE '% WHERE %'")
    assert partial
    scanning: dict[str, set[str]] = {}
    for statement in statements.load(QUERIES, AsyncPGAdapter):
        plan = await plan_on_postgres(postgres, statement)
        tables = set(whole_in(plan, {row[0] for row in partial}))
        tables |= {
            table
            for table, index, keys in searches_in(plan)
            if table in GROWING and finds_most(sqlite, statement, table, index, keys)
        }
        if tables & GROWING and statement.name not in MAY_SCAN:
            scanning[statement.name] = tables
    assert scanning == {}


def whole_on_sqlite(connection: sqlite3.Connection, statement: Statement) -> set[str]:
    """Return the tables that a query reads whole; a plan has their aliases, and calls a min() a search."""
    names = {alias or table: table for table, alias in NAMED.findall(statement.sql)}
    steps: list[tuple[int, str]] = [
        (parent, step)
        for _, parent, _, step in connection.execute(
            f"EXPLAIN QUERY PLAN {statement.sql}", dict.fromkeys(statement.parameters, 1)
        )
    ]
    whole = [re.fullmatch(r"SCAN (\w+).*|SEARCH (\w+)", step) for _, step in steps]
    read = {names.get(name, name) for found in whole if found for name in (found[1] or found[2],)}
    sorting = {parent for parent, step in steps if step.startswith("USE TEMP B-TREE") and "RIGHT" not in step}
    for parent, step in steps:
        search = USED.fullmatch(step)
        limited = "LIMIT" in statement.sql and parent not in sorting
        if search is None or limited:
            continue  # it ends with as many as are wanted
        table, keys = names.get(search["name"], search["name"]), search["keys"].split(" AND ")
        if table in GROWING and all(key.endswith("=?") for key in keys):
            columns = [key.removesuffix("=?") for key in keys]
            if finds_most(connection, statement, table, search["index"], columns):
                read.add(table)
    return read


def finds_most(
    connection: sqlite3.Connection, statement: Statement, table: str, index: str, keys: list[str]
) -> bool:
    """Return whether a query may ask an index for keys that most rows of the table have."""
    made = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (index,)).fetchone()
    within = [made[0].partition(" WHERE ")[2]] if made and made[0] and " WHERE " in made[0] else []
    for key in keys:
        if not re.search(rf"\b{key} IS NULL", statement.sql):
            within.append(f"{key} IS NOT NULL")
        words = re.findall(rf"\b{key} (?:= |IN \()((?:'[-\w]+'(?:, )?)+)", statement.sql)
        if words:
            within.append(f"{key} IN ({', '.join(words)})")
    among = " AND ".join(within) or "TRUE"
    [[most, rows]] = connection.execute(
        f"SELECT max(found), (SELECT count(*) FROM {table}) FROM (SELECT count(*) AS found FROM {table}"  # noqa: S608
        f" WHERE {among} GROUP BY {', '.join(keys) or 'NULL'})"
    )
    return (most or 0) >= MOST * rows


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


def searches_in(node: dict[str, Any], *, limited: bool = False) -> Iterator[tuple[str, str, list[str]]]:
    """Find the searches of a plan for equal keys only; one below a limit ends once enough are found."""
    kind, keys = node["Node Type"], node.get("Index Cond", "")
    limited = kind == "Limit" or (limited and kind not in {"Sort", "Aggregate", "WindowAgg"})
    if "Index Name" in node and "Relation Name" in node and keys and not limited and not RANGE.search(keys):
        yield node["Relation Name"], node["Index Name"], EQUAL.findall(keys)
    for part in node.get("Plans", ()):
        yield from searches_in(part, limited=limited)
