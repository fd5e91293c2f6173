"""What a replay's file holds, as JSON: the log, every turn as it is told and drawn, and a sum of each part.

The log is checked by the rules. What is told and drawn follows from it by words and pictures that change with
the bot, so it has sums alone: they tell which part of a file is not as it was written.
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
"""How far within a field each part has a sum of its own."""
LAID_OUT = 4
"""How far within a record each part has a line of its own."""
DIGITS = 10

Sums: TypeAlias = dict[str, "Sums"] | list["Sums"] | str
Path: TypeAlias = tuple[str | int, ...]
"""Where a part of a record is, step by step."""
Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | None


class FilePicture(msgspec.Struct, frozen=True):
    """A picture of a turn."""

    picture: int
    caption: str
    alt: str


class FileTurn(msgspec.Struct, frozen=True):
    """A turn as it is told and drawn."""

    revision: int
    """The play it reached."""
    place: str
    said: tuple[Line, ...]
    standing: tuple[Line, ...]
    pictures: tuple[FilePicture, ...]


class FileRecord(msgspec.Struct, frozen=True):
    """A replay, whole."""

    replay: int
    language: str
    title: tuple[Line, ...]
    words: Mapping[str, str]
    log: MatchLog
    own: tuple[FileTurn, ...]
    """As one of its players saw it; nothing where all lay open."""
    open: tuple[FileTurn, ...]
    pictures: tuple[Any, ...]
    pieces: tuple[str, ...]
    sums: Mapping[str, Any] = {}


def sums_of(record: FileRecord, page: str) -> dict[str, Sums]:
    """Return the sums of all parts of a record, and of the page around it."""
    parts: dict[str, Json] = msgspec.json.decode(encode(record))
    del parts["sums"]
    return {name: _summed(part, DEPTHS.get(name, 0)) for name, part in parts.items()} | {"page": _sum(page)}


def written(record: FileRecord) -> str:
    """Write a record, each part on a line, such that it ends no element of a page."""
    return laid_out(msgspec.json.decode(encode(record)))


def laid_out(record: Json) -> str:
    """Write something that is JSON as a record is written."""
    # The same JSON; a name with a tag in it would otherwise end the element.
    return _laid_out(record, LAID_OUT).replace("<", "\\u003c")


def differing(one: Sums, other: Sums, path: Path = ()) -> Iterator[Path]:
    """Yield the path of each part whose sums differ."""
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
