"""Which shards a process has, and when each may identify.

Discord sorts shards into buckets, and accepts one per bucket every five seconds.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord.shard import SessionStartLimits

from bot.store.peers import Peers
from bot.store.share import WHOLE, Share

log = structlog.get_logger()

APART = 5.0
"""Seconds between two identifying shards of a bucket."""


def shards_of(share: Share) -> dict[str, Any]:
    """Return the library's options for a process's shards; a lone process has as many as Discord advises."""
    return {} if share == WHOLE else {"shard_count": share.shards, "shard_ids": list(share.numbers)}


class Identifying:
    """Keeps shards of one bucket apart, even across processes.

    The library makes those of one process identify one after another.
    """

    def __init__(
        self, limits: Callable[[], Awaitable[SessionStartLimits]], peers: Peers, share: Share
    ) -> None:
        self._limits = limits
        self._peers = peers
        self._share = share
        self._buckets: int | None = None
        self._last: dict[int, float] = {}
        """When each shard last identified."""

    async def wait(self, shard: int) -> None:
        """Wait until a shard may identify."""
        clock = asyncio.get_running_loop().time
        # The first has none to wait for, so a bot with one shard asks Discord nothing.
        if self._last or not self._share.is_whole:
            buckets = await self._counted()
            rivals = [at for other, at in self._last.items() if other % buckets == shard % buckets]
            await asyncio.sleep(max(rivals, default=clock() - APART) + APART - clock())
            await self._peers.take_turn(shard % buckets, APART)
        self._last[shard] = clock()

    async def _counted(self) -> int:
        """Return how many buckets there are; 1 if Discord does not say."""
        if self._buckets is None:
            try:
                self._buckets = (await self._limits()).max_concurrency
            except discord.DiscordException as error:
                log.info("Discord does not say how many shards may identify at once", error=str(error))
        return self._buckets or 1
