"""Rate limits as Discord announces and enforces them, one bucket per route and channel.

Edits of messages older than an hour have another limit in each channel. Discord does not announce it and
documents no number; people report three in twenty seconds.
"""

import time
from collections import defaultdict, deque

from discord.utils import DISCORD_EPOCH

from bot.play.ground.times import HOUR
from bot.sandbox.request import Json, LoggedRequest, Reply
from bot.store.moment import Moment

Headers = dict[str, str]

EDIT = "PATCH /channels/{id}/messages/{id}"
OLD_MESSAGE_EDITS: Json = {
    "message": "Maximum number of edits to messages older than 1 hour reached. Try again later",
    "code": 30046,
}


class Limits:
    """A sliding window per bucket. Generous by default: tests of limits set their own."""

    def __init__(
        self, count: int = 50, seconds: float = 1.0, *, old_edits: int = 3, old_seconds: float = 20.0
    ) -> None:
        self._windows = defaultdict[str, Allowance](lambda: Allowance(count, seconds))
        self._rations = defaultdict[str, Allowance](lambda: Allowance(old_edits, old_seconds))

    def take(self, request: LoggedRequest, now: Moment) -> tuple[Headers, Reply | None]:
        """Count a request; return the headers for its answer, and the refusal if it exceeds a limit."""
        window = self._windows[_bucket(request)]
        allowed = window.take()
        headers = {
            "X-RateLimit-Bucket": request.route,  # without the channel, as Discord names it
            "X-RateLimit-Limit": str(window.count),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{time.time() + window.wait:.3f}",
            "X-RateLimit-Reset-After": f"{window.wait:.3f}",
        }
        if not allowed:
            return headers, too_many(window.wait)
        ration = self._rations[_channel(request)]
        if _edits_old(request, now) and not ration.take():
            return headers, too_many(ration.wait, OLD_MESSAGE_EDITS)
        return headers, None


class Allowance:
    """A number of requests within a number of seconds."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self._seconds = seconds
        self._used: deque[float] = deque()

    @property
    def left(self) -> int:
        """How many more are allowed now."""
        return self.count - len(self._used)

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return self._used[0] + self._seconds - time.monotonic() if self._used else self._seconds

    def take(self) -> bool:
        """Count a request and return True, unless it exceeds the limit."""
        now = time.monotonic()
        while self._used and self._used[0] <= now - self._seconds:
            self._used.popleft()
        if not self.left:
            return False
        self._used.append(now)
        return True


def too_many(retry_after: float, reason: Json | None = None, *, everywhere: bool = False) -> Reply:
    """Build a 429, for one bucket or for all requests of the bot.

    The ``Via`` header tells clients that it comes from Discord itself, not from a proxy's ban.
    """
    scope = {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"} if everywhere else {}
    reason = reason or {"message": "You are being rate limited."}
    return Reply(
        429,
        {**reason, "retry_after": retry_after, "global": everywhere},
        {"Via": "1.1 google", "Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": "user", **scope},
    )


def _bucket(request: LoggedRequest) -> str:
    """Return the bucket, by route and major parameter: the channel, or the interaction's token."""
    major = request.path.strip("/").split("/")[1:3] if request.kind == "interaction" else [_channel(request)]
    return f"{request.route}:{':'.join(major)}"


def _channel(request: LoggedRequest) -> str:
    return "".join(request.path.split("/")[2:3])


def _edits_old(request: LoggedRequest, now: Moment) -> bool:
    """Return whether a request edits a message older than an hour, by the time in its id."""
    written_at = (int(request.path.split("/")[-1]) >> 22) + DISCORD_EPOCH if request.route == EDIT else now
    return now - written_at > HOUR
