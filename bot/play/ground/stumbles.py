"""What could not be settled when due: it is put off, longer each time, so that nothing waits behind it."""

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
"""Milliseconds until the first retry; the pause doubles each time."""

LONGEST_PAUSE = DAY

Due = tuple[str, str]
"""Something due: its kind and id."""


@dataclass(frozen=True)
class Stumbles:
    """Stores what could not be settled."""

    context: Context

    async def note(self, due: Due, error: Exception) -> None:
        """Put something off; log it only the first time, as it will fail again for the same reason."""
        kind, subject = due

        async def work(tx: Tx) -> int:
            tried = await tx.one("stumble_note", rows.Amount, kind=kind, subject=subject)
            times = tried.amount if tried else 1
            # Doubling: a bug fails every time, and each try costs a transaction.
            look_at = self.context.now() + min(FIRST_PAUSE << (times - 1), LONGEST_PAUSE)
            await tx.run("stumble_put_off", kind=kind, subject=subject, look_at=look_at)
            return times

        if await self.context.store.transact(work) == 1:
            # Only here: the transaction may run more than once.
            log.error("deadline stumbled, put off", kind=kind, subject=subject, exc_info=error)

    async def settled(self, due: Due) -> None:
        """Store that something was settled after all."""
        kind, subject = due
        tried = await self.context.store.transact(
            lambda tx: tx.one("stumble_end", rows.Amount, kind=kind, subject=subject)
        )
        log.info("deadline settled after all", kind=kind, subject=subject, tries=tried.amount if tried else 0)

    async def tried(self) -> AbstractSet[Due]:
        """Return what was put off and is due again."""
        now = self.context.now()
        found = await self.context.store.read(lambda tx: tx.all("stumbles_due", Stumble, now=now))
        return {(row.kind, row.subject) for row in found}

    async def retry(self) -> None:
        """Make everything due at once; a new version of the program may be able to settle it."""
        waiting = await self.context.store.transact(lambda tx: tx.run("stumbles_retry"))
        if waiting:
            log.warning("trying again what could not be settled", amount=waiting)
