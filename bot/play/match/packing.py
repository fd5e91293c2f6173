"""The logs of matches that ended long ago are packed: a row for each match instead of one for each turn."""

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
"""Milliseconds after the end of a match for which its turns stay rows.

By then the recap of its week has stood for a week, and hardly anybody looks at the match again.
"""

MOST = 10_000
"""Logs packed in one round of the housekeeping: more than end in an hour, few enough for a minute."""


@dataclass(frozen=True)
class Packing:
    """Packs logs, one match in each transaction, so that it can end anywhere and goes on from there."""

    context: Context

    async def sweep(self, most: int = MOST) -> int:
        """Pack what is due, so many logs at most; return how many matches were looked at."""
        for number in range(most):
            try:
                found = await self._next(keep=False)
            except (ContentBroken, QueryError) as error:
                log.warning("a log that cannot be read stays as it is", error=str(error))
                # The error has rolled back how far it had come: else the same log would be the next for ever.
                found = await self._next(keep=True)
            if not found:
                return number
        return most

    @transaction
    async def _next(self, tx: Tx, *, keep: bool) -> bool:
        """Pack the log of the next match, or ``keep`` it as it is; say whether there was one."""
        before = Moment(self.context.now() - LOOSE)
        ended = await take_ended(tx, "logs-packed", "matches", before, most=1)
        if ended and not keep:
            await pack(tx, ended[0].id)
        return bool(ended)
