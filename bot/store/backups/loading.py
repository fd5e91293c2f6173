"""Load contents into an empty database of either kind: all of them, or nothing."""

import io
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from bot.store.backups.contents import BYTES, Contents, Piece, Totals, Watch, compare, totals_of
from bot.store.backups.dump import written
from bot.store.backups.postgres_contents import PostgresContents
from bot.store.backups.postgres_link import schema_of, told
from bot.store.backups.sqlite_contents import SqliteContents, check_whole, tables
from bot.store.errors import BackupBroken, StoreUnavailable
from bot.store.migrate import LEDGER, Migration, following
from bot.store.postgres import MIGRATION_LOCK, change, tables_of
from bot.store.sqlite_file import prepare, typed
from bot.store.statements import Statements

FOREIGN_KEYS = """
SELECT c.conrelid::regclass::text AS "table", quote_ident(c.conname) AS name,
    pg_get_constraintdef(c.oid) AS rule
FROM pg_constraint c
WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace
ORDER BY c.conname
"""


async def load_sqlite(
    contents: Contents, path: Path, migrations: Sequence[Migration], watch: Watch
) -> Totals:
    """Write contents into an empty SQLite file, verify them, and return their totals."""
    steps = await steps_of(contents, migrations)
    total = sum((await contents.counted()).values())
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare(steps, Statements({}), False, connection)
            read = await _filled(contents, connection, watch, total)
            check_whole(connection, path)
            compare(
                read.sums, (await totals_of(SqliteContents(connection, path), watch, "checking", total)).sums
            )
            connection.execute("PRAGMA journal_mode = DELETE")  # moves everything from the log into the file
    except sqlite3.Error as error:
        raise typed(error, f"writing {path}", StoreUnavailable) from error
    return read


async def _filled(contents: Contents, connection: sqlite3.Connection, watch: Watch, total: int) -> Totals:
    connection.execute("PRAGMA foreign_keys = OFF")  # rows come in any order, regardless of references
    # After the pragma, which SQLite ignores inside a transaction.
    connection.execute("BEGIN IMMEDIATE")
    for table in tables(connection):  # a migration may have inserted rows
        connection.execute(f'DELETE FROM "{table}"')  # noqa: S608  a table's own name

    async def insert(piece: Piece) -> None:
        named = ", ".join(f'"{column}"' for column in piece.columns)
        gaps = ", ".join("?" * len(piece.columns))
        sql = f'INSERT INTO "{piece.table}" ({named}) VALUES ({gaps})'  # noqa: S608  as above
        connection.executemany(sql, _with_bytes(piece, connection))

    read = await _read_into(insert, contents, tables(connection), watch, total)
    connection.execute("COMMIT")
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise BackupBroken("rows point at nothing")
    return read


def _with_bytes(piece: Piece, connection: sqlite3.Connection) -> Iterable[tuple[str | bytes | None, ...]]:
    """Return rows as SQLite stores them, with hex digits turned back into bytes."""
    columns = connection.execute(f'PRAGMA table_info("{piece.table}")')
    packed = {name for _, name, kind, *_ in columns if kind == "BYTEA"}.intersection(piece.columns)
    if not packed:
        return piece.rows
    return (
        tuple(
            bytes.fromhex(value.removeprefix(BYTES)) if value is not None and name in packed else value
            for name, value in zip(piece.columns, row, strict=True)
        )
        for row in piece.rows
    )


async def load_postgres(
    contents: Contents,
    connection: "asyncpg.Connection[asyncpg.Record]",
    migrations: Sequence[Migration],
    watch: Watch,
) -> Totals:
    """Write contents into an empty schema, verify them, and return their totals.

    The caller begins the transaction and commits it.
    """
    steps = await steps_of(contents, migrations)
    total = sum((await contents.counted()).values())
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await connection.execute(LEDGER)
    for step in steps:
        await change(step, connection)
    known, schema = await tables_of(connection), await schema_of(connection)
    keys = await connection.fetch(FOREIGN_KEYS)
    for key in keys:  # rows come in any order, regardless of references
        await connection.execute(f"ALTER TABLE {key['table']} DROP CONSTRAINT {key['name']}")
    for table in known:  # a migration may have inserted rows
        await connection.execute(f'DELETE FROM "{table}"')  # noqa: S608  a table's own name

    async def copy_in(piece: Piece) -> None:
        if piece.rows:
            lines = io.BytesIO("".join(map(written, piece.rows)).encode())
            await connection.copy_to_table(
                piece.table, source=lines, columns=piece.columns, schema_name=schema, timeout=None
            )

    read = await _read_into(copy_in, contents, known, watch, total)
    try:
        for key in keys:
            await connection.execute(f"ALTER TABLE {key['table']} ADD CONSTRAINT {key['name']} {key['rule']}")
    except asyncpg.ForeignKeyViolationError as error:
        raise BackupBroken(f"rows point at nothing: {told(error)}") from error
    compare(read.sums, (await totals_of(PostgresContents(connection), watch, "checking", total)).sums)
    return read


async def steps_of(contents: Contents, migrations: Sequence[Migration]) -> Sequence[Migration]:
    """Return the migrations that made the tables of contents. Raise MigrationError if ours differ."""
    ledger = await contents.ledger()
    following(migrations, ledger)
    return migrations[: len(ledger)]


async def _read_into(
    write: Callable[[Piece], Coroutine[Any, Any, None]],
    contents: Contents,
    known: Sequence[str],
    watch: Watch,
    total: int,
) -> Totals:
    """Write piece after piece, and return the totals of what was read."""
    read = Totals()
    async for piece in contents.pieces():
        if piece.table not in known:
            raise BackupBroken(f"it has a table that its version of the bot does not know: {piece.table}")
        read.add(piece)
        try:
            await write(piece)
        except (
            asyncpg.DataError,
            asyncpg.IntegrityConstraintViolationError,
            sqlite3.IntegrityError,
        ) as error:
            raise BackupBroken(f"a row of {piece.table} cannot be kept there: {told(error)}") from error
        watch("copying", read.rows, total)
    return read
