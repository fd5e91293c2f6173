"""Wakes the loops of this process and of the others when something was written."""

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
"""The words that processes tell one another: what to look at, and how long Discord wants no requests."""


class Waking:
    """Wakes the loops, so that nobody waits until they look by themselves."""

    def __init__(self, peers: Peers, outbox: Outbox, house_table: HouseTable, budget: Budget) -> None:
        self.sweep = asyncio.Event()
        """Set when something has to be settled at once."""
        self._peers = peers
        self._outbox = outbox
        self._house_table = house_table
        self._budget = budget
        peers.listen(self._heard)

    def hear(self, queries: Collection[str]) -> None:
        """Send what was just posted; if a match has ended, only after the sweep has followed that up.

        Its last board can then show the honor of a gathering won with it.
        """
        words = [HOUSE] if HOUSE_ASKING in queries else []
        if ENDING in queries:
            words.append(SWEEP)
        elif not POSTING.isdisjoint(queries):
            words.append(SEND)
        for word in words:
            self._act_on(word)
            # Another process may have to send what was done here: DM presses reach only the first shard.
            self._peers.tell(word)

    def rest(self, seconds: float) -> None:
        """Rest, and tell the others to rest: Discord has had too many requests from the whole bot."""
        log.warning("Discord wants no requests for a while", seconds=seconds)
        self._budget.rest(seconds)
        resting = f"{REST}:{seconds}"
        self._peers.tell(resting)

    def _heard(self, word: str) -> None:
        """Act on a word of another process; after a reconnection, on every word."""
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
