"""How long things are kept that are of no use any more, as ``docs/privacy.md`` states it."""

from dataclasses import dataclass

from bot.play.dojo import Dojo
from bot.play.pace import DAY
from bot.store.engine import Tx

PAPERS_KEPT = 90 * DAY
"""Milliseconds for which it is known where something was shown, and how it was answered."""

LEAVES_KEPT = 365 * DAY
"""Milliseconds for which a leave counts; what is older takes nothing from the next."""

BATCH = 500
"""Rows removed in one go, so that nobody waits for long."""

PAPERS = (
    "challenges",
    "lobby_seats",
    "lobbies",
    "clan_invites",
    "clan_war_fighters",
    "clan_wars",
    "tellings",
    "notices",
    "offers",
    "summonses",
    "reports",
    "stumbles",
)
"""What is kept for a while after it was closed or over."""


@dataclass(frozen=True)
class Retention:
    """Removes what has been kept long enough."""

    dojo: Dojo

    async def sweep(self) -> int:
        """Remove some of what is due, and return how many rows that were."""

        async def work(tx: Tx) -> int:
            now = self.dojo.now()
            removed = await tx.run("old_leaves", before=now - LEAVES_KEPT, most=BATCH)
            removed += await tx.run("old_mutes", before=now, most=BATCH)
            removed += await tx.run("old_voices", before=now, most=BATCH)
            removed += await tx.run("old_reliability", before=now, most=BATCH)
            for table in PAPERS:
                removed += await tx.run(f"stale_{table}", before=now - PAPERS_KEPT, most=BATCH)
            return removed

        return await self.dojo.store.transact(work)
