"""The check's client, which connects like the bot but answers only its own button."""

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
"""Most seconds to wait before another try; if Discord asks for more, the request fails."""


class Visitor(discord.AutoShardedClient):
    """Visits Discord with the bot's token and intents; it leaves all other interactions to the bot."""

    def __init__(self, patience_for_guilds: float) -> None:
        super().__init__(
            http_trace=self._trace(),
            guild_ready_timeout=patience_for_guilds,
            max_ratelimit_timeout=LONGEST_WAIT,
            **HEARING,
        )
        self.apart: float | None = None
        """Seconds by which Discord's clock is ahead of this machine's, by its last answer."""
        self.on_press: Callable[[Interaction], None] = lambda _: None
        self._connecting: asyncio.Task[None] | None = None

    @property
    def discord_time(self) -> float:
        """Discord's time, in seconds."""
        return time.time() + (self.apart or 0.0)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Pass a press on; all else is for the bot to answer."""
        if interaction.type is discord.InteractionType.component:
            self.on_press(interaction)

    async def go_online(self) -> None:
        """Connect to the gateway and wait for the servers to appear. Raise whatever ends the connection."""
        self._connecting = asyncio.create_task(self.connect(reconnect=False))
        ready = asyncio.create_task(self.wait_until_ready())
        try:
            await asyncio.wait({self._connecting, ready}, return_when=asyncio.FIRST_COMPLETED)
            if self._connecting.done():
                self._connecting.result()
                # A connection closed without an error will never be ready.
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
                # The header omits fractions of a second.
                self.apart = parsedate_to_datetime(written).timestamp() + 0.5 - time.time()

        config = aiohttp.TraceConfig()
        config.on_request_end.append(heard)
        return config
