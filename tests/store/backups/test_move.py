"""A database moves to the other kind whole, while no bot runs on it, and stays where it was."""

import asyncio
import os

import pytest

from bot.store.backups import loading, postgres_link
from bot.store.backups.contents import Piece, Totals, compare
from bot.store.backups.restore import move
from bot.store.backups.sources import resting_contents
from bot.store.engine import open_store, sqlite_path
from bot.store.errors import BackupBroken, BackupRefused, DatabaseTaken, StoreBusy
from bot.store.postgres_peers import among_peers
from bot.store.share import WHOLE
from bot.store.sole_use import sole_use
from bot.verify import verify
from tests.store.backups.shelf import KINDS, Shelf, sums

pytestmark = pytest.mark.postgres

WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]


@pytest.mark.parametrize(("of", "to"), WAYS)
async def test_everything_arrives_and_stays(shelf: Shelf, of: str, to: str) -> None:
    source, target = await shelf.full(of), await shelf.empty(to)
    before = await sums(source)
    brought = await move(source, target)
    assert await sums(target) == await sums(source) == before
    assert brought == (len(before), sum(each.rows for each in before.values()), None)
    assert await verify(target) == 0


async def test_there_and_back_again_nothing_has_changed(shelf: Shelf) -> None:
    first, there, back = (
        await shelf.full("sqlite"),
        await shelf.empty("postgresql"),
        await shelf.empty("sqlite"),
    )
    await move(first, there)
    await move(there, back)
    assert await sums(back) == await sums(first)


@pytest.mark.parametrize("kind", KINDS)
async def test_only_an_empty_database_is_moved_into(shelf: Shelf, kind: str) -> None:
    source, target = await shelf.full("sqlite"), await shelf.full(kind)
    before = await sums(target)
    with pytest.raises(BackupRefused, match="not empty"):
        await move(source, target)
    assert await sums(target) == before
    with pytest.raises(BackupRefused, match="to itself"):
        await move(source, source)


@pytest.mark.parametrize("end", ["source", "target"])
async def test_where_a_bot_runs_on_the_file_nothing_is_moved(shelf: Shelf, end: str) -> None:
    of, to = ("sqlite", "postgresql") if end == "source" else ("postgresql", "sqlite")
    source, target = await shelf.full(of), await shelf.empty(to)
    path = sqlite_path(source if end == "source" else target)
    assert path
    async with sole_use(path, 0, asyncio.Event()):
        with pytest.raises(DatabaseTaken, match=f"process {os.getpid()} on "):
            await move(source, target)


async def test_where_a_bot_runs_on_postgresql_nothing_is_moved(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_link, "LET_GO", 0.0)
    source, target = await shelf.full("postgresql"), await shelf.empty("sqlite")
    async with among_peers(source, WHOLE, 0, asyncio.Event()):
        with pytest.raises(DatabaseTaken, match="a bot runs on this PostgreSQL database"):
            await move(source, target)
    assert await sums(target) == {}


async def test_a_bot_that_starts_meanwhile_can_write_nothing(shelf: Shelf) -> None:
    source = await shelf.full("postgresql")
    async with open_store(source, patience_s=1.0) as store:
        async with resting_contents(source, 5):
            with pytest.raises(StoreBusy):
                await store.transact(lambda tx: tx.run("fact_set", name="late", value="1"))
        await store.transact(lambda tx: tx.run("fact_set", name="late", value="1"))


@pytest.mark.parametrize(("of", "to"), WAYS)
async def test_what_does_not_arrive_as_it_was_is_noticed(
    shelf: Shelf, of: str, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that is changed on its way makes the digests differ, though all counts agree."""

    class Deaf(Totals):
        def add(self, piece: Piece) -> None:
            rows = [(*row[:-1], f"{row[-1]}?") for row in piece.rows]
            super().add(piece._replace(rows=rows) if piece.table == "facts" else piece)

    source, target = await shelf.full(of), await shelf.empty(to)
    monkeypatch.setattr(loading, "Totals", Deaf)
    with pytest.raises(BackupBroken, match=r"1 tables \(facts\)"):
        await move(source, target)
    assert await sums(target) == {}


def test_a_digest_knows_rows_in_any_order_and_columns_by_name() -> None:
    def summed(*pieces: Piece) -> Totals:
        totals = Totals()
        for piece in pieces:
            totals.add(piece)
        return totals

    whole = summed(Piece("t", ("a", "b"), [("1", None), ("2", "x"), ("2", "x")]))
    same = summed(Piece("t", ("b", "a"), [("x", "2"), (None, "1")]), Piece("t", ("b", "a"), [("x", "2")]))
    compare(whole.sums, same.sums)
    for other in (
        [("1", ""), ("2", "x"), ("2", "x")],
        [("1", "None"), ("2", "x"), ("2", "x")],
        [("1", None), ("1", None), ("2", "x")],
        [("1", None), ("2x", ""), ("2", "x")],
    ):
        with pytest.raises(BackupBroken):
            compare(whole.sums, summed(Piece("t", ("a", "b"), other)).sums)
    with pytest.raises(BackupBroken, match=r"\(u\)"):
        compare(whole.sums, whole.sums | summed(Piece("u", ("a",), [])).sums)
