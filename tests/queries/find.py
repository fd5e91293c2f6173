"""Questions to ask of planted rows, of which some are the answer and others are near it."""

from dataclasses import dataclass

from bot.store.engine import Value
from tests.queries.garden import Facts, Garden

Rows = dict[str, list[Facts]]


@dataclass(frozen=True)
class Find:
    """A query, what it is asked with, what is planted, and what it tells in some columns, row by row."""

    query: str
    params: Facts
    planted: Rows
    columns: tuple[str, ...]
    told: list[object]
    ordered: bool = True


async def asked(garden: Garden, find: Find) -> None:
    """Plant the rows, and see that the query tells what it should."""
    for table, rows in find.planted.items():
        await garden.plant(table, *rows)
    told = await garden.ask(find.query, *find.columns, **find.params)
    assert (told if find.ordered else sorted(told)) == find.told


def ids(query: str, table: str, rows: dict[str, Facts], told: list[str], **params: Value) -> Find:
    """Return a question for rows of one table, told by their ids."""
    planted: Rows = {table: [{"id": name, **facts} for name, facts in rows.items()]}
    return Find(query, params, planted, ("id",), list(told))
