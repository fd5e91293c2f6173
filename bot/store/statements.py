"""The queries of the .sql files, checked when they are loaded and again when they are called."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar, cast

import aiosql
import msgspec
from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter
from aiosql.query_loader import QueryLoader
from aiosql.types import DriverAdapterProtocol, QueryDatum, SQLOperationType

from bot.store.errors import QueryError
from bot.store.migrate import single_statements

Value = int | str | bytes | None
"""What a column may hold: ids and milliseconds are whole numbers, everything structured is JSON text.

Only a packed log is bytes.
"""

R = TypeVar("R", bound=msgspec.Struct)

FIRST_WORD = re.compile(r"(?:(SELECT|WITH)|INSERT|UPDATE|DELETE)\b", re.IGNORECASE)
CHANGE = re.compile(r"\b(INSERT|UPDATE|DELETE)\b", re.IGNORECASE)
RETURNING = re.compile(r"\bRETURNING\b", re.IGNORECASE)


class Record(Protocol):
    """One row as a driver returns it."""

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""
        ...

    def __iter__(self) -> Iterator[Value]: ...


class Kind(Enum):
    """How a query is called; its value is the mark after the query's name in the file."""

    ONE = "^"
    ALL = ""
    RUN = "!"


KINDS = {
    SQLOperationType.SELECT_ONE: Kind.ONE,
    SQLOperationType.SELECT: Kind.ALL,
    SQLOperationType.INSERT_UPDATE_DELETE: Kind.RUN,
}


class Statement(msgspec.Struct, frozen=True):
    """One query, ready for its driver."""

    name: str
    kind: Kind
    sql: str
    parameters: tuple[str, ...]
    """Its parameters, in the driver's order."""
    named: AbstractSet[str]
    """The same parameters, in no order."""
    changes_rows: bool


class Statements:
    """All queries of the program, by name."""

    def __init__(self, statements: Mapping[str, Statement]) -> None:
        self._statements = statements

    def __iter__(self) -> Iterator[Statement]:
        return iter(self._statements.values())

    def called(self, name: str, kind: Kind, params: Mapping[str, Value]) -> Statement:
        """Return the query of this name, if it can be called like this.

        Raises QueryError if there is none, or its kind or its parameters differ.
        """
        statement = self._statements.get(name)
        if statement is None:
            raise QueryError(f"there is no query {name!r}")
        if statement.kind is not kind:
            raise QueryError(
                f"query {name!r} is called by {kind.name.lower()}(), but its file says "
                f"{statement.kind.name.lower()}() ({name}{statement.kind.value})"
            )
        # Surplus parameters too, which no driver would notice.
        if params.keys() != statement.named:
            raise QueryError(f"query {name!r} takes {sorted(statement.parameters)}, not {sorted(params)}")
        return statement


@cache  # a program reads its queries once; tests open many databases
def load(directory: Path, driver: type[SQLite3Adapter | AsyncPGAdapter]) -> Statements:
    """Read every .sql file of a directory, with a driver's placeholders.

    Raises QueryError for a file without queries, a name used twice, or a query that could not be called.
    """
    # aiosql's own adapters name some arguments differently from its protocol, hence the cast.
    loader = QueryLoader(cast("DriverAdapterProtocol", driver()), None, mandatory_parameters=False)
    statements: dict[str, Statement] = {}
    for path in sorted(directory.glob("*.sql")):
        for statement in _file(path, loader):
            if statement.name in statements:
                raise QueryError(f"{path.name}: query {statement.name!r} exists twice")
            statements[statement.name] = statement
    return Statements(statements)


def rows(records: Sequence[Record], row: type[R]) -> list[R]:
    """Turn records into rows by the names of their columns.

    Surplus columns are ignored: a newer version of the bot, started beside this one, may have added them.
    Raises QueryError if a column is missing, or holds something the row cannot.
    """
    if not records:
        return []
    columns = tuple(records[0].keys())
    _check_columns(columns, row)
    try:
        # Not strict, because a flag is a bool in Python and a whole number in both databases.
        return [
            msgspec.convert(dict(zip(columns, record, strict=True)), row, strict=False) for record in records
        ]
    except msgspec.ValidationError as error:
        raise QueryError(f"{row.__name__} cannot hold what the query returned: {error}") from error


@cache  # a query returns the same columns each time
def _check_columns(columns: tuple[str, ...], row: type[msgspec.Struct]) -> None:
    if not set(row.__struct_fields__) <= set(columns):
        raise QueryError(
            f"{row.__name__} has {sorted(row.__struct_fields__)}, the query returned {sorted(columns)}"
        )


def _file(path: Path, loader: QueryLoader) -> list[Statement]:
    text = path.read_text(encoding="utf-8")
    try:
        queries = loader.load_query_data_from_sql(text, [], path)
    except (aiosql.SQLParseException, aiosql.SQLLoadException) as error:
        raise QueryError(f"{path.name}: {error}") from error
    # aiosql silently drops what comes before the first name.
    heading = re.split(r"--\s*name\s*:", text, maxsplit=1)[0]
    if not queries or any(
        line.strip() and not line.lstrip().startswith("--") for line in heading.splitlines()
    ):
        raise QueryError(f"{path.name}: SQL stands before any '-- name:'")
    return [_statement(path, query) for query in queries]


def _statement(path: Path, query: QueryDatum) -> Statement:
    place = f"{path.name}: query {query.query_name!r}"
    kind = KINDS.get(query.operation_type)
    if kind is None:
        raise QueryError(f"{place} must be marked ^ (one row), ! (rows touched) or not at all (all rows)")
    first = FIRST_WORD.match(query.sql)
    if first is None:
        raise QueryError(f"{place} must begin with SELECT, WITH, INSERT, UPDATE or DELETE")
    if sum(bool(each.strip()) for each in single_statements(query.sql)) > 1:
        raise QueryError(f"{place} holds more than one statement")
    returns_rows = first[1] is not None or RETURNING.search(query.sql) is not None
    if returns_rows is (kind is Kind.RUN):
        raise QueryError(f"{place} returns {'rows' if returns_rows else 'no rows'}, which its mark denies")
    assert query.signature is not None  # noqa: S101  the loader always writes one
    parameters = tuple(name for name in query.signature.parameters if name != "self")
    changes_rows = CHANGE.search(query.sql) is not None
    return Statement(query.query_name, kind, query.sql, parameters, frozenset(parameters), changes_rows)
