"""What Discord has denied this process lately: counted, and told where nobody expected it.

Discord bans an address for a while that made 10,000 requests in ten minutes which it answered with 401, 403
or 429. Several processes, and other bots of the same host, may share that address.
"""

import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord
import structlog

log = structlog.get_logger()

WINDOW = 600.0
"""Seconds within which Discord counts."""

MOST = 1_000
"""Denials in that time after which the outbox rests: a tenth of what Discord bans an address for."""

TOO_MANY = 429

COUNTED = frozenset({401, 403, TOO_MANY})

TELL_EVERY = 86_400.0
"""Seconds until the same unlisted denial is told again."""

LONGEST_TEXT = 200


class Denials:
    """The denials of the last ten minutes, and the unlisted ones that were told today."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._now = now
        self._at = deque[float]()
        self._told: dict[tuple[str, int, int], float] = {}
        self._resting = False
        self.on_global: Callable[[float], None] = lambda _seconds: None
        """Called where Discord refuses the whole bot for some seconds."""

    @property
    def spent(self) -> bool:
        """Whether so much was denied that nothing more is to be tried for now."""
        while self._at and self._at[0] <= self._now() - WINDOW:
            self._at.popleft()
        spent = len(self._at) >= self.most
        if spent and not self._resting:
            log.warning("Discord denied too much of late; sending rests", denied=len(self._at))
        self._resting = spent
        return spent

    def count(self) -> None:
        """Count one more."""
        self._at.append(self._now())

    def trace(self) -> aiohttp.TraceConfig:
        """Return what lets the library have every answer of Discord's counted, also where it tries again."""

        async def heard(
            _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
        ) -> None:
            shared = ended.response.headers.get("X-RateLimit-Scope") == "shared"  # nobody's fault
            if ended.response.status in COUNTED and not shared:
                self.count()
            if ended.response.status == TOO_MANY and "X-RateLimit-Global" in ended.response.headers:
                self.on_global(_seconds(ended.response.headers.get("Retry-After", "")))

        config = aiohttp.TraceConfig()
        config.on_request_end.append(heard)
        return config

    def tell(self, what: str, error: discord.HTTPException) -> None:
        """Warn of a denial that is not listed, once a day for each kind of parcel and code."""
        kind, now = (what, error.status, error.code), self._now()
        if now < self._told.get(kind, 0.0):
            return
        self._told[kind] = now + TELL_EVERY
        text = error.text[:LONGEST_TEXT] if error.code else ""  # without a code it is some proxy's page
        log.warning("Discord denied it", what=what, status=error.status, code=error.code, text=text)


def _seconds(written: str) -> float:
    """Read how long Discord wants nothing; a second where it does not say."""
    try:
        return min(float(written), WINDOW)
    except ValueError:
        return 1.0
