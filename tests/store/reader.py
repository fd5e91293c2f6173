"""Another process that reads the counters: ``python -m tests.store.reader URL [MIGRATIONS]``."""

import asyncio
import sys
from pathlib import Path

from bot.store.engine import open_store
from tests.store.counting import QUERIES, TABLES, all_counters


async def main(url: str, migrations: str | Path = TABLES) -> None:
    """Print every counter."""
    async with open_store(url, migrations=Path(migrations), queries=QUERIES) as store:
        for name, amount in (await store.read(all_counters)).items():
            print(f"{name}={amount}")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
