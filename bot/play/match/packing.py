"""Pack the logs of old matches: one row per match instead of one per turn."""

from dataclasses import dataclass

import structlog

from bot.play.ground.context import Context
from bot.play.ground.ended import take_ended
from bot.play.ground.one_transaction import transaction
from bot.play.ground.times import DAY
from bot.store.engine import Tx
from bot.store.errors import ContentBroken, QueryError
from bot.store.moment import Moment
from bot.store.turn_log import pack

log = structlog.get_logger()

LOOSE = 14 * DAY
"""Milliseconds after a match's end before its turns are packed.

By then its week's recap has been up for a week, and hardly anyone looks at the match again.
"""

MOST = 10_000
"""Most logs packed in one housekeeping round: more than end in an hour, few enough for a minute."""


@dataclass(frozen=True)
class Packing:
    """Packs logs, one match per transaction, so that it can stop anywhere and continue from there."""

    context: Context

    async def sweep(self, most: int = MOST) -> int:
        """Pack due logs, ``most`` at most; return how many matches were processed."""
        for number in range(most):
            try:
                found = await self._next(keep=False)
            except (ContentBroken, QueryError) as error:
                log.warning("a log that cannot be read stays as it is", error=str(error))
                # The error rolled back the progress: without this, the same log would come up for ever.
                found = await self._next(keep=True)
            if not found:
                return number
        return most

    @transaction
    async def _next(self, tx: Tx, *, keep: bool) -> bool:
        """Pack the log of the next match, or ``keep`` it unpacked; return whether there was one."""
        before = Moment(self.context.now() - LOOSE)
        ended = await take_ended(tx, "logs-packed", "matches", before, most=1)
        if ended and not keep:
            await pack(tx, ended[0].id)
        return bool(ended)
