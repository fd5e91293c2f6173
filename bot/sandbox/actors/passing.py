"""Skips time for the local Discord and for the bot, which is awake throughout."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from bot.play.messages.claims import CLAIM_LIFE
from bot.sandbox.actors.puppets import WAIT_SECONDS
from bot.sandbox.stage import Stage
from bot.store.engine import Store, Tx
from bot.store.moment import Moment, later
from bot.store.rows import Amount
from bot.store.share import WHOLE

LEAST_STEP = 1_000
"""Least milliseconds to skip, even if something is due already, so that skipping makes progress."""

MOST_STEPS = 20
"""Steps without a message before the user is told how far time has come."""

FRESH = 10_000
"""Milliseconds for which a claimed parcel counts as on its way."""


@dataclass(frozen=True)
class Passing:
    """Skips time from one due thing to the next, so that everything happens in its order."""

    played: Stage
    audit: Store
    """The same database, with queries that the bot never uses."""

    async def next_at(self) -> Moment | None:
        """Return when the bot next has something to do."""
        due = await self.audit.read(lambda tx: tx.one("next_due", Amount))
        return Moment(due.amount) if due and due.amount else None

    async def let_pass(self, span: int) -> None:
        """Move the clock forward by some milliseconds."""
        end = later(self.played.local.clock(), span)
        while (now := self.played.local.clock()) < end:
            due = await self.next_at() or end
            await self._jump(min(end, Moment(max(due, now + LEAST_STEP))))
            await self._work_off()
        self.played.local.tell_time()

    async def to_next(self) -> None:
        """Move the clock forward until the bot makes a request, since that is what people notice."""
        await self._work_off()
        said = len(self.played.local.requests)
        for _ in range(MOST_STEPS):
            due = await self.next_at()
            if due is None or len(self.played.local.requests) > said:
                return
            await self.let_pass(max(LEAST_STEP, due - self.played.local.clock()))

    async def _jump(self, moment: Moment) -> None:
        """Move the clock in one transaction with the heartbeat: a gap would count as downtime."""

        async def work(tx: Tx) -> None:
            self.played.local.clock.put_to(moment)
            await tx.run("heartbeats_set", at=self.played.local.clock(), **WHOLE.span)

        await self.played.store.transact(work)

    async def _work_off(self) -> None:
        """Settle what is due, and send it."""
        bot = self.played.bot
        while await bot.play.deadlines.sweep():
            pass
        bot.outbox.wake()
        with suppress(TimeoutError):  # a user made the local Discord fail: it is sent later
            async with asyncio.timeout(WAIT_SECONDS):
                while await self._sending():  # noqa: ASYNC110  only the database knows
                    await asyncio.sleep(0.02)

    async def _sending(self) -> bool:
        """Return whether a parcel is due now, or on its way."""
        due = await self.played.bot.play.deliveries.next_due()
        if due is None:
            return False
        pause = due - self.played.bot.now()
        return pause <= 0 or CLAIM_LIFE - FRESH < pause <= CLAIM_LIFE
