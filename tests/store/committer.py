"""A process that commits and says so, until it is killed: ``python -m tests.store.committer URL``."""

import asyncio
import sys
from itertools import count

from bot.store.engine import Store
from tests.store.counting import open_counters

WRITERS = 8


async def main(url: str) -> None:
    """Commit marks from several writers at once; print each number only when it is committed."""
    numbers = count()

    async def write(store: Store) -> None:
        for number in numbers:
            await store.transact(lambda tx, n=number: tx.run("mark_add", id=n, counter="a"))
            print(number, flush=True)  # noqa: T201

    async with open_counters(url) as store:
        await asyncio.gather(*(write(store) for _ in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
