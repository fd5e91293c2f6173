"""Callers that go away in the middle of a transaction, on both databases."""

import asyncio
import random
from typing import Any

import pytest

from bot.store.engine import Store, Tx
from tests.store.counting import all_counters, all_marks, lift


async def test_callers_that_go_away_leave_everything_whole(counters: Store) -> None:
    """Each transaction sets a mark and raises the counter: whoever was cancelled, the two must agree."""
    rng = random.Random(5)

    async def work(tx: Tx, number: int) -> int:
        await tx.run("mark_add", id=number, counter="a")
        await lift(tx)
        return number

    tasks = [asyncio.create_task(counters.transact(lambda tx, n=n: work(tx, n))) for n in range(150)]
    for task in rng.sample(tasks, 60):
        if rng.random() < 0.3:
            await asyncio.sleep(0)
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)

    marks = await counters.read(all_marks)
    done = [result for result in results if isinstance(result, int)]
    assert len(done) >= 90
    assert set(done) <= set(marks)
    assert await counters.read(all_counters) == {"a": len(marks)}
    await counters.transact(lift)


@pytest.mark.parametrize("change", [True, False], ids=["a change", "a read"])
async def test_a_caller_that_goes_away_at_any_moment_leaves_no_transaction_open(
    counters: Store, *, change: bool
) -> None:
    """The driver tells the loop of each connection that comes back with a transaction still open."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: complaints.append(context))
    for moment in range(60):
        leaving = asyncio.create_task(counters.transact(lift) if change else counters.read(all_counters))
        for _ in range(moment):
            await asyncio.sleep(0.0002)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
    await asyncio.gather(*(counters.transact(lift) for _ in range(20)))
    assert complaints == []
