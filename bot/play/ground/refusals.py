"""Refusals: what a person is told when something is not possible.

Refusal           a sentence for the person, by its key in the message catalogue
├── Stale         the control belongs to a moment that has passed
├── Unreadable    the control cannot have sent this
├── NotYours      it is another person's to do
└── Gone          what it was about is over or was never there

Rules raise ``rules.game.Rejection``, which knows no catalogue; ``refusing`` turns it into a Refusal, so that
code that shows refusals handles one hierarchy. Any other exception is a bug.
"""

from collections.abc import Generator
from contextlib import contextmanager

from rules.game import Rejection


class Refusal(Exception):  # noqa: N818  a kind "no", not a fault
    """Something that cannot be done, with the key and facts of the sentence for it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Stale(Refusal):
    """A control of an earlier turn was used."""


class Unreadable(Refusal):
    """What came with a control was forged, or belongs to a version from before an update."""

    def __init__(self) -> None:
        super().__init__("old-control")


class NotYours(Refusal):
    """It belongs to another person."""


class Gone(Refusal):
    """It has ended or never existed."""


@contextmanager
def refusing() -> Generator[None]:
    """Turn a rejection by the rules into a refusal."""
    try:
        yield
    except Rejection as rejection:
        raise Refusal(f"rejection-{rejection.reason}", **rejection.facts) from rejection
