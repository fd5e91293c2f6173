"""Read plain dumps of pg_dump, gzipped or not, without PostgreSQL."""

import asyncio
import gzip
import re
import zlib
from collections import deque
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from io import BufferedReader
from itertools import islice
from pathlib import Path

from bot.store.backups.contents import ROWS_AT_ONCE, Piece, Row
from bot.store.backups.threads import Stopped, Stopping, on_a_thread
from bot.store.errors import BackupBroken, DatabaseOlder, ForeignDatabase
from bot.store.migrate import NO_LEDGER, NOTHING_THERE, Applied, read_ledger

GZIP = b"\x1f\x8b"
HEAD = b"-- PostgreSQL database dump\n"
END = b"-- PostgreSQL database dump complete\n"
LAST_ROW = b"\\.\n"

LOOK_AFTER = 100_000
"""Rows counted between two checks whether to stop."""

Unpacked = gzip.GzipFile | BufferedReader

COPY = re.compile(r'COPY (?P<schema>(?:\S+\.)?)"?(?P<table>\w+)"? \((?P<columns>.*)\) FROM stdin;\n')
ESCAPED = re.compile(r"\\(.)")
MEANT = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


class DumpContents:
    """Everything in a complete dump; each access reads it from its beginning."""

    def __init__(self, path: Path, counts: dict[str, int]) -> None:
        self._path = path
        self._counts = counts

    async def ledger(self) -> list[Applied]:
        """Return the migrations that made its tables."""
        return await on_a_thread(partial(_ledger, self._path))

    async def counted(self) -> dict[str, int]:
        """Return how many rows each table has."""
        return self._counts

    async def pieces(self) -> AsyncGenerator[Piece]:
        """Yield everything, one table after another."""
        with _opened(self._path) as lines:
            for table, columns, rows in _tables(lines):
                yield Piece(table, columns, [])
                for some in _in_pieces(rows, len(columns)):
                    yield Piece(table, columns, some)
                    await asyncio.sleep(0)  # lets Ctrl+C through


async def dump_contents(path: Path) -> DumpContents:
    """Read a dump to its end. Raise BackupBroken if it is damaged or truncated."""
    return DumpContents(path, await on_a_thread(partial(_counts, path)))


def _ledger(path: Path, stopped: Stopping) -> list[Applied]:
    found: list[Applied] | None = None
    with _opened(path) as lines:
        for table, columns, rows in _tables(lines):
            if table == "migrations" and columns == Applied.__struct_fields__:
                found = [line for piece in _in_pieces(rows, len(columns)) for line in _applied(piece)]
            else:
                _count(rows, stopped)
    if found is None:
        raise ForeignDatabase(NO_LEDGER)
    if not found:
        raise DatabaseOlder(NOTHING_THERE)
    return sorted(found, key=lambda line: line.number)


def _applied(rows: list[Row]) -> list[Applied]:
    return read_ledger((int(number or 0), *rest) for number, *rest in rows)


def _counts(path: Path, stopped: Stopping) -> dict[str, int]:
    with _opened(path) as lines:
        return {table: _count(rows, stopped) for table, _, rows in _tables(lines)}


def _count(rows: Iterator[bytes], stopped: Stopping) -> int:
    counted = 0
    while some := sum(1 for _ in islice(rows, LOOK_AFTER)):
        counted += some
        if stopped():
            raise Stopped
    return counted


def is_dump(path: Path) -> bool:
    """Return whether a file is a plain dump of pg_dump, by its first lines."""
    try:
        with _decoded(path) as lines:
            # A line of dashes comes first. Other files may have no line breaks, hence the limit.
            return any(lines.readline(200) == HEAD for _ in range(3))
    except (OSError, EOFError, zlib.error):
        return False


def written(row: Row) -> str:
    """Return a row as COPY reads it."""
    return "\t".join("\\N" if value is None else _escaped(value) for value in row) + "\n"


def _escaped(value: str) -> str:
    # Backslashes first: those that the other replacements add must stay single.
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")


def _read(field: str) -> str | None:
    if field == "\\N":
        return None
    return ESCAPED.sub(lambda found: MEANT.get(found[1], found[1]), field) if "\\" in field else field


def _tables(lines: Iterator[bytes]) -> Iterator[tuple[str, tuple[str, ...], Iterator[bytes]]]:
    """Yield each table with its columns and its lines; read the lines before the next table.

    Raise BackupBroken if the dump holds several schemas: each may have a table of the same name.
    """
    schemas: set[str] = set()
    for line in lines:
        if line.startswith(b"COPY ") and (copy := COPY.fullmatch(line.decode())):
            schemas.add(copy["schema"])
            if len(schemas) > 1:
                names = " and ".join(sorted(schemas))
                raise BackupBroken(f"it holds more than one schema ({names}): dump one alone, with --schema")
            yield copy["table"], tuple(name.strip('"') for name in copy["columns"].split(", ")), _rows(lines)


def _rows(lines: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the lines of one table."""
    return iter(lines.__next__, LAST_ROW)


def _in_pieces(lines: Iterator[bytes], width: int) -> Iterator[list[Row]]:
    rows: list[Row] = []
    for line in lines:
        fields = line.decode().removesuffix("\n").split("\t")
        if len(fields) != width:
            raise BackupBroken(f"a row has {len(fields)} columns instead of {width}")
        rows.append(tuple(map(_read, fields)))
        if len(rows) == ROWS_AT_ONCE:
            yield rows
            rows = []
    if rows:
        yield rows


@contextmanager
def _opened(path: Path) -> Generator[Iterator[bytes]]:
    """Read a dump line by line. Raise BackupBroken if it is damaged or truncated."""
    last = _LastLine()
    try:
        with _decoded(path) as lines:
            try:
                yield last.passing(lines)
            except BackupBroken:
                # Read on to the checksum at the end, which tells whether the file is damaged: that explains
                # any bad row.
                deque(lines, maxlen=0)
                raise
    except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise BackupBroken(f"{path} is damaged: {error}") from error
    if not last.whole:
        raise BackupBroken(f"{path} is not whole: it breaks off before its end")


class _LastLine:
    """Watches for the line that ends every dump."""

    def __init__(self) -> None:
        self.whole = False

    def passing(self, lines: Unpacked) -> Iterator[bytes]:
        for line in lines:
            self.whole |= line == END
            yield line


@contextmanager
def _decoded(path: Path) -> Generator[Unpacked]:
    with path.open("rb") as raw:
        packed = raw.read(2) == GZIP
        raw.seek(0)
        if packed:
            with gzip.GzipFile(fileobj=raw) as unpacked:
                yield unpacked
        else:
            yield raw
