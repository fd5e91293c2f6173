"""How long things that are no longer needed are kept, as ``docs/privacy.md`` states."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.ended import take_ended
from bot.play.ground.one_transaction import transaction
from bot.play.ground.times import DAY
from bot.store.engine import Tx
from bot.store.moment import Moment

PAPERS_KEPT = 90 * DAY
"""Milliseconds for which the bot remembers where something was shown, and how it was answered."""

LEAVES_KEPT = 365 * DAY
"""Milliseconds for which a leave counts; older ones do not reduce the next."""

PUZZLES_KEPT = 365 * DAY
"""Milliseconds for which a puzzle answer counts towards a streak."""

BATCH = 500
"""Rows removed per transaction, so that nobody waits long."""

OUTDATED = ("mutes", "voices", "reliability", "spent")
"""Tables whose rows name their own expiry."""

PAPERS = (
    "challenges",
    "queued",
    "lobby_seats",
    "lobbies",
    "clan_invites",
    "clan_war_fighters",
    "clan_wars",
    "reports",
    "stumbles",
    "strandings",
    "noticeboards",
)
"""Tables kept for a while after closing."""

ENDED: Mapping[str, tuple[str, ...]] = {
    "matches": ("tellings", "notices", "offers", "substitutions"),
    "gatherings": ("summonses",),
}
"""Tables kept for good, each with those of its tables that are kept only for a while."""

ENDED_BATCH = 50
"""Most of these processed per transaction."""


@dataclass(frozen=True)
class Retention:
    """Removes what has been kept long enough."""

    context: Context

    async def sweep(self) -> int:
        """Remove some of what is due, each kind in its own transaction; return how much that was."""
        now = self.context.now()
        papers_before = Moment(now - PAPERS_KEPT)
        kinds = {
            "leaves": partial(self._remove, "leaves", Moment(now - LEAVES_KEPT)),
            "puzzle_answers": partial(self._remove, "puzzle_answers", Moment(now - PUZZLES_KEPT)),
            **{table: partial(self._remove, table, now) for table in OUTDATED},
            **{table: partial(self._remove, table, papers_before) for table in PAPERS},
            **{table: partial(self._clear, table, papers_before) for table in ENDED},
        }
        removed = 0
        for table, remove in kinds.items():
            with contained("retention stumbled", table=table):
                removed += await remove()
        return removed

    async def _remove(self, table: str, before: Moment) -> int:
        return await self.context.store.transact(
            lambda tx: tx.run(f"stale_{table}", before=before, most=BATCH)
        )

    @transaction
    async def _clear(self, tx: Tx, table: str, before: Moment) -> int:
        """Clear the papers of some matches or gatherings that ended before a moment; return how many.

        It notes how far it came, so that nothing is processed twice, though everything that ended is kept.
        """
        ended = await take_ended(tx, f"papers-cleared:{table}", table, before, ENDED_BATCH)
        for row in ended:
            for papers in ENDED[table]:
                await tx.run(f"stale_{papers}", id=row.id)
        return len(ended)
