"""Read the log of a match, whether it is kept as a row for each turn or packed into a single row.

An ongoing match has rows; a packed log stays packed. Turns of a match that may be over are read only here.
Rows are looked for first, since a log may be packed between two queries, but never unpacked.
"""

import zlib
from collections.abc import Iterable

import msgspec

from bot.store.errors import ContentBroken
from bot.store.ids import MatchId
from bot.store.moment import Moment
from bot.store.rows import Amount, StoredRow, Turn
from bot.store.transaction import Tx


class PackedLog(StoredRow, frozen=True):
    """All turns of a match in one row."""

    match_id: MatchId
    plays: int
    """How many turns it holds, so that SQL can count them."""
    log: bytes


class PackedPart(PackedLog, frozen=True):
    """A packed log and the part that one player sat through: after one revision and up to another."""

    since: int
    until: int

    def turns(self) -> list[Turn]:
        """Return the turns of that part, in order."""
        return [turn for turn in unpacked(self) if self.since < turn.revision <= self.until]


class PackedTurn(msgspec.Struct, frozen=True, array_like=True):
    """A turn inside a packed log, its texts as they were written, byte for byte.

    Stored logs rely on this order of fields: a new field goes to the end, with a default.
    """

    revision: int
    entry: str
    events: str
    stand_ins: str
    at: Moment
    chapter: int


async def turns_of(tx: Tx, match_id: MatchId) -> list[Turn]:
    """Return all turns of a match, in order."""
    return await tx.all("turns_of", Turn, match_id=match_id) or await _packed(tx, match_id)


async def turn_at(tx: Tx, match_id: MatchId, revision: int) -> Turn | None:
    """Return the turn that led to a revision, or None if there is none."""
    found = await tx.one("turn_of", Turn, match_id=match_id, revision=revision)
    if found is not None:
        return found
    return next((turn for turn in await _packed(tx, match_id) if turn.revision == revision), None)


async def turns_latest(tx: Tx, match_id: MatchId, most: int) -> list[Turn]:
    """Return the last turns of a match, the newest first."""
    found = await tx.all("turns_latest", Turn, match_id=match_id, most=most)
    return found or (await _packed(tx, match_id))[: -most - 1 : -1]


async def chapter_of(tx: Tx, match_id: MatchId, chapter: int) -> list[Turn]:
    """Return the turns that are told in one message, in order."""
    found = await tx.all("chapter_of", Turn, match_id=match_id, chapter=chapter)
    return found or [turn for turn in await _packed(tx, match_id) if turn.chapter == chapter]


async def last_chapter(tx: Tx, match_id: str) -> int:
    """Return the chapter that was told last; 0 before the first."""
    last = await tx.one("chapter_last", Amount, match_id=match_id)
    if last and last.amount:
        return last.amount
    return max((turn.chapter for turn in await _packed(tx, match_id)), default=0)


async def pack(tx: Tx, match_id: MatchId) -> None:
    """Pack the turns of a match into one row.

    Raise ContentBroken or QueryError if a turn cannot be read; the transaction must then be rolled back.
    """
    # Read by the query that removes them: of two that pack or remove a log at once, the second finds nothing.
    turns = await tx.all("turns_take", Turn, match_id=match_id)
    if turns:
        turns.sort(key=lambda turn: turn.revision)
        await tx.run("packed_log_add", match_id=match_id, plays=len(turns), log=packed(turns))


def packed(turns: Iterable[Turn]) -> bytes:
    """Return turns as a packed log holds them."""
    fields = PackedTurn.__struct_fields__
    parts = [PackedTurn(*(getattr(turn, field) for field in fields)) for turn in turns]
    return zlib.compress(msgspec.msgpack.encode(parts))


def unpacked(row: PackedLog) -> list[Turn]:
    """Return the turns in a packed log, in order. Raise ContentBroken if it cannot be read."""
    try:
        parts = msgspec.msgpack.decode(zlib.decompress(row.log), type=list[PackedTurn])
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentBroken(f"the packed log of match {row.match_id} cannot be read ({error})") from error
    return [Turn(match_id=row.match_id, **msgspec.structs.asdict(part)) for part in parts]


async def _packed(tx: Tx, match_id: str) -> list[Turn]:
    row = await tx.one("packed_log_of", PackedLog, match_id=match_id)
    return unpacked(row) if row else []
