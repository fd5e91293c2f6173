"""Numbered, forward-only migrations: read them, compare them with the ledger, and find the next.

Each migration runs in its own transaction, together with its line in the ledger. The database modules do
that; this module holds what they share.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from sqlite3 import complete_statement

import msgspec

from bot.store.errors import (
    DatabaseNewer,
    DatabaseOlder,
    ForeignDatabase,
    MigrationEdited,
    MigrationError,
)

FILE_NAME = re.compile(r"(\d{4})_(\w+)\.sql")

LEDGER = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL
)
"""
APPLIED = "SELECT number, name, sha256 FROM migrations ORDER BY number"

NOTHING_THERE = "there is nothing in it: no bot has run on it yet"
NO_LEDGER = "it belongs to another program: it has tables, but no list of this bot's migrations"


class Applied(msgspec.Struct, frozen=True):
    """One line of the ledger."""

    number: int
    name: str
    sha256: str


class Migration(msgspec.Struct, frozen=True):
    """One change of the tables."""

    number: int
    name: str
    sql: str

    @property
    def breaks(self) -> bool:
        """Whether older versions of the bot cannot run after it: a line says ``-- breaks: why``."""
        return re.search("^-- breaks:", self.sql, re.MULTILINE) is not None

    @property
    def line(self) -> Applied:
        """Its line in the ledger, once applied."""
        return Applied(self.number, self.name, hashlib.sha256(self.sql.encode()).hexdigest())


def load(directory: Path) -> list[Migration]:
    """Read the migrations of a directory, in order.

    Raises MigrationError if a file is not named like ``0001_name.sql``, or a number is missing or doubled.
    """
    migrations: list[Migration] = []
    for number, path in enumerate(sorted(directory.glob("*.sql")), start=1):
        match = FILE_NAME.fullmatch(path.name)
        if match is None or int(match[1]) != number:
            raise MigrationError(
                f"{path.name} should be migration {number:04}: NNNN_name.sql, numbered without gaps"
            )
        migrations.append(Migration(number, match[2], path.read_text(encoding="utf-8")))
    return migrations


def read_ledger(lines: Iterable[Iterable[object]]) -> list[Applied]:
    """Read the lines of a ledger. Raise ForeignDatabase if the bot cannot have written them."""
    try:
        return [
            msgspec.convert(dict(zip(Applied.__struct_fields__, line, strict=True)), Applied)
            for line in lines
        ]
    except msgspec.ValidationError as error:
        raise ForeignDatabase(f"its list of migrations is none of this bot's: {error}") from error


def check_fit(migrations: Sequence[Migration], ledger: Sequence[Applied]) -> None:
    """Raise MigrationError if the tables of a database are not those that this version reads."""
    if not ledger:
        raise DatabaseOlder(NOTHING_THERE)
    if following(migrations, ledger) is not None:
        there, here = (f"{line.number:04}_{line.name}" for line in (ledger[-1], migrations[-1].line))
        raise DatabaseOlder(
            f"the database is at migration {there}, and this version of the bot reads {here}: read it with "
            f"the version whose last migration is {there}, or let `run` of this one bring it up to date"
        )


def following(migrations: Sequence[Migration], ledger: Sequence[Applied]) -> Migration | None:
    """Return the migration to apply next, or None if the tables are up to date.

    Raises DatabaseNewer if the ledger goes further than the code, MigrationEdited if they differ.
    """
    if len(ledger) > len(migrations):
        latest = ledger[-1]
        raise DatabaseNewer(
            f"the database is at migration {latest.number:04}_{latest.name}, this version of the bot knows "
            f"{len(migrations)}: start the newer version, or restore a backup from before the upgrade"
        )
    for done, migration in zip(ledger, migrations, strict=False):
        if done != migration.line:
            raise MigrationEdited(
                f"migration {done.number:04}_{done.name} is no longer what was applied to this database: "
                "restore its file and put the change into a new migration"
            )
    return migrations[len(ledger)] if len(ledger) < len(migrations) else None


def single_statements(script: str) -> Iterator[str]:
    """Split a script into statements; semicolons in texts, comments and triggers do not count."""
    statement = ""
    for piece in re.split(r"(?<=;)", script):
        statement += piece
        if complete_statement(statement):
            yield statement
            statement = ""
    yield statement  # what follows the last semicolon, usually nothing: SQLite runs that too
