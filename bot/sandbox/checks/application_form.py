"""The application as its owner has set it up in the developer portal."""

from dataclasses import dataclass, field
from typing import Literal

from bot.sandbox.request import Json, LoggedRequest, Reply

ASKED = "GET /oauth2/applications/@me"

INSTALLS = {"server": "0", "person": "1"}
"""How Discord numbers the ways of installing an application."""


@dataclass
class ApplicationForm:
    """The settings there; with the defaults, the bot works."""

    owner: Json | None = None
    """The user it belongs to; None for the bot itself."""
    team: Json | None = None
    installs: set[Literal["server", "person"]] = field(default_factory=lambda: {"server"})
    endpoint_url: str | None = None
    """Where interactions are sent instead of the gateway."""
    public: bool = True
    """Whether people other than the owner can invite it."""
    code_grant: bool = False
    """Whether an invite needs a website of the application's own, not just a click."""
    flags: int = 0
    """What is switched on for it, such as privileged intents."""

    def filled_in(self, request: LoggedRequest, reply: Reply) -> Reply:
        """Return the reply to a request, with these settings if it is about the application."""
        if request.route != ASKED or reply.body is None:
            return reply
        told: Json = {
            "integration_types_config": {INSTALLS[each]: {} for each in sorted(self.installs)},
            "interactions_endpoint_url": self.endpoint_url,
            "bot_public": self.public,
            "bot_require_code_grant": self.code_grant,
            "flags": self.flags,
            "team": self.team,
        }
        owner = {"owner": self.owner} if self.owner else {}
        return Reply(reply.status, {**reply.body, **told, **owner})
