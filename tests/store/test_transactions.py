"""What every transaction promises, on both databases."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from bot.store.engine import Store, Tx
from bot.store.errors import ConstraintBroken, ForeignAwait, QueryError, StoreError
from tests.store.counting import Counter, Mark, add, all_counters, all_marks, lift, open_counters


class StopError(Exception):
    """Any error of the code that works in a transaction."""


async def test_what_was_committed_is_seen_by_another_process(database_url: str) -> None:
    async with open_counters(database_url) as store:
        await store.transact(lambda tx: add(tx, "a", 7))
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.store.reader", database_url, stdout=asyncio.subprocess.PIPE
        )
        seen, _ = await child.communicate()
    assert (child.returncode, seen.decode().strip()) == (0, "a=7")


async def test_an_error_rolls_its_transaction_back_and_comes_out(counters: Store) -> None:
    async def work(tx: Tx) -> None:
        await lift(tx)
        raise StopError

    with pytest.raises(StopError):
        await counters.transact(work)
    assert await counters.read(all_counters) == {"a": 0}


async def test_the_last_write_is_the_last_commit_of_something_that_changed(counters: Store) -> None:
    async def fail(tx: Tx) -> None:
        await lift(tx)
        raise StopError

    await counters.transact(lift)
    last = counters.last_write
    assert last is not None
    await asyncio.gather(counters.transact(fail), counters.read(all_counters), return_exceptions=True)
    assert await counters.transact(lambda tx: tx.run("counter_raise", name="nobody")) == 0
    assert await counters.transact(lambda tx: tx.one("counter_see", Counter, name="a"))
    assert counters.last_write == last
    await counters.transact(lambda tx: tx.one("counter_take", Counter, name="a"))
    assert counters.last_write > last


async def test_a_failing_transaction_takes_none_of_its_neighbours_along(counters: Store) -> None:
    async def work(tx: Tx, number: int) -> int:
        await tx.run("mark_add", id=number, counter="a")
        await lift(tx)
        if number % 3 == 0:
            raise StopError
        return number

    results = await asyncio.gather(
        *(counters.transact(lambda tx, n=number: work(tx, n)) for number in range(60)), return_exceptions=True
    )

    kept = [number for number in range(60) if number % 3]
    assert [result for result in results if not isinstance(result, StopError)] == kept
    assert await counters.read(all_marks) == kept
    assert await counters.read(all_counters) == {"a": len(kept)}


async def test_two_hundred_at_once_lose_no_count(counters: Store) -> None:
    await asyncio.gather(*(counters.transact(lift) for _ in range(200)))
    assert await counters.read(all_counters) == {"a": 200}


async def test_of_a_hundred_guarded_updates_from_one_state_exactly_one_touches_the_row(
    counters: Store,
) -> None:
    async def claim(tx: Tx) -> int:
        seen = await tx.one("counter_see", Counter, name="a")
        assert seen is not None
        return await tx.run("counter_raise_from", name="a", amount=0)

    assert sorted(await asyncio.gather(*(counters.transact(claim) for _ in range(100)))) == [0] * 99 + [1]


async def test_the_same_interaction_twice_is_kept_once(counters: Store) -> None:
    async def keep(tx: Tx) -> int:
        return await tx.run("mark_keep", id=5, counter="a")

    assert sorted(await asyncio.gather(*(counters.transact(keep) for _ in range(20)))) == [0] * 19 + [1]


async def test_who_took_the_row_first_is_followed_by_all_who_decide_about_it(counters: Store) -> None:
    """Two seats choose at the same moment; the second must see the first one's choice."""

    async def choose(tx: Tx, seat: int) -> bool:
        await tx.one("counter_take", Counter, name="a")
        await tx.run("mark_add", id=seat, counter="a")
        return len(await tx.all("marks", Mark)) == 2

    results = await asyncio.gather(*(counters.transact(lambda tx, s=seat: choose(tx, s)) for seat in (1, 2)))
    assert sorted(results) == [False, True]


async def test_a_read_sees_committed_rows_only(counters: Store) -> None:
    inside, may_end = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    seen: list[dict[str, int]] = []

    async def slow(tx: Tx) -> None:
        await lift(tx)
        if not seen:
            seen.append(await all_counters(tx))
        loop.call_soon_threadsafe(inside.set)

    async def watch() -> None:
        while not may_end.is_set():
            assert (await counters.read(all_counters))["a"] in {0, 1}
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    await counters.transact(slow)
    await inside.wait()
    after = await counters.read(all_counters)
    may_end.set()
    await watching
    assert seen == [{"a": 1}]
    assert after == {"a": 1}


async def test_a_read_is_one_picture_even_while_others_commit(counters: Store) -> None:
    async def twice(tx: Tx) -> tuple[dict[str, int], dict[str, int]]:
        first = await all_counters(tx)
        for _ in range(20):
            await tx.all("marks", Mark)
        return first, await all_counters(tx)

    async def commit_on() -> None:
        for _ in range(30):
            await counters.transact(lift)

    committing = asyncio.create_task(commit_on())
    while not committing.done():
        first, second = await counters.read(twice)
        assert first == second


async def test_a_read_may_not_write(counters: Store) -> None:
    with pytest.raises(QueryError, match="transact"):
        await counters.read(lift)
    assert await counters.read(all_counters) == {"a": 0}


@pytest.mark.parametrize(
    "foreign",
    [
        lambda _store: asyncio.sleep(0),
        lambda _store: asyncio.sleep(0.01),
        lambda store: store.transact(lift),
        lambda store: store.read(all_counters),
        lambda _store: asyncio.to_thread(int),
    ],
    ids=["a pause", "a timer", "a transaction", "a read", "a thread"],
)
async def test_a_transaction_that_waits_for_something_foreign_is_refused(
    counters: Store, foreign: Callable[[Store], Coroutine[Any, Any, object]]
) -> None:
    async def work(tx: Tx) -> None:
        await lift(tx)
        await foreign(counters)

    with pytest.raises(ForeignAwait):
        await counters.transact(work)
    await counters.transact(lift)
    assert await counters.read(all_counters) == {"a": 1}


async def test_a_transaction_inside_a_transaction_is_told_to_hand_the_tx_on(counters: Store) -> None:
    async def work(_tx: Tx) -> None:
        await counters.transact(lift)

    with pytest.raises(ForeignAwait, match="hand the Tx on"):
        await counters.transact(work)


async def test_a_transaction_kept_after_its_end_does_nothing(counters: Store) -> None:
    async def escape(tx: Tx) -> Tx:
        await lift(tx)
        return tx

    tx = await counters.transact(escape)
    with pytest.raises(QueryError, match="after the end"):
        await lift(tx)
    assert await counters.read(all_counters) == {"a": 1}


@pytest.mark.parametrize(
    ("query", "params"),
    [
        ("mark_add", {"id": 1, "counter": "a"}),
        ("mark_add", {"id": 9, "counter": "nobody"}),
        ("counter_add", {"name": "b", "amount": -1, "note": None}),
        ("counter_add", {"name": None, "amount": 1, "note": None}),
    ],
    ids=["taken key", "missing parent", "check", "null"],
)
async def test_rows_that_break_the_schema_are_refused(
    counters: Store, query: str, params: dict[str, Any]
) -> None:
    await counters.transact(lambda tx: tx.run("mark_add", id=1, counter="a"))
    with pytest.raises(ConstraintBroken, match=query):
        await counters.transact(lambda tx: tx.run(query, **params))


async def test_an_error_that_work_swallows_still_fails_it_whole(counters: Store) -> None:
    async def work(tx: Tx) -> str:
        await lift(tx)
        with pytest.raises(ConstraintBroken):
            await tx.run("mark_add", id=1, counter="nobody")
        with pytest.raises(ConstraintBroken):
            await lift(tx)
        return "as if nothing had been"

    with pytest.raises(ConstraintBroken):
        await counters.transact(work)
    assert await counters.read(all_counters) == {"a": 0}


async def test_rows_come_as_their_structs(counters: Store) -> None:
    async def work(tx: Tx) -> Counter | None:
        await tx.run("counter_add", name="名", amount=2**62, note="null")
        assert await tx.run("counter_flag", name="名", flag=True) == 1
        assert await tx.one("counter_see", Counter, name="nobody") is None
        return await tx.one("counter_see", Counter, name="名")

    assert await counters.transact(work) == Counter("名", 2**62, flag=True, note="null")


class Short(msgspec.Struct):
    name: str


class Long(Counter, frozen=True):
    more: int = 0


class Wrong(msgspec.Struct):
    name: int
    amount: int
    flag: int
    note: str | None


async def test_columns_that_a_newer_version_has_added_are_passed_over(counters: Store) -> None:
    found = await counters.read(lambda tx: tx.one("counter_see", Short, name="a"))
    assert found == Short("a")


@pytest.mark.parametrize("row", [Long, Wrong])
async def test_a_row_that_does_not_fit_its_struct_is_refused(
    counters: Store, row: type[msgspec.Struct]
) -> None:
    with pytest.raises(QueryError, match=row.__name__):
        await counters.read(lambda tx: tx.one("counter_see", row, name="a"))


async def test_one_row_means_one(counters: Store) -> None:
    await counters.transact(lambda tx: add(tx, "b"))
    with pytest.raises(QueryError, match="2 rows"):
        await counters.read(lambda tx: tx.one("counter_any", Counter))


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda tx: tx.run("nothing_of_that_name"), "no query"),
        (lambda tx: tx.run("counter_see", name="a"), "one()"),
        (lambda tx: tx.all("counter_see", Counter, name="a"), "one()"),
        (lambda tx: tx.one("counters", Counter), "all()"),
        (lambda tx: tx.run("counter_raise"), "takes"),
        (lambda tx: tx.run("counter_raise", name="a", amount=1), "takes"),
        (lambda tx: tx.run("counter_raise", name=1.5j), "counter_raise"),
        (lambda tx: tx.run("counter_flag", name="a", flag=2**63), "counter_flag"),
        (lambda tx: tx.one("counter_see", Counter, name="half a pair \ud800"), "counter_see"),
        (lambda tx: tx.run("counter_raise", name="half a pair \ud800"), "counter_raise"),
    ],
)
async def test_a_query_called_wrongly_says_so(
    counters: Store, call: Callable[[Tx], Coroutine[Any, Any, object]], reason: str
) -> None:
    with pytest.raises(QueryError) as raised:
        await counters.transact(call)
    assert reason in str(raised.value)


async def test_a_closed_store_says_so(database_url: str) -> None:
    async with open_counters(database_url) as store:
        pass
    for refused in (store.transact(all_counters), store.read(all_counters)):
        with pytest.raises(StoreError, match="clos"):
            await refused


async def test_what_was_asked_for_before_closing_is_still_committed(database_url: str) -> None:
    async with open_counters(database_url) as store:
        await store.transact(add)
        tasks = [asyncio.create_task(store.transact(lift)) for _ in range(50)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    async with open_counters(database_url) as store:
        assert await store.read(all_counters) == {"a": 50}
