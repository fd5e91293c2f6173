"""Keeps house: knows which servers the bot is in, and removes what has been kept long enough."""

import asyncio

import discord
import structlog

from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.store.ids import GuildId
from bot.wire.permits import is_shown
from bot.wire.welcome import joining_of

log = structlog.get_logger()

TIDY_EVERY = 3600.0
"""Seconds between two rounds."""


class Housekeeping:
    """Makes its rounds."""

    def __init__(self, client: discord.AutoShardedClient, servers: Servers, retention: Retention) -> None:
        self._client = client
        self._servers = servers
        self._retention = retention

    async def run(self) -> None:
        """Make a round every hour, whatever goes wrong."""
        await self._client.wait_until_ready()
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("housekeeping stumbled")
            await asyncio.sleep(TIDY_EVERY)

    async def tidy(self) -> None:
        """Compare the servers first: one that has us back since the last start must not be removed.

        One in an outage is still ours, but Discord does not say since when; it is greeted once it is back.
        """
        present = {guild.id for guild in self._client.guilds}
        known = [guild.guild_id for guild in await self._servers.known()]
        await self._servers.compare(present, [guild_id for guild_id in known if self._hears_of(guild_id)])
        await self._servers.catch_up(map(joining_of, filter(is_shown, self._client.guilds)))
        while await self._servers.sweep():
            pass
        while await self._retention.sweep():
            pass
        await self._servers.context.store.take_stock()

    def _hears_of(self, guild_id: GuildId) -> bool:
        """Tell whether this process is told of a server; with several, each has its own shards."""
        ids = self._client.shard_ids
        return ids is None or (guild_id >> 22) % self._client.shard_count in ids
