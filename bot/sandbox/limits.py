"""Rate limits as Discord announces and enforces them, one bucket per route and channel."""

import time
from collections import deque

from bot.sandbox.request import LoggedRequest, Reply

Headers = dict[str, str]


class Limits:
    """A sliding window per bucket. Generous by default: tests that are about limits set their own."""

    def __init__(self, count: int = 50, seconds: float = 1.0) -> None:
        self.count = count
        self.seconds = seconds
        self._used: dict[str, deque[float]] = {}

    def take(self, request: LoggedRequest) -> tuple[Headers, Reply | None]:
        """Count a request; return the headers for its answer, and the refusal if it is one too many."""
        bucket = _bucket(request)
        used = self._used.setdefault(bucket, deque())
        now = time.monotonic()
        while used and used[0] <= now - self.seconds:
            used.popleft()
        allowed = len(used) < self.count
        if allowed:
            used.append(now)
        wait = used[0] + self.seconds - now if used else self.seconds
        headers = {
            "X-RateLimit-Bucket": request.route,  # without the channel, as Discord names it
            "X-RateLimit-Limit": str(self.count),
            "X-RateLimit-Remaining": str(self.count - len(used)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
        }
        return headers, None if allowed else too_many(wait)


def too_many(retry_after: float) -> Reply:
    """Build a 429. The ``Via`` header tells clients it comes from Discord itself, not from a proxy's ban."""
    return Reply(
        429,
        {"message": "You are being rate limited.", "retry_after": retry_after, "global": False},
        {"Via": "1.1 google", "Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": "user"},
    )


def _bucket(request: LoggedRequest) -> str:
    """Name the bucket by route and major parameter: the channel, or the interaction's token."""
    major = (
        request.path.strip("/").split("/")[1:3]
        if request.kind == "interaction"
        else request.path.split("/")[2:3]
    )
    return f"{request.route}:{':'.join(major)}"
