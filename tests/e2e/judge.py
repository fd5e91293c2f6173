"""A local Discord whose every request is judged by Discord's own document, once it closes."""

import json
import re
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import asynccontextmanager

from bot.sandbox.request import Request
from bot.sandbox.server import LocalDiscord
from tests.oracle import oracle

JUDGED: set[str] = set()
"""What the requests were like that have been judged in this test run."""


@asynccontextmanager
async def judged() -> AsyncGenerator[LocalDiscord]:
    """Open a Discord; at the end, every request it got must be as Discord's document wants it."""
    async with LocalDiscord.open() as local:
        yield local
    assert oracle().complaints(unlike(local.requests)) == []


def unlike(requests: Iterable[Request]) -> Iterator[Request]:
    """Leave out what is like a request judged before: those that differ in numbers alone are alike."""
    for request in requests:
        kind = re.sub(r"\d+", "0", json.dumps([request.route, request.body]))
        if kind not in JUDGED:
            JUDGED.add(kind)
            yield request
