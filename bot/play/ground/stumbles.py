"""What could not be settled when it was due: put off, longer each time, so that nothing waits behind it."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import structlog

from bot.play.ground.context import Context
from bot.play.ground.times import DAY, MINUTE
from bot.store import rows
from bot.store.engine import Tx
from bot.store.time_rows import Stumble

log = structlog.get_logger()

FIRST_PAUSE = MINUTE
"""Milliseconds until something is tried again; the pause doubles each time."""

LONGEST_PAUSE = DAY

Due = tuple[str, str]
"""What is due: its kind and its id."""


@dataclass(frozen=True)
class Stumbles:
    """Remembers what could not be settled."""

    context: Context

    async def note(self, due: Due, error: Exception) -> None:
        """Put something off; tell of it only the first time, as it will fail again for the same reason."""
        kind, subject = due

        async def work(tx: Tx) -> int:
            tried = await tx.one("stumble_note", rows.Amount, kind=kind, subject=subject)
            times = tried.amount if tried else 1
            # Doubling: a fault in the code fails every time, and each try costs a transaction.
            look_at = self.context.now() + min(FIRST_PAUSE << (times - 1), LONGEST_PAUSE)
            await tx.run("stumble_put_off", kind=kind, subject=subject, look_at=look_at)
            return times

        if await self.context.store.transact(work) == 1:
            # Only now: the work may be run more than once.
            log.error("deadline stumbled, put off", kind=kind, subject=subject, exc_info=error)

    async def settled(self, due: Due) -> None:
        """Note that something could be settled after all."""
        kind, subject = due
        tried = await self.context.store.transact(
            lambda tx: tx.one("stumble_end", rows.Amount, kind=kind, subject=subject)
        )
        log.info("deadline settled after all", kind=kind, subject=subject, tries=tried.amount if tried else 0)

    async def tried(self) -> AbstractSet[Due]:
        """Return what was put off until now at the latest."""
        now = self.context.now()
        found = await self.context.store.read(lambda tx: tx.all("stumbles_due", Stumble, now=now))
        return {(row.kind, row.subject) for row in found}

    async def retry(self) -> None:
        """Try everything again at once; another version of the program may be able to settle it."""
        waiting = await self.context.store.transact(lambda tx: tx.run("stumbles_retry"))
        if waiting:
            log.warning("trying again what could not be settled", amount=waiting)
