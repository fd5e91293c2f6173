"""A mistake in a query file is found when the store opens, not when a player presses a button."""

from pathlib import Path

import pytest
from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.store.engine import MIGRATIONS, QUERIES, open_store
from bot.store.errors import QueryError
from bot.store.statements import Kind, load
from tests.store.counting import TABLES

MISTAKES = {
    "no name": "SELECT 1;",
    "SQL before the first name": "SELECT 1;\n-- name: a\nSELECT 2;",
    "a misspelt name line": "-- nmae: a\nSELECT 2;",
    "a name without SQL": "-- name: a\n-- nothing\n",
    "a name that is none": "-- name: 1st\nSELECT 1;",
    "the same name twice": "-- name: a\nSELECT 1;\n-- name: a\nSELECT 2;",
    "a mark for one value": "-- name: a$\nSELECT 1;",
    "a mark for a script": "-- name: a#\nSELECT 1;",
    "a mark for the last row's id": "-- name: a<!\nINSERT INTO marks (id, counter) VALUES (1, 'a');",
    "a mark for many": "-- name: a*!\nINSERT INTO marks (id, counter) VALUES (:id, 'a');",
    "rows touched, of a query that returns rows": "-- name: a!\nSELECT 1;",
    "rows touched, of a query that returns what it changed": "-- name: a!\nDELETE FROM marks RETURNING id;",
    "rows, of a query that returns none": "-- name: a\nDELETE FROM marks;",
    "a commit": "-- name: a!\nCOMMIT;",
    "a setting": "-- name: a\nPRAGMA foreign_keys = OFF;",
}
MISTAKES_FOR_THE_DATABASE = {
    "a table that is not there": "-- name: a\nSELECT id FROM nowhere;",
    "a column that is not there": "-- name: a!\nUPDATE marks SET colour = :colour;",
    "broken SQL": "-- name: a\nSELECT id FORM marks WHERE;",
    "two statements in one": "-- name: a!\nDELETE FROM marks; DELETE FROM counters;",
}


@pytest.mark.parametrize("text", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_in_a_file_is_found_by_reading_it(tmp_path: Path, text: str) -> None:
    (tmp_path / "mistake.sql").write_text(text)
    with pytest.raises(QueryError, match=r"mistake\.sql"):
        load(tmp_path, SQLite3Adapter)


def test_the_same_name_in_two_files_is_a_mistake(tmp_path: Path) -> None:
    for name in ("one.sql", "two.sql"):
        (tmp_path / name).write_text("-- name: a\nSELECT 1;")
    with pytest.raises(QueryError, match=r"two\.sql: query 'a' exists twice"):
        load(tmp_path, SQLite3Adapter)


@pytest.mark.parametrize("text", MISTAKES_FOR_THE_DATABASE.values(), ids=MISTAKES_FOR_THE_DATABASE.keys())
async def test_a_mistake_that_only_a_database_can_see_is_found_when_it_opens(
    tmp_path: Path, database_url: str, text: str
) -> None:
    queries = tmp_path / "queries"
    queries.mkdir()
    (queries / "mistake.sql").write_text(text)
    with pytest.raises(QueryError, match="query 'a'"):
        async with open_store(database_url, migrations=TABLES, queries=queries):
            pass


def test_the_bots_own_queries_are_the_same_for_both_databases() -> None:
    on_sqlite, on_postgres = list(load(QUERIES, SQLite3Adapter)), list(load(QUERIES, AsyncPGAdapter))
    facts = [
        [(query.name, query.kind, query.parameters) for query in each] for each in (on_sqlite, on_postgres)
    ]
    assert facts[0] == facts[1]
    assert {kind for _, kind, _ in facts[0]} == set(Kind)


async def test_both_databases_accept_the_bots_own_tables_and_queries(database_url: str) -> None:
    async with open_store(database_url, migrations=MIGRATIONS, queries=QUERIES):
        pass


def test_a_query_knows_whether_it_changes_rows(tmp_path: Path) -> None:
    (tmp_path / "some.sql").write_text(
        "-- name: looks\nSELECT id FROM updates_seen;\n"
        "-- name: changes!\nDELETE FROM marks;\n"
        "-- name: changes_within\nWITH gone AS (DELETE FROM marks RETURNING id) SELECT id FROM gone;\n"
    )
    assert {query.name for query in load(tmp_path, SQLite3Adapter) if query.changes_rows} == {
        "changes",
        "changes_within",
    }
