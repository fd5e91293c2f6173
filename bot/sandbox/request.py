"""A REST request as the local Discord received it."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file sent with a request."""

    filename: str
    data: bytes
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a request. No body means 204; a text is a proxy's page."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict[str, str])


@dataclass(slots=True, eq=False)
class LoggedRequest:
    """One request of the bot, kept for the log."""

    method: str
    path: str
    """Without the ``/api/v10`` in front, such as ``/channels/123/messages``."""
    body: Any = None
    query: dict[str, str] = field(default_factory=dict[str, str])
    uploads: tuple[Upload, ...] = ()
    status: int | None = None
    """None while it is handled, and forever if its answer was swallowed."""
    time: float = field(default_factory=time.monotonic)
    """Seconds on the monotonic clock, at arrival."""

    @property
    def kind(self) -> Literal["interaction", "bot"]:
        """Whether it answers an interaction, which no global limit counts, or is the bot's own request."""
        return "interaction" if self.path.startswith(("/interactions/", "/webhooks/")) else "bot"

    @property
    def route(self) -> str:
        """The method and path, with ids and tokens replaced, such as ``POST /channels/{id}/messages``."""
        parts = self.path.strip("/").split("/")
        named = ["{id}" if part.isdecimal() else part for part in parts]
        if self.kind == "interaction" and len(named) > 2:  # noqa: PLR2004  /webhooks/{id}/{token}/…
            named[2] = "{token}"
        return f"{self.method} /{'/'.join(named)}"
