"""The local Discord whose every request is judged by Discord's own document, once it closes."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.sandbox.server import LocalDiscord
from tests.oracle import oracle


@asynccontextmanager
async def judged() -> AsyncGenerator[LocalDiscord]:
    """Open a Discord; at the end, every request it got must be as Discord's document wants it."""
    async with LocalDiscord.open() as local:
        yield local
    assert oracle().complaints(local.requests) == []
