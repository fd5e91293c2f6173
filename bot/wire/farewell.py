"""The bot's last moments on Discord: it answers whoever has pressed, hears no more, and sends what is due."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
import structlog

from bot.wire.outbox import Outbox

log = structlog.get_logger()

PATIENCE_AT_CLOSE = 10.0
"""Seconds that answers under way get to finish before the bot goes, and as many that the outbox gets."""

PATIENCE_WHILE_DOWN = 0.5
"""The same while there is no connection to Discord, so that they will hardly finish."""

PATIENCE_TO_PART = 1.0
"""Seconds that Discord gets to agree that a connection ends; the library would wait for half a minute."""


async def farewell(
    client: discord.AutoShardedClient,
    outbox: Outbox,
    answer_all: Callable[[float], Awaitable[None]],
    *,
    connected: bool,
) -> None:
    """Finish what is under way, and send what is due."""
    patience = PATIENCE_AT_CLOSE if connected else PATIENCE_WHILE_DOWN
    await answer_all(patience)
    # Else people who go on pressing keep the outbox full, and some are cut off in the middle.
    await _part(client)
    await answer_all(patience)  # whoever came in the meantime
    # Before that the outbox does not run, and would never be finished.
    if client.is_ready():
        await _last_round(outbox, patience)


async def _part(client: discord.AutoShardedClient) -> None:
    """Hear of no more presses."""
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
