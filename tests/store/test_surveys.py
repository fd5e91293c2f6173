"""What a survey promises: much is read on one picture, and nobody waits for it; on both databases."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.store.engine import Store, Tx
from bot.store.errors import ForeignAwait, QueryError, StoreError, StoreUnavailable
from bot.store.sqlite_survey import picture, survey
from bot.store.statements import load
from tests.store.counting import QUERIES, Counter, add, all_counters, lift, open_counters
from tests.store.threads import no_more_than


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open a SQLite file, in which a survey has its own connection and thread."""
    async with open_counters(f"sqlite:///{path}") as opened:
        await opened.transact(add)
        yield opened


async def test_a_survey_keeps_nobody_waiting_and_sees_one_picture(counters: Store) -> None:
    begun, others_done = asyncio.Event(), asyncio.Event()

    async def look_on(tx: Tx) -> list[dict[str, int]]:
        seen = [await all_counters(tx)]
        begun.set()
        while not others_done.is_set():  # a query is the one thing that may be waited for
            seen.append(await all_counters(tx))
        return [*seen, await all_counters(tx)]

    surveying = asyncio.create_task(counters.survey(look_on))
    await begun.wait()
    await counters.transact(lift)
    assert await counters.read(all_counters) == {"a": 1}
    assert not surveying.done()
    others_done.set()
    seen = await surveying
    assert len(seen) > 2
    assert all(each == {"a": 0} for each in seen)
    assert await counters.survey(all_counters) == {"a": 1}


async def test_surveys_go_on_side_by_side(counters: Store) -> None:
    met: set[int] = set()

    async def meet(tx: Tx, number: int) -> None:
        met.add(number)
        while len(met) < 3:
            await all_counters(tx)

    await asyncio.gather(*(counters.survey(lambda tx, n=number: meet(tx, n)) for number in range(3)))


async def test_a_survey_changes_nothing(counters: Store) -> None:
    for change in (lift, lambda tx: tx.one("counter_take", Counter, name="a")):
        with pytest.raises(QueryError, match="transact"):
            await counters.survey(change)
    assert await counters.read(all_counters) == {"a": 0}


@pytest.mark.parametrize(
    "foreign",
    [
        lambda _store: asyncio.sleep(0),
        lambda _store: asyncio.sleep(0.01),
        lambda store: store.transact(lift),
        lambda store: store.survey(all_counters),
        lambda _store: asyncio.to_thread(int),
    ],
    ids=["a pause", "a timer", "a transaction", "a survey", "a thread"],
)
async def test_a_survey_that_waits_for_something_foreign_is_refused(
    counters: Store, foreign: Callable[[Store], Coroutine[Any, Any, object]]
) -> None:
    async def work(tx: Tx) -> None:
        await all_counters(tx)
        await foreign(counters)

    with pytest.raises(ForeignAwait):
        await counters.survey(work)
    assert await counters.survey(all_counters) == {"a": 0}


async def test_queries_of_one_survey_can_not_run_side_by_side(counters: Store) -> None:
    asking: list[asyncio.Task[dict[str, int]]] = []

    async def work(tx: Tx) -> None:
        asking.extend(asyncio.create_task(all_counters(tx)) for _ in range(2))
        await asking[0]

    with pytest.raises(ForeignAwait):
        await counters.survey(work)
    results = await asyncio.gather(*asking, return_exceptions=True)
    assert all(isinstance(result, StoreError) for result in results)


@pytest.mark.parametrize("name", [1.5j, "half a pair \ud800"], ids=["no value", "no text"])
async def test_a_query_of_a_survey_that_is_called_wrongly_says_so(counters: Store, name: object) -> None:
    async def work(tx: Tx) -> str:
        with pytest.raises(QueryError, match="counter_see"):
            await tx.one("counter_see", Counter, name=name)  # type: ignore[arg-type]
        return "as if nothing had been"

    with pytest.raises(QueryError, match="counter_see"):
        await counters.survey(work)


async def test_an_error_of_the_work_comes_out_as_it_is(counters: Store) -> None:
    async def work(tx: Tx) -> None:
        await all_counters(tx)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await counters.survey(work)


async def test_closing_a_store_waits_for_its_surveys(database_url: str) -> None:
    async with open_counters(database_url) as store:
        await store.transact(add)
        surveying = asyncio.create_task(store.survey(all_counters))
        await asyncio.sleep(0)
    assert await surveying == {"a": 0}
    with pytest.raises(StoreUnavailable, match="the store is closed"):
        await store.survey(all_counters)


async def endlessly(tx: Tx) -> None:
    while True:
        await all_counters(tx)


async def wrongly(tx: Tx) -> None:
    await all_counters(tx)
    await asyncio.sleep(1)


async def test_however_a_survey_ends_its_connection_and_its_thread_end(store: Store) -> None:
    threads = threading.active_count()
    for pause in (0, 0.001, 0.05):
        surveying = asyncio.create_task(store.survey(endlessly))
        await asyncio.sleep(pause)
        surveying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await surveying
    for work in (all_counters, wrongly, lift):
        await asyncio.gather(store.survey(work), return_exceptions=True)
    await no_more_than(threads)
    await store.transact(lift)
    assert await store.survey(all_counters) == {"a": 1}


async def test_sqlite_itself_would_refuse_a_change(store: Store, path: Path) -> None:
    await store.transact(lift)
    async with picture(path, 1.0) as connection:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await connection.execute("UPDATE counters SET amount = 7")
    assert await store.read(all_counters) == {"a": 1}


def junk(path: Path) -> None:
    path.write_text("no database at all, just some text" * 200)


@pytest.mark.parametrize("spoil", [junk, Path.mkdir], ids=["junk", "directory"])
async def test_what_is_no_database_is_one_typed_error(path: Path, spoil: Callable[[Path], None]) -> None:
    spoil(path)
    threads = threading.active_count()
    with pytest.raises(StoreUnavailable):
        await survey(path, 1.0, load(QUERIES, SQLite3Adapter), all_counters)
    await no_more_than(threads)


async def test_a_file_that_was_deleted_is_surveyed_where_it_is_still_open(store: Store, path: Path) -> None:
    await store.transact(lift)
    assert await store.read(all_counters) == {"a": 1}
    await asyncio.to_thread(shutil.rmtree, path.parent)
    assert await store.survey(all_counters) == {"a": 1}
    assert not list(path.parent.glob("*")), "nothing new is made in its place"
