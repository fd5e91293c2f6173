"""The outcome of a check."""

from dataclasses import dataclass

from bot.check.finding import Finding, Grade
from bot.check.walk import MARK
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord


@dataclass(frozen=True)
class Course:
    """How a check ended, what it found, and what was printed."""

    code: int
    findings: dict[str, Finding]
    out: str
    err: str

    def graded(self, grade: Grade) -> set[str]:
        """Return the lines of a grade."""
        return {name for name, finding in self.findings.items() if finding.grade is grade}

    def key(self, line: str) -> str:
        """Return the key of what was said about a line."""
        said = self.findings[line].said
        return said.key if said else ""


def left_behind(local: LocalDiscord) -> list[Json | str]:
    """Return everything that still bears the mark of a check: messages, events, and open threads."""
    seen = [message for person in local.people.values() for message in person.messages(person.dm)]
    seen += local.seen_by(local.people["Aya"])
    messages = [message for message in seen if MARK in texts(message)]
    return [*messages, *local.events, *(thread.name for thread in local.threads if _is_awake(local, thread))]


def _is_awake(local: LocalDiscord, thread: Channel) -> bool:
    changes = [
        request.body
        for request in local.requests
        if (request.method, request.path, request.status) == ("PATCH", f"/channels/{thread.id}", 200)
    ]
    return changes[-1:] != [{"archived": True}]
