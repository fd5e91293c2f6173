"""Who is woken when something was written: the loops of this process, and those of the others."""

import asyncio
from collections.abc import Collection

import structlog

from bot.play.match.turns import ENDING, HOUSE_ASKING
from bot.play.messages.parcels import POSTING
from bot.store.peers import RECONNECTED, Peers
from bot.wire.budget import Budget
from bot.wire.house_table import HouseTable
from bot.wire.outbox import Outbox

log = structlog.get_logger()

HOUSE, SWEEP, SEND, REST = "house", "sweep", "send", "rest"
"""What processes tell one another: who is to look at what, and for how long Discord wants nothing."""


class Waking:
    """Wakes the loops, so that nobody waits until they look by themselves."""

    def __init__(self, peers: Peers, outbox: Outbox, house_table: HouseTable, budget: Budget) -> None:
        self.sweep = asyncio.Event()
        """Set where something is to be settled at once."""
        self._peers = peers
        self._outbox = outbox
        self._house_table = house_table
        self._budget = budget
        peers.listen(self._heard)

    def hear(self, queries: Collection[str]) -> None:
        """Send what was just posted; where a match has ended, only once that is followed up.

        So its last board shows the honor of a gathering that was won by it.
        """
        words = [HOUSE] if HOUSE_ASKING in queries else []
        if ENDING in queries:
            words.append(SWEEP)
        elif not POSTING.isdisjoint(queries):
            words.append(SEND)
        for word in words:
            self._act_on(word)
            # What was done here may be another's to send: a press by DM comes to the first shard alone.
            self._peers.tell(word)

    def rest(self, seconds: float) -> None:
        """Rest, and have the others rest: Discord has had too much of the whole bot."""
        log.warning("Discord wants no requests for a while", seconds=seconds)
        self._budget.rest(seconds)
        resting = f"{REST}:{seconds}"
        self._peers.tell(resting)

    def _heard(self, word: str) -> None:
        """Act on a word of another process; where some may have been missed, on all there are."""
        kind, _, seconds = word.partition(":")
        if kind == REST:
            log.info("another process was asked to rest", seconds=seconds)
            self._budget.rest(float(seconds))
            return
        for each in (HOUSE, SWEEP) if word == RECONNECTED else (kind,):
            self._act_on(each)

    def _act_on(self, word: str) -> None:
        if word == HOUSE:
            self._house_table.wake()
        elif word == SWEEP:
            self.sweep.set()
        else:
            self._outbox.wake()
