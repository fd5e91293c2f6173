"""A process that packs logs until it dies at a given place: ``python -m tests.play.packer URL NOW PLACE``."""

import asyncio
import os
import signal
import sys
from typing import Any

from bot.play.ground.context import Context
from bot.play.match.packing import Packing
from bot.store.engine import open_store
from bot.store.transaction import Tx

COMMITTED = "committed"
"""The place right after a commit."""


def die() -> None:
    """Die as a killed process does."""
    os.kill(os.getpid(), signal.SIGKILL)


async def main(url: str, now: int, place: str) -> None:
    """Pack logs, and die right after the named query, before its transaction is committed."""
    for name in ("run", "all", "one"):
        setattr(Tx, name, _deadly(getattr(Tx, name), place))
    async with open_store(url) as store:
        if place == COMMITTED:
            store.on_write = lambda _: die()
        await Packing(Context(store, lambda: now)).sweep()


def _deadly(ask: Any, place: str) -> Any:  # noqa: ANN401  any way to ask
    async def asked(tx: Tx, query: str, *args: Any, **params: Any) -> Any:  # noqa: ANN401  whatever it takes
        found = await ask(tx, query, *args, **params)
        if query == place:
            die()
        return found

    return asked


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
