"""The client of the check: connected as the bot is, but it answers nobody except for its own button."""

import asyncio
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
import discord

from bot.face.adapter import Interaction
from bot.wire.hearing import HEARING

LONGEST_WAIT = 30.0
"""Seconds that Discord may ask for before another try; for longer it is not waited."""


class Visitor(discord.AutoShardedClient):
    """Looks at Discord with the bot's token and intents; what people do there is left to the bot."""

    def __init__(self, patience_for_guilds: float) -> None:
        super().__init__(
            http_trace=self._trace(),
            guild_ready_timeout=patience_for_guilds,
            max_ratelimit_timeout=LONGEST_WAIT,
            **HEARING,
        )
        self.apart: float | None = None
        """Seconds by which Discord's clock is ahead of this machine's, as its last answer said."""
        self.on_press: Callable[[Interaction], None] = lambda _: None
        self._connecting: asyncio.Task[None] | None = None

    @property
    def discord_time(self) -> float:
        """The time in seconds, as Discord has it."""
        return time.time() + (self.apart or 0.0)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Pass a press on; nothing else is ours to answer."""
        if interaction.type is discord.InteractionType.component:
            self.on_press(interaction)

    async def go_online(self) -> None:
        """Connect to the gateway and wait until the servers are there. Raise what ends the connection."""
        self._connecting = asyncio.create_task(self.connect(reconnect=False))
        ready = asyncio.create_task(self.wait_until_ready())
        try:
            await asyncio.wait({self._connecting, ready}, return_when=asyncio.FIRST_COMPLETED)
            if self._connecting.done():
                self._connecting.result()
                # Closed without an error, it will never be ready.
                raise ConnectionError
        finally:
            ready.cancel()

    async def leave(self) -> None:
        """Close every connection."""
        await self.close()
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)

    def _trace(self) -> aiohttp.TraceConfig:
        async def heard(
            _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
        ) -> None:
            if written := ended.response.headers.get("Date"):
                # The header leaves out parts of a second.
                self.apart = parsedate_to_datetime(written).timestamp() + 0.5 - time.time()

        config = aiohttp.TraceConfig()
        config.on_request_end.append(heard)
        return config
