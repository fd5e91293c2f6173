"""When a shard may identify: Discord sorts shards into buckets, and takes one of each in five seconds."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog
from discord.shard import SessionStartLimits

log = structlog.get_logger()

APART = 5.0
"""Seconds between two shards of a bucket that identify."""


class Identifying:
    """Keeps shards of one bucket apart; the library lets them identify one after the other."""

    def __init__(self, limits: Callable[[], Awaitable[SessionStartLimits]]) -> None:
        self._limits = limits
        self._buckets: int | None = None
        self._last: dict[int, float] = {}
        """When each shard last identified."""

    async def wait(self, shard: int) -> None:
        """Wait until a shard may identify."""
        clock = asyncio.get_running_loop().time
        if self._last:  # the first has nobody to wait for, so a bot of one shard asks Discord nothing
            buckets = await self._counted()
            rivals = [at for other, at in self._last.items() if other % buckets == shard % buckets]
            await asyncio.sleep(max(rivals, default=clock() - APART) + APART - clock())
        self._last[shard] = clock()

    async def _counted(self) -> int:
        """Return how many buckets there are; one where Discord does not say."""
        if self._buckets is None:
            try:
                self._buckets = (await self._limits()).max_concurrency
            except discord.DiscordException as error:
                log.info("Discord does not say how many shards may identify at once", error=str(error))
        return self._buckets or 1
