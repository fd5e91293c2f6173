"""What comes in an order says so: the order that an index happens to give is promised by no database."""

from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.store import statements
from bot.store.engine import QUERIES
from bot.store.statements import Kind

IN_NO_ORDER = {
    "due_clan_wars",
    "export_habits",
    "export_outbox",
    "export_people",
    "export_reliability",
    "due_gatherings",
    "matches_by_kind",
    "people_at_table",
    "ratings_at_table",
    "ratings_of_entrants",
    "record_between",
    "record_results",
    "stumbles_due",
    "time_givers",
    "turns_stood_in",
    "waiting_by_kind",
}
"""Queries whose callers take the rows in any order."""


def test_a_query_of_several_rows_says_in_which_order() -> None:
    found = [
        statement
        for statement in statements.load(QUERIES, SQLite3Adapter)
        if statement.kind is Kind.ALL and not statement.changes_rows
    ]
    silent = {statement.name for statement in found if not says_order(statement.sql)}
    assert {name for name in silent if not name.startswith("to_remove_")} == IN_NO_ORDER


def says_order(sql: str) -> bool:
    """Return whether the order of the whole is said, and not that of a part of it."""
    return any("ORDER BY" in sql.rpartition(end)[2] for end in (")", "\n"))
