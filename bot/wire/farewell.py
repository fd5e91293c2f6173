"""The bot's last moments on Discord: it answers open interactions, disconnects, and sends what is due."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
import structlog

from bot.wire.outbox import Outbox

log = structlog.get_logger()

PATIENCE_AT_CLOSE = 10.0
"""Seconds for answers under way to finish before the bot leaves, and as many for the outbox."""

PATIENCE_WHILE_DOWN = 0.5
"""The same without a connection to Discord, when they will hardly finish."""

PATIENCE_TO_PART = 1.0
"""Seconds for Discord to agree to close a connection; the library would wait for half a minute."""


async def farewell(
    client: discord.AutoShardedClient,
    outbox: Outbox,
    answer_all: Callable[[float], Awaitable[None]],
    *,
    connected: bool,
) -> None:
    """Finish the work under way, and send what is due."""
    patience = PATIENCE_AT_CLOSE if connected else PATIENCE_WHILE_DOWN
    await answer_all(patience)
    # Otherwise new presses keep the outbox full, and some are cut off in the middle.
    await _part(client)
    await answer_all(patience)  # those that came in the meantime
    # Before it is ready, the outbox does not run and would never finish.
    if client.is_ready():
        await _last_round(outbox, patience)


async def _part(client: discord.AutoShardedClient) -> None:
    """Disconnect, so that no more presses arrive."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_TO_PART):
            parting = (shard.disconnect() for shard in client.shards.values())
            await asyncio.gather(*parting, return_exceptions=True)


async def _last_round(outbox: Outbox, patience: float) -> None:
    try:
        async with asyncio.timeout(patience):
            await outbox.finish()
    except TimeoutError:
        log.warning("left with parcels waiting; they go out after the next start")
