"""What was reported as committed is there after the process was killed."""

import asyncio
import random
import sys

from bot.store.engine import Store
from tests.store.counting import add, all_marks, open_counters


async def test_a_killed_process_loses_nothing_that_it_had_reported(database_url: str) -> None:
    async with open_counters(database_url) as store:
        await store.transact(add)

    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.committer", database_url, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    reported = [int(await child.stdout.readline()) for _ in range(random.randint(100, 300))]
    child.kill()
    rest = (await child.communicate())[0]
    reported += [int(line) for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]

    async with open_counters(database_url) as store:
        assert set(reported) <= set(await store.read(all_marks))
        await assert_usable(store)


async def assert_usable(store: Store) -> None:
    """A killed process must leave no lock behind."""
    assert await store.transact(lambda tx: tx.run("mark_add", id=-1, counter="a")) == 1
