"""Counts Discord's recent denials, and logs the unexpected ones.

Discord bans an address for a while after 10,000 requests in ten minutes that it answered with 401, 403 or
429. Several processes, and other bots of the same host, may share that address.
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
"""Seconds over which Discord counts."""

MOST = 1_000
"""Denials in that time after which the outbox rests: a tenth of Discord's limit."""

TOO_MANY = 429

COUNTED = frozenset({401, 403, TOO_MANY})

TELL_EVERY = 86_400.0
"""Seconds before the same unlisted denial is logged again."""

LONGEST_TEXT = 200


class Denials:
    """The denials of the last ten minutes, and the unlisted ones logged today."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._now = now
        self._at = deque[float]()
        self._told: dict[tuple[str, int, int], float] = {}
        self._resting = False
        self.on_global: Callable[[float], None] = lambda _seconds: None
        """Called when Discord refuses the whole bot, with the seconds."""

    @property
    def spent(self) -> bool:
        """Whether Discord has denied so much that nothing more may be tried for now."""
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
        """Return a trace that counts all answers of Discord, including those that the library retries."""

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
        """Warn of an unlisted denial, once a day for each kind of parcel and code."""
        kind, now = (what, error.status, error.code), self._now()
        if now < self._told.get(kind, 0.0):
            return
        self._told[kind] = now + TELL_EVERY
        text = error.text[:LONGEST_TEXT] if error.code else ""  # without a code it is a proxy's page
        log.warning("Discord denied it", what=what, status=error.status, code=error.code, text=text)


def _seconds(written: str) -> float:
    """Read for how long Discord wants no requests; a second if it does not say."""
    try:
        return min(float(written), WINDOW)
    except ValueError:
        return 1.0
