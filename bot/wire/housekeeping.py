"""Housekeeping: compares which servers the bot is in, deletes what was kept long enough, packs old logs."""

import asyncio

import discord
import structlog

from bot.play.match.packing import Packing
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.wire.permits import is_shown
from bot.wire.welcome import joining_of

log = structlog.get_logger()

TIDY_EVERY = 3600.0
"""Seconds between two rounds."""


class Housekeeping:
    """Makes the rounds."""

    def __init__(
        self, client: discord.AutoShardedClient, servers: Servers, retention: Retention, packing: Packing
    ) -> None:
        self._client = client
        self._servers = servers
        self._retention = retention
        self._packing = packing

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
        """Compare the servers first: one that has added us again since the last start must not be deleted.

        A server in an outage still has us, but Discord does not say since when; it is greeted once it is
        back.
        """
        present = {guild.id for guild in self._client.guilds}
        await self._servers.compare(present)
        await self._servers.catch_up(map(joining_of, filter(is_shown, self._client.guilds)))
        # Slice by slice: an interrupted deletion continues in the next round.
        while await self._servers.sweep():
            pass
        # This work belongs to no server, so one process does it.
        if self._servers.context.share.leads:
            while await self._retention.sweep():
                pass
            await self._packing.sweep()
            await self._servers.context.store.take_stock()
