"""What Discord refuses about commands, apart from their names and texts."""

from collections.abc import Sequence

from bot.sandbox.checks.command_rules import complaints
from bot.sandbox.request import Json, LoggedRequest, Reply

LISTED = "GET /applications/{id}/commands"
TOLD = "PUT /applications/{id}/commands"
TOLD_A_SERVER = "PUT /applications/{id}/guilds/{id}/commands"

CREATED_A_DAY = 200

ENTRY_POINT: Json = {"id": "4", "application_id": "4", "type": 4, "name": "launch", "description": ""}
"""The command that Discord makes for an application with Activities; no other list may hold its type."""


class CommandOffice:
    """Accepts or refuses commands."""

    def __init__(self) -> None:
        self.creates_left = CREATED_A_DAY
        """How many commands may be created today; one sent before is not created again."""
        self.activities = False
        """Whether the application has Activities switched on."""
        self._known: set[str] = set()

    def knows(self, commands: Sequence[Json]) -> None:
        """Count these commands as sent on an earlier day."""
        self._known |= {command["name"] for command in commands}

    def forget(self) -> None:
        """Count every command as new, as those of another version would be."""
        self._known.clear()

    def refuse(self, request: LoggedRequest) -> Reply | None:
        """Return why commands are refused; None if they are accepted, or the request is another."""
        if request.route not in (TOLD, TOLD_A_SERVER):
            return None
        commands: Sequence[Json] = request.body
        if faults := complaints(commands):
            return Reply(400, {"code": 50035, "message": f"Invalid Form Body: {'; '.join(faults)}"})
        if request.route == TOLD_A_SERVER:
            return None
        if self.activities:
            return Reply(400, {"code": 50240, "message": "The Entry Point command cannot be removed in bulk"})
        new = {command["name"] for command in commands} - self._known
        if len(new) > self.creates_left:
            return Reply(400, {"code": 30034, "message": "Maximum number of daily creates has been reached"})
        self.creates_left -= len(new)
        self._known |= new
        return None

    def listed(self, request: LoggedRequest, reply: Reply) -> Reply:
        """Return the reply to a request, with the entry point among the commands if there is one."""
        if request.route == LISTED and self.activities:
            return Reply(reply.status, [*reply.body, ENTRY_POINT])
        return reply
