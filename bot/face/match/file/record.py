"""The JSON in a replay's file: the log, every turn in words and pictures, and a checksum of each part.

The rules check the log. The words and pictures follow from it, but other versions of the bot make others, so
they have only checksums, which show which part of a file was changed.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from bot.face.match.file.plain_lines import Line
from bot.play.match.log import MatchLog
from rules.codec import encode

FORMAT = 1
DEPTHS = {"log": 3, "own": 2, "open": 2, "pictures": 1, "pieces": 1}
"""How deep within a field each part has its own checksum."""
LAID_OUT = 4
"""How deep within a record each part has its own line."""
DIGITS = 10

Sums: TypeAlias = dict[str, "Sums"] | list["Sums"] | str
Path: TypeAlias = tuple[str | int, ...]
"""The keys that lead to a part of a record."""
Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | None


class FilePicture(msgspec.Struct, frozen=True):
    """A picture of a turn."""

    picture: int
    caption: str
    alt: str


class FileTurn(msgspec.Struct, frozen=True):
    """A turn in words and pictures."""

    revision: int
    """The play it reached."""
    place: str
    said: tuple[Line, ...]
    standing: tuple[Line, ...]
    pictures: tuple[FilePicture, ...]


class FileRecord(msgspec.Struct, frozen=True):
    """A whole replay."""

    replay: int
    language: str
    title: tuple[Line, ...]
    words: Mapping[str, str]
    log: MatchLog
    own: tuple[FileTurn, ...]
    """The turns as one player saw them; empty if nothing was hidden."""
    open: tuple[FileTurn, ...]
    pictures: tuple[Any, ...]
    pieces: tuple[str, ...]
    sums: Mapping[str, Any] = {}


def sums_of(record: FileRecord, page: str) -> dict[str, Sums]:
    """Return the checksums of all parts of a record, and of the page around it."""
    parts: dict[str, Json] = msgspec.json.decode(encode(record))
    del parts["sums"]
    return {name: _summed(part, DEPTHS.get(name, 0)) for name, part in parts.items()} | {"page": _sum(page)}


def written(record: FileRecord) -> str:
    """Write a record with each part on its own line, safe inside an element of a page."""
    return laid_out(msgspec.json.decode(encode(record)))


def laid_out(record: Json) -> str:
    """Write JSON in the layout of a record."""
    # Still the same JSON; without this, a name with a tag in it would end the element.
    return _laid_out(record, LAID_OUT).replace("<", "\\u003c")


def differing(one: Sums, other: Sums, path: Path = ()) -> Iterator[Path]:
    """Yield the path of each part whose checksums differ."""
    match one, other:
        case dict(), dict():
            for name in one | other:
                yield from differing(one.get(name, ""), other.get(name, ""), (*path, name))
        case list(), list() if len(one) == len(other):
            for number, (left, right) in enumerate(zip(one, other, strict=True)):
                yield from differing(left, right, (*path, number))
        case _ if one != other:
            yield path
        case _:
            pass


def _summed(part: Json, depth: int) -> Sums:
    if depth and isinstance(part, dict):
        return {name: _summed(value, depth - 1) for name, value in part.items()}
    if depth and isinstance(part, list):
        return [_summed(value, depth - 1) for value in part]
    return _sum(encode(part))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _laid_out(part: Json, depth: int) -> str:
    if depth and isinstance(part, dict):
        fields = (f"{encode(name)}:{_laid_out(value, depth - 1)}" for name, value in part.items())
        return "{\n" + ",\n".join(fields) + "\n}"
    if depth and isinstance(part, list):
        return "[\n" + ",\n".join(_laid_out(value, depth - 1) for value in part) + "\n]"
    return encode(part)
