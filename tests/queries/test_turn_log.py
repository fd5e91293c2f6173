"""A log is read the same in whichever form it is kept: every game's, and for ever."""

from typing import Any

import pytest

from bot.replay import disagreements
from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.errors import ContentBroken
from bot.store.ids import MatchId
from bot.store.turn_log import (
    PackedLog,
    chapter_of,
    last_chapter,
    pack,
    packed,
    turn_at,
    turns_latest,
    turns_of,
    unpacked,
)
from tests.queries.garden import Garden
from tests.replays import PLAYTHROUGHS, stored

MATCH = MatchId("m" * 10)
KEPT = bytes.fromhex(
    "789c9b3c8d714fb58252714162726a8a929582d2e19531a50606a9960a2ff7f52a29d42e8a8e05a2b3cc2f18a7"
    "312daaae5d9b975fa2905a969aa7e015ecef079261bfc0348d19280355c8bd8309005ae8213e"
)
"""A log as it was packed when packing began."""


def turn(revision: int, chapter: int, **texts: str) -> rows.Turn:
    """Return a turn."""
    said = {"entry": "{}", "events": "[]", "stand_ins": "[]"} | texts
    return rows.Turn(match_id=MATCH, revision=revision, chapter=chapter, at=revision * 1000, **said)


WRITTEN = [turn(1, 1, entry='{ "spaced": "é\\u00e9 龍" }'), turn(2, 2, events="not even JSON"), turn(3, 2)]


async def keep(store: Store, turns: list[rows.Turn]) -> None:
    """Write turns as rows."""

    async def work(tx: Tx) -> None:
        for each in turns:
            columns = {name: getattr(each, name) for name in each.__struct_fields__}
            await tx.run("turn_add", **columns)

    await store.transact(work)


async def read(tx: Tx, turns: list[rows.Turn]) -> list[Any]:
    """Read a log in every way there is."""
    last = turns[-1].revision + 1
    return [
        await turns_of(tx, MATCH),
        *[await turn_at(tx, MATCH, revision) for revision in range(last + 1)],
        *[await turns_latest(tx, MATCH, most) for most in (1, 2, last, 32)],
        *[await chapter_of(tx, MATCH, chapter) for chapter in range(last + 1)],
        await last_chapter(tx, MATCH),
    ]


async def test_every_way_to_read_a_log_finds_the_same_in_it_once_it_is_packed(
    garden: Garden, store: Store
) -> None:
    await garden.plant("matches", {"id": MATCH})
    await keep(store, WRITTEN)
    before = await store.read(lambda tx: read(tx, WRITTEN))
    assert (before[0], before[2], before[-1]) == (WRITTEN, WRITTEN[0], 2)
    await store.transact(lambda tx: pack(tx, MATCH))
    assert await garden.grown("turns") == []
    assert await garden.grown("packed_logs", "match_id", "plays") == [(MATCH, 3)]
    assert await store.read(lambda tx: read(tx, WRITTEN)) == before
    await store.transact(lambda tx: pack(tx, MATCH))
    assert await store.read(lambda tx: read(tx, WRITTEN)) == before


async def test_of_a_match_without_turns_nothing_is_packed(garden: Garden, store: Store) -> None:
    await garden.plant("matches", {"id": MATCH})
    await store.transact(lambda tx: pack(tx, MATCH))
    assert await garden.grown("packed_logs", "match_id") == []
    assert (await store.read(lambda tx: read(tx, WRITTEN)))[-1] == 0


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_every_released_game_is_replayed_byte_for_byte_from_a_packed_log(name: str) -> None:
    match, turns, seats = stored(PLAYTHROUGHS[name])
    kept = unpacked(PackedLog(match_id=MATCH, plays=len(turns), log=packed(turns)))
    assert kept == turns
    assert disagreements(match, kept, seats) == []


def test_a_log_that_was_packed_long_ago_is_read_for_ever() -> None:
    assert unpacked(PackedLog(match_id=MATCH, plays=3, log=KEPT)) == WRITTEN


@pytest.mark.parametrize("log", [b"", KEPT[:-5], KEPT[:20] + b"\0" + KEPT[21:], packed([])[:1] * 9])
def test_a_packed_log_that_cannot_be_read_says_whose_it_is(log: bytes) -> None:
    with pytest.raises(ContentBroken, match=f"packed log of match {MATCH}"):
        unpacked(PackedLog(match_id=MATCH, plays=3, log=log))
