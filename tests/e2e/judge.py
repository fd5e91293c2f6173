"""The local Discord whose every request is judged by Discord's own document when it closes.

Each request must also be of a kind that a host's check tries out, so that the check covers all the bot asks
for.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.check.check import KINDS
from bot.sandbox.server import LocalDiscord
from tests.oracle import oracle


@asynccontextmanager
async def judged() -> AsyncGenerator[LocalDiscord]:
    """Open a Discord; at the end, check that every request it got conforms to Discord's document."""
    async with LocalDiscord.open() as local:
        yield local
    assert oracle().complaints(local.requests) == []
    untried = {request.route for request in local.requests} - KINDS
    assert untried == set(), f"python -m bot check has no line for {untried}"
